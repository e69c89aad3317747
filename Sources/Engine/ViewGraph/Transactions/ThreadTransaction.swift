import Foundation

/// The current transaction of a thread. The main actor need not run on the first thread of the process, so testing
/// for the main thread would be wrong.
final class ThreadTransaction {
  var transaction = Transaction()

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { pointer in
      if let pointer { Unmanaged<ThreadTransaction>.fromOpaque(pointer).release() }
    }
    return key
  }()

  static var box: ThreadTransaction {
    if let pointer = pthread_getspecific(key) {
      return Unmanaged<ThreadTransaction>.fromOpaque(pointer).takeUnretainedValue()
    }
    let made = ThreadTransaction()
    pthread_setspecific(key, Unmanaged.passRetained(made).toOpaque())
    return made
  }
}
