// Which pages the web view may load, and what happens when loading fails.

import UIKit
import WebKit
#if canImport(LuckanBridge)
  import LuckanBridge
#endif

@MainActor
final class LuckanPages: NSObject, WKNavigationDelegate, WKUIDelegate {
  private let settings: LuckanSettings
  private weak var host: LuckanHost?
  private weak var app: LuckanApp?
  private let reload: @MainActor () -> Void
  private var ended = 0

  init(settings: LuckanSettings, host: LuckanHost, app: LuckanApp, reload: @escaping @MainActor () -> Void) {
    self.settings = settings
    self.host = host
    self.app = app
    self.reload = reload
  }

  func webView(_ webView: WKWebView, decidePolicyFor action: WKNavigationAction) async -> WKNavigationActionPolicy {
    guard let url = action.request.url?.absoluteString, !action.shouldPerformDownload else { return .cancel }
    // Without a target frame it is a new window: `createWebViewWith` decides about that.
    guard let target = action.targetFrame else { return .allow }
    let isPressed = action.navigationType == .linkActivated
    switch settings.destination(of: url, isMainFrame: target.isMainFrame, isPressed: isPressed) {
    case .inside: return .allow
    case .outside: app?.openOutside(url) { _ in }
    case .nowhere: break
    }
    return .cancel
  }

  /// A server may redirect to another site, or answer with something that is not a page.
  func webView(_ webView: WKWebView, decidePolicyFor response: WKNavigationResponse) async -> WKNavigationResponsePolicy {
    let url = response.response.url?.absoluteString ?? ""
    let isAllowed = !response.isForMainFrame || settings.isShopPage(url)
    return isAllowed && response.canShowMIMEType ? .allow : .cancel
  }

  /// Never opens a second web view: a new window is treated like a link, but never loaded inside.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for action: WKNavigationAction,
    windowFeatures: WKWindowFeatures
  ) -> WKWebView? {
    guard let url = action.request.url?.absoluteString else { return nil }
    let isPressed = action.navigationType == .linkActivated
    if settings.destination(of: url, isMainFrame: true, isPressed: isPressed) == .outside {
      app?.openOutside(url) { _ in }
    }
    return nil
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    ended = 0
  }

  func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: Error) {
    failed(error)
  }

  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: Error) {
    failed(error)
  }

  /// The page's process has ended, usually because of low memory, and would stay blank: reload once, then fail.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
    let isHidden = host?.preload?.isHidden == true
    host?.pageGone()
    // One that is loaded ahead is loaded again when it is opened.
    if isHidden { return }
    ended += 1
    if ended <= 1 { reload() } else { host?.pageFailed() }
  }

  /// Cancelled loads are not failures.
  private func failed(_ error: Error) {
    let isCancelled = (error as NSError).code == NSURLErrorCancelled
    let isByPolicy = (error as NSError).domain == "WebKitErrorDomain" && (error as NSError).code == 102
    if !isCancelled && !isByPolicy { host?.pageFailed() }
  }
}
