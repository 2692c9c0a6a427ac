// Allow-lists for the shop in this app, and what the app provides.

import Foundation

/// Allow-lists: everything else is refused.
public struct LuckanSettings: Sendable {
  /// Exact origins of the shop, such as `https://shop.example`.
  public let shopOrigins: Set<String>
  /// Root path of the shop's app mode; only pages below it open in the web view.
  public let shopPath: String
  /// Origins of the services that PDFs may be fetched from with the customer's token.
  public let serviceOrigins: Set<String>
  /// Hosts that OPEN_EXTERNAL may open by https: the shop's `checkout.redirectOrigins`, and BankID's.
  public let outsideHosts: Set<String>
  /// URL schemes of the apps that may be opened.
  public let outsideApps: Set<String>

  public init(
    shopOrigins: Set<String>, shopPath: String = "/external/", serviceOrigins: Set<String>? = nil,
    outsideHosts: Set<String> = ["app.bankid.com"], outsideApps: Set<String> = luckanAppSchemes
  ) {
    for origin in shopOrigins.union(serviceOrigins ?? []) {
      let address = LuckanAddress(origin)
      precondition(address?.origin == origin && address?.host != "", "not an exact origin")
    }
    precondition(!shopOrigins.isEmpty, "shopOrigins is empty")
    precondition(shopPath.hasPrefix("/") && shopPath.hasSuffix("/"), "shopPath must start and end with a slash")
    self.shopOrigins = shopOrigins
    self.shopPath = shopPath
    self.serviceOrigins = serviceOrigins ?? shopOrigins
    self.outsideHosts = outsideHosts
    self.outsideApps = outsideApps
  }
}

/// What the bridge needs of the app.
@MainActor
public protocol LuckanApp: AnyObject {
  /// The answer to READY; the bridge adds insets and appearance. Set a `returnUrl` that opens this app: Freja and payments
  /// need it. Called with nil too: before a load, for the theme of the first paint.
  func hello(ready: LuckanReadyPayload?) -> LuckanHelloPayload

  /// The customer's token, called only if `hello` declares `token`: after HELLO, and again with `fresh` when the token
  /// is about to expire or was rejected. Nil: none is available, and nothing is sent.
  func token(fresh: Bool, answer: @escaping @MainActor (LuckanTokenPayload?) -> Void)

  /// Opens an allowed address in its app or the browser; false if there is no app for it.
  func openOutside(_ url: String, answer: @escaping @MainActor (Bool) -> Void)

  /// Called for every message that the bridge does not handle itself. Ignore unknown ones.
  func received(_ message: LuckanMessage)

  /// For your log, and for showing an error page of your own.
  func failed(with error: LuckanError)
}

/// An error, without sensitive contents.
public enum LuckanError: Equatable, Sendable {
  /// The page did not send READY in time: offer to reload it.
  case silentPage
  /// The shop could not be loaded, because of the network or the server.
  case notLoaded
  /// The page sent an invalid message.
  case unreadable(code: LuckanFaultCode, about: String?)
  /// A message from another origin or from a frame inside the page was dropped.
  case wrongSource
  /// The app tried to send a message that the page would reject.
  case unsendable(field: String?)
}

/// Runs something after a delay. Returns the function that cancels it.
public typealias LuckanClock = @MainActor (_ seconds: Double, _ run: @escaping @MainActor () -> Void) -> @MainActor () -> Void
