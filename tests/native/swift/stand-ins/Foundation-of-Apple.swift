// What Apple's Foundation has and that of other systems has not, in outline; compiled together with the iOS files.

@_exported import Foundation
@_exported import FoundationNetworking
import ObjectiveC

extension Data.WritingOptions {
  static var completeFileProtection: Data.WritingOptions { .atomic }
}

struct HTTPCookieStringPolicy {
  static let sameSiteLax = HTTPCookieStringPolicy()
  let rawValue = ""
}

extension HTTPCookiePropertyKey {
  static let sameSitePolicy = HTTPCookiePropertyKey(rawValue: "")
}

extension NotificationCenter {
  func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {}
}
