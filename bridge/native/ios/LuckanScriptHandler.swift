// Receives what the page posts to `window.webkit.messageHandlers.luckan`.

import WebKit
#if canImport(LuckanBridge)
  import LuckanBridge
#endif

/// The web view retains its handlers, so that this one holds a weak reference to the host.
@MainActor
final class LuckanScriptHandler: NSObject, WKScriptMessageHandler {
  private weak var host: LuckanHost?

  init(host: LuckanHost) {
    self.host = host
  }

  /// Any frame of the page can call the handler, the payment provider's too: only the main frame is accepted, and only
  /// with the shop's exact origin.
  func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
    guard let text = message.body as? String else { return }
    let origin = LuckanScriptHandler.origin(of: message.frameInfo.securityOrigin)
    host?.receive(text, from: origin, isMainFrame: message.frameInfo.isMainFrame)
  }

  /// The origin as in web pages: without a default port, which is 0 here.
  static func origin(of source: WKSecurityOrigin) -> String {
    source.protocol + "://" + source.host + (source.port == 0 ? "" : ":" + String(source.port))
  }
}
