// Where the web view may go, and what happens when it cannot.
// Its structure is checked by a test; it has not been through a Swift compiler, for want of one where it is made.

import UIKit
import WebKit

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
    // Without a target frame it would be a new window: `createWebViewWith` is asked about that next.
    guard let target = action.targetFrame else { return .allow }
    let isPressed = action.navigationType == .linkActivated
    switch settings.destination(of: url, isMainFrame: target.isMainFrame, isPressed: isPressed) {
    case .inside: return .allow
    case .outside: app?.openOutside(url) { _ in }
    case .nowhere: break
    }
    return .cancel
  }

  /// A server may lead elsewhere after all, or answer with what is no page.
  func webView(_ webView: WKWebView, decidePolicyFor response: WKNavigationResponse) async -> WKNavigationResponsePolicy {
    let url = response.response.url?.absoluteString ?? ""
    let isWanted = !response.isForMainFrame || settings.isShopPage(url)
    return isWanted && response.canShowMIMEType ? .allow : .cancel
  }

  /// Never a second web view: what asks for a window goes where a link would go, but not inside.
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

  /// The page's process has ended, usually for want of memory, and would stay white. Once is chance, twice is not.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {
    host?.pageGone()
    ended += 1
    if ended <= 1 { reload() } else { host?.pageFailed() }
  }

  /// What we or a newer load have called off has not failed.
  private func failed(_ error: Error) {
    let isCancelled = (error as NSError).code == NSURLErrorCancelled
    let isByPolicy = (error as NSError).domain == "WebKitErrorDomain" && (error as NSError).code == 102
    if !isCancelled && !isByPolicy { host?.pageFailed() }
  }
}
