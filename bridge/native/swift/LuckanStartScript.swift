// What HELLO says of the page's look, for the start of the document: HELLO itself comes after the first paint.

import Foundation

extension LuckanHelloPayload {
  var startScript: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // What is no number cannot be encoded.
    let look = try? encoder.encode(Look(colorScheme: colorScheme, fontScale: fontScale, theme: theme, insets: insets))
    return "window.__LUCKAN_APPEARANCE__ = \(look.map { String(decoding: $0, as: UTF8.self) } ?? "{}")"
  }
}

private struct Look: Encodable {
  let colorScheme: LuckanColorScheme?
  let fontScale: Double?
  let theme: LuckanTheme?
  let insets: LuckanInsetsPayload?
}
