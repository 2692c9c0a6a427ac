// Where addresses may lead. The Kotlin twin of this file is compiled and tested.
// Its structure is checked by a test; it has not been through a Swift compiler, for want of one where it is made.

import Foundation

/// What the web view does with an address that it is about to go to.
enum LuckanDestination {
  /// The shop's own page, or a frame within it.
  case inside
  /// Another app or the browser, which the web view hands it to.
  case outside
  case nowhere
}

extension LuckanSettings {
  /// Whether OPEN_EXTERNAL may open this address: a known app, or a host on the list.
  func mayOpenOutside(_ url: String) -> Bool {
    guard LuckanCheck.isExternalAddress(url), let address = LuckanAddress(url) else { return false }
    return address.scheme == "https" ? outsideHosts.contains(address.host) : outsideApps.contains(address.scheme)
  }

  /// Where an address leads that the page itself goes to. Nothing but the shop's app mode opens in the web view, where
  /// it could speak over the bridge; a link that the customer has pressed may lead to any https page in the browser.
  func destination(of url: String, isMainFrame: Bool, isPressed: Bool) -> LuckanDestination {
    if !isMainFrame && isForFrames(url) { return .inside }
    if isShopPage(url) { return .inside }
    let isLink = isMainFrame && isPressed && LuckanAddress(url)?.scheme == "https"
    return isLink || mayOpenOutside(url) ? .outside : .nowhere
  }

  /// Payment and delivery providers fill frames of the shop's pages with their own.
  private func isForFrames(_ url: String) -> Bool {
    LuckanAddress(url)?.scheme == "https" || url == "about:blank" || url == "about:srcdoc"
  }

  func isShopPage(_ url: String) -> Bool {
    guard let address = LuckanAddress(url), shopOrigins.contains(address.origin) else { return false }
    // A dotted path could lead out again.
    let parts = address.path.lowercased().replacingOccurrences(of: "%2e", with: ".").split(separator: "/")
    return address.path.hasPrefix(shopPath) && !parts.contains(".") && !parts.contains("..")
  }

  /// Whether a PDF's address is one of the shop's services: only there does the customer's token go.
  func mayFetch(_ url: String) -> Bool {
    guard let address = LuckanAddress(url), serviceOrigins.contains(address.origin) else { return false }
    return address.scheme == "https" || (address.scheme == "http" && address.isThisMachine)
  }

  /// Whether a link that has opened the app is the way back from an e-ID or a payment: the `returnUrl` of HELLO.
  func isReturn(_ link: String, to returnUrl: String) -> Bool {
    guard let found = LuckanAddress(link), let expected = LuckanAddress(returnUrl) else { return false }
    return found.origin == expected.origin && found.path == expected.path
  }
}

/// A document's name as a file's: never a path, never hidden, and of its kind.
func luckanFileName(of document: LuckanPdfDocument) -> String {
  let plain = document.fileName.replacingOccurrences(of: #"[/\\:*?"<>|\p{Cc}]"#, with: "_", options: .regularExpression)
  let name = String(plain.trimmingCharacters(in: CharacterSet(charactersIn: ". ")).suffix(120))
  if name.hasSuffix(".pdf") { return name }
  return (name.isEmpty ? "dokument" : name) + ".pdf"
}
