import Foundation

/// The page of the browser preview: one document without external resources.
enum PreviewPage {
  static var response: HTTPResponse {
    let nonce = String(UInt64.random(in: .min ... .max), radix: 36)
    let page = """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>Glowworm preview</title>
      <style>\(PreviewPageStyle.text)</style>
      </head>
      <body>
      \(PreviewPageBody.text)
      <script nonce="\(nonce)">\(PreviewPageScript.text)
      \(PreviewPageCurves.text)</script>
      </body>
      </html>

      """
    var response = HTTPResponse(page, type: "text/html; charset=utf-8")
    // Pictures are vector graphics in the page: they may hold styles and bitmaps, but nothing that runs or loads.
    response.headers["Content-Security-Policy"] =
      "default-src 'none'; script-src 'nonce-\(nonce)'; style-src 'unsafe-inline'; img-src data:; font-src data:; "
      + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self' vscode-webview:"
    return response
  }
}
