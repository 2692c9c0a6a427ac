// What the page posts to `window.webkit.messageHandlers.luckan`.
// Its structure is checked by a test; it has not been through a Swift compiler, for want of one where it is made.

import WebKit

/// The web view keeps its handlers alive; this one keeps nothing alive in turn.
@MainActor
final class LuckanScriptHandler: NSObject, WKScriptMessageHandler {
  private weak var host: LuckanHost?

  init(host: LuckanHost) {
    self.host = host
  }

  /// Any frame of the page can call the handler, the payment provider's too: the main frame alone is listened to, and
  /// that only while it shows the shop's exact origin.
  func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
    guard let text = message.body as? String else { return }
    let origin = LuckanScriptHandler.origin(of: message.frameInfo.securityOrigin)
    host?.receive(text, from: origin, isMainFrame: message.frameInfo.isMainFrame)
  }

  /// As pages write it: the port is left out, here 0, where it goes without saying.
  static func origin(of source: WKSecurityOrigin) -> String {
    source.protocol + "://" + source.host + (source.port == 0 ? "" : ":" + String(source.port))
  }
}
