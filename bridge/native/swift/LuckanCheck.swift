// The checks that the generated rules call.

import Foundation

/// A payload that can be validated against its schema.
public protocol LuckanChecked: Sendable {
  func check() throws
}

/// A message does not match its schema. Names the field, never its value.
public struct LuckanMalformed: Error, Equatable {
  public let field: String?
}

enum LuckanCheck {
  /// Lengths are in UTF-16 units, as in the page. A pattern must match the whole text.
  static func text(
    _ value: String, _ field: String, min: Int = 0, max: Int = .max, pattern: String? = nil,
    by check: (String) -> Bool = { _ in true }
  ) throws {
    let length = value.utf16.count
    guard length >= min, length <= max, check(value) else { throw LuckanMalformed(field: field) }
    if let pattern = pattern, !matches(value, pattern) { throw LuckanMalformed(field: field) }
  }

  static func whole(_ value: Int, _ field: String, min: Int, max: Int) throws {
    guard value >= min, value <= max else { throw LuckanMalformed(field: field) }
  }

  static func number(_ value: Double, _ field: String, min: Double, max: Double) throws {
    guard value >= min, value <= max else { throw LuckanMalformed(field: field) }
  }

  static func count(_ value: Int, _ field: String, min: Int = 0, max: Int = .max) throws {
    guard value >= min, value <= max else { throw LuckanMalformed(field: field) }
  }

  /// Checks the syntax only; the lists decide which addresses are allowed.
  static func isAbsoluteUrl(_ text: String) -> Bool {
    matches(text, #"^[A-Za-z][A-Za-z0-9+.-]*:[^\s\p{Cc}]+$"#)
  }

  /// Whether the protocol allows opening this address outside; your app's own list decides whether it is opened.
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

  /// `$` also matches before a trailing line break, so the range is compared with the whole text.
  static func matches(_ text: String, _ pattern: String) -> Bool {
    text.range(of: pattern, options: .regularExpression) == text.startIndex..<text.endIndex
  }
}

/// URL schemes of the e-ID and payment apps that the shop opens.
public let luckanAppSchemes: Set<String> = ["bankid", "frejaeid", "swish"]
