// What the shop may do in this app, and what the app supplies. The Kotlin twin of this file is compiled and tested.
// Its structure is checked by a test; it has not been through a Swift compiler, for want of one where it is made.

import Foundation

/// Lists: nothing that is not on one is allowed.
struct LuckanSettings {
  /// Exact origins of the shop, such as `https://shop.example`.
  let shopOrigins: Set<String>
  /// Where the shop's app mode begins; only pages below it open in the web view.
  let shopPath: String
  /// Origins of the services that PDFs may be fetched from with the customer's token.
  let serviceOrigins: Set<String>
  /// Hosts that OPEN_EXTERNAL may open by https: e-ID and payment. The same as the shop's `checkout.redirectOrigins`, and BankID's.
  let outsideHosts: Set<String>
  /// Apps that may be opened, by their schemes.
  let outsideApps: Set<String>

  init(
    shopOrigins: Set<String>, shopPath: String = "/external/", serviceOrigins: Set<String>? = nil,
    outsideHosts: Set<String> = ["app.bankid.com"], outsideApps: Set<String> = luckanAppSchemes
  ) {
    for origin in shopOrigins.union(serviceOrigins ?? []) {
      let address = LuckanAddress(origin)
      precondition(address?.origin == origin && address?.host != "", "not an exact origin")
    }
    precondition(!shopOrigins.isEmpty, "which shop?")
    precondition(shopPath.hasPrefix("/") && shopPath.hasSuffix("/"), "a path begins and ends with a slash")
    self.shopOrigins = shopOrigins
    self.shopPath = shopPath
    self.serviceOrigins = serviceOrigins ?? shopOrigins
    self.outsideHosts = outsideHosts
    self.outsideApps = outsideApps
  }
}

/// The app, as the bridge needs it.
@MainActor
protocol LuckanApp: AnyObject {
  /// The answer to READY; insets are added by the bridge. Name a `returnUrl` that opens this app: Freja and payments
  /// need it.
  func hello(ready: LuckanReadyPayload?) -> LuckanHelloPayload

  /// The customer's token, asked for only if `hello` declares `token`: after HELLO, and anew (`fresh`) when the page
  /// says that it is running out or was refused. Nil: none could be had, and nothing is sent.
  func token(fresh: Bool, answer: @escaping @MainActor (LuckanTokenPayload?) -> Void)

  /// Opens an address that has passed the lists in its app or the browser; false where there is none for it.
  func openOutside(_ url: String, answer: @escaping @MainActor (Bool) -> Void)

  /// Everything that the bridge does not deal with itself. Ignore what you do not know.
  func received(_ message: LuckanMessage)

  /// For your log and for a page of your own instead of a dead one.
  func trouble(_ trouble: LuckanTrouble)
}

/// What is wrong, as a log may hold it.
enum LuckanTrouble: Equatable {
  /// The page was loaded and has not said READY in time: offer to load it anew.
  case silentPage
  /// The shop could not be loaded at all, for want of a network or of a server.
  case notLoaded
  /// What came from the page cannot be used; no contents.
  case unreadable(code: LuckanFaultCode, about: String?)
  /// Something came from another origin or from a frame within the page, and was not looked at.
  case wrongSource
  /// The app wanted to send what the page would refuse.
  case unsendable(field: String?)
}

/// Runs something later. Gives what takes the plan back.
typealias LuckanClock = @MainActor (_ seconds: Double, _ run: @escaping @MainActor () -> Void) -> @MainActor () -> Void
