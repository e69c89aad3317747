import Foundation
import OffscreenHost
import SwiftUI
import Testing

private struct SearchState: View {
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch
  var body: some View {
    if isSearching { Button("searching") { dismissSearch() } }
  }
}

private struct Fruits: View {
  @State private var query = ""
  var suggests = false
  @State private var submitted = ""
  var body: some View {
    NavigationStack {
      List(["Apple", "Apricot", "Pear"].filter { query.isEmpty || $0.lowercased().contains(query) }, id: \.self) {
        Text($0)
      }
      .overlay { SearchState() }
      .navigationTitle("Fruits \(submitted)")
      .searchable(text: $query, prompt: "Find fruit")
      .searchSuggestions {
        if suggests { Text("Try pear").searchCompletion("pear") }
      }
      .onSubmit(of: .search) { submitted = query }
    }
  }
}

@MainActor @Suite("Searching")
struct SearchableTests {
  @Test("Typing into the field under the title filters; Cancel ends the search")
  func filtering() {
    let stage = ControlStage(Fruits())
    #expect(stage.texts.contains("Find fruit"))
    #expect(!stage.texts.contains("Cancel"))
    stage.tap("Find fruit")
    _ = stage.at(1)
    #expect(stage.texts.contains("Cancel") && stage.texts.contains("searching"))
    stage.host.type("ap")
    _ = stage.at(2)
    #expect(stage.texts.contains("Apricot") && !stage.texts.contains("Pear"))
    stage.host.type("r\n")
    _ = stage.at(3)
    #expect(!stage.texts.contains("Apple"))
    #expect(stage.texts.contains("Fruits apr"))
    stage.tap("Cancel")
    _ = stage.at(4)
    #expect(stage.texts.contains("Pear") && !stage.texts.contains("searching"))
  }

  @Test("The content can end the search; a suggestion becomes the text")
  func suggestions() {
    let stage = ControlStage(Fruits(suggests: true))
    stage.tap("Find fruit")
    _ = stage.at(1)
    stage.tap("Try pear")
    _ = stage.at(2)
    #expect(stage.texts.contains("pear") && !stage.texts.contains("Apple"))
    let field = stage.host.accessibility.first { $0.traits.contains("isSearchField") }
    #expect(field?.value == "pear")
  }
}
