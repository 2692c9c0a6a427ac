// An address, parsed strictly: anything that two parsers could read differently is rejected.

import Foundation

/// User names, backslashes, white space, control characters and, in the host of a page, capitals are not accepted;
/// browsers produce none.
public struct LuckanAddress: Sendable {
  public let scheme: String
  public let host: String
  public let path: String
  private let port: String

  /// Nil: invalid.
  public init?(_ text: String) {
    guard text.utf16.count <= 8000, text.range(of: #"[\s\\\p{Cc}]"#, options: .regularExpression) == nil,
      let parts = LuckanAddress.groups(text, #"^([a-z][a-z0-9+.-]*):(?://([^/?#]*))?([^?#]*)(?:\?[^#]*)?(?:#.*)?$"#)
    else { return nil }
    let isPage = parts[0] == "https" || parts[0] == "http"
    let rule = isPage ? #"^([a-z0-9.-]+|\[::1\])(:[0-9]{1,5})?$"# : #"^([A-Za-z0-9._-]*)(:[0-9]{1,5})?$"#
    guard let server = LuckanAddress.groups(parts[1], rule) else { return nil }
    scheme = parts[0]
    host = server[0]
    port = server[1]
    path = parts[2]
  }

  /// Scheme, host and port as in a page's origin: without a default port.
  public var origin: String {
    let isDefaultPort = (scheme == "https" && port == ":443") || (scheme == "http" && port == ":80")
    return scheme + "://" + host + (isDefaultPort ? "" : port)
  }

  public var isThisMachine: Bool { ["localhost", "127.0.0.1", "[::1]"].contains(host) }

  /// The groups of a pattern that matches the whole text; an empty string for a group that did not take part.
  private static func groups(_ text: String, _ pattern: String) -> [String]? {
    let whole = NSRange(text.startIndex..., in: text)
    guard let found = try? NSRegularExpression(pattern: pattern).firstMatch(in: text, range: whole), found.range == whole
    else { return nil }
    return (1..<found.numberOfRanges).map { group in
      Range(found.range(at: group), in: text).map { String(text[$0]) } ?? ""
    }
  }
}
