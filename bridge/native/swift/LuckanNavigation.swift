// Which addresses may be opened where.

import Foundation

/// What the web view does with a navigation.
public enum LuckanDestination: Sendable {
  /// Loads it: the shop's own page, or a frame inside it.
  case inside
  /// Opens it in another app or the browser.
  case outside
  case nowhere
}

extension LuckanSettings {
  /// Whether OPEN_EXTERNAL may open this address: a known app, or a host on the allow-list.
  public func mayOpenOutside(_ url: String) -> Bool {
    guard LuckanCheck.isExternalAddress(url), let address = LuckanAddress(url) else { return false }
    return address.scheme == "https" ? outsideHosts.contains(address.host) : outsideApps.contains(address.scheme)
  }

  /// Decides about a navigation of the page. Only the shop's app mode opens in the web view, where it could use the
  /// bridge; a link that the customer has pressed may open any https page in the browser.
  public func destination(of url: String, isMainFrame: Bool, isPressed: Bool) -> LuckanDestination {
    if !isMainFrame && isForFrames(url) { return .inside }
    if isShopPage(url) { return .inside }
    let isLink = isMainFrame && isPressed && LuckanAddress(url)?.scheme == "https"
    return isLink || mayOpenOutside(url) ? .outside : .nowhere
  }

  /// Payment and delivery providers have their own frames in the shop's pages.
  private func isForFrames(_ url: String) -> Bool {
    LuckanAddress(url)?.scheme == "https" || url == "about:blank" || url == "about:srcdoc"
  }

  public func isShopPage(_ url: String) -> Bool {
    guard let address = LuckanAddress(url), shopOrigins.contains(address.origin) else { return false }
    // A path with dots could leave the app mode again.
    let parts = address.path.lowercased().replacingOccurrences(of: "%2e", with: ".").split(separator: "/")
    return address.path.hasPrefix(shopPath) && !parts.contains(".") && !parts.contains("..")
  }

  /// The address of a page of the shop, whose path is as in NAVIGATE; nil if it is none.
  public func page(_ path: String, from start: String) -> String? {
    guard let origin = LuckanAddress(start)?.origin, path.hasPrefix("/") else { return nil }
    let address = origin + shopPath + String(path.dropFirst())
    return isShopPage(address) ? address : nil
  }

  /// Whether a PDF's address is one of the shop's services, the only ones that may get the customer's token.
  public func mayFetch(_ url: String) -> Bool {
    guard let address = LuckanAddress(url), serviceOrigins.contains(address.origin) else { return false }
    return address.scheme == "https" || (address.scheme == "http" && address.isThisMachine)
  }

  /// Whether a link that has opened the app is the `returnUrl` of HELLO: the return from an e-ID or a payment.
  public func isReturn(_ link: String, to returnUrl: String) -> Bool {
    guard let found = LuckanAddress(link), let expected = LuckanAddress(returnUrl) else { return false }
    return found.origin == expected.origin && found.path == expected.path
  }
}

/// A safe file name for a document: never a path, never hidden, and with its extension.
public func luckanFileName(of document: LuckanPdfDocument) -> String {
  let plain = document.fileName.replacingOccurrences(of: #"[/\\:*?"<>|\p{Cc}]"#, with: "_", options: .regularExpression)
  let name = String(plain.trimmingCharacters(in: CharacterSet(charactersIn: ". ")).suffix(120))
  if name.hasSuffix(".pdf") { return name }
  return (name.isEmpty ? "dokument" : name) + ".pdf"
}
