// What the generated rules are written with.
// Its structure is checked by a test; it has not been through a Swift compiler, for want of one where it is made.

import Foundation

/// A payload that can be held against the rules of its schema.
protocol LuckanChecked {
  func check() throws
}

/// A message does not fit its schema. Names the field, never what it holds.
struct LuckanMalformed: Error, Equatable {
  let field: String?
}

enum LuckanCheck {
  /// Lengths count UTF-16 units, as the page's side does. A pattern is about the whole text.
  static func text(
    _ value: String, _ field: String, least: Int = 0, most: Int = .max, pattern: String? = nil,
    by check: (String) -> Bool = { _ in true }
  ) throws {
    let length = value.utf16.count
    guard length >= least, length <= most, check(value) else { throw LuckanMalformed(field: field) }
    if let pattern = pattern, !matches(value, pattern) { throw LuckanMalformed(field: field) }
  }

  static func whole(_ value: Int, _ field: String, least: Int, most: Int) throws {
    guard value >= least, value <= most else { throw LuckanMalformed(field: field) }
  }

  static func number(_ value: Double, _ field: String, least: Double, most: Double) throws {
    guard value >= least, value <= most else { throw LuckanMalformed(field: field) }
  }

  static func count(_ value: Int, _ field: String, least: Int = 0, most: Int = .max) throws {
    guard value >= least, value <= most else { throw LuckanMalformed(field: field) }
  }

  /// Whether it could be an address at all; where it may lead is for the lists to say.
  static func isAbsoluteUrl(_ text: String) -> Bool {
    matches(text, #"^[A-Za-z][A-Za-z0-9+.-]*:[^\s\p{Cc}]+$"#)
  }

  /// Whether the protocol lets this address be opened outside; whether your app does is for its own list to say.
  static func isExternalAddress(_ text: String) -> Bool {
    guard let address = LuckanAddress(text) else { return false }
    if address.scheme == "https" { return true }
    return address.scheme == "http" ? address.isThisMachine : luckanAppSchemes.contains(address.scheme)
  }

  static func isBase64(_ text: String) -> Bool {
    Data(base64Encoded: text) != nil
  }

  static func hasUrlOrBase64(_ document: LuckanPdfDocument) -> Bool {
    (document.url == nil) != (document.base64 == nil)
  }

  /// `$` also stands before a last line break: only a match of everything counts.
  static func matches(_ text: String, _ pattern: String) -> Bool {
    text.range(of: pattern, options: .regularExpression) == text.startIndex..<text.endIndex
  }
}

/// Apps that the shop sends people to: e-ID and payment.
let luckanAppSchemes: Set<String> = ["bankid", "frejaeid", "swish"]
