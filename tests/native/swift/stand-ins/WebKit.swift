// The parts of WebKit that the iOS files use, in outline.

import FoundationNetworking
import UIKit

@MainActor open class WKSecurityOrigin: NSObject {
  open var `protocol`: String { "" }
  open var host: String { "" }
  open var port: Int { 0 }
}

@MainActor open class WKFrameInfo: NSObject {
  open var isMainFrame: Bool { false }
  open var securityOrigin: WKSecurityOrigin { fatalError() }
}

@MainActor open class WKScriptMessage: NSObject {
  open var body: Any { "" }
  open var frameInfo: WKFrameInfo { fatalError() }
}

@MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage)
}

public enum WKUserScriptInjectionTime: Sendable { case atDocumentStart, atDocumentEnd }

@MainActor open class WKUserScript: NSObject {
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {}
}

@MainActor open class WKUserContentController: NSObject {
  open func add(_ handler: any WKScriptMessageHandler, name: String) {}
  open func addUserScript(_ script: WKUserScript) {}
  open func removeAllUserScripts() {}
}

@MainActor open class WKHTTPCookieStore: NSObject {
  open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {}
}

@MainActor open class WKWebsiteDataStore: NSObject {
  open var httpCookieStore: WKHTTPCookieStore { fatalError() }
}

@MainActor public protocol WKURLSchemeTask: NSObjectProtocol {
  var request: URLRequest { get }
  func didReceive(_ response: URLResponse)
  func didReceive(_ data: Data)
  func didFinish()
  func didFailWithError(_ error: any Error)
}

@MainActor public protocol WKURLSchemeHandler: NSObjectProtocol {
  func webView(_ webView: WKWebView, start task: any WKURLSchemeTask)
  func webView(_ webView: WKWebView, stop task: any WKURLSchemeTask)
}

@MainActor open class WKWebViewConfiguration: NSObject {
  open var userContentController = WKUserContentController()
  open var websiteDataStore: WKWebsiteDataStore { fatalError() }
  open func setURLSchemeHandler(_ handler: (any WKURLSchemeHandler)?, forURLScheme scheme: String) {}
}

public enum WKNavigationType: Int, Sendable { case linkActivated, formSubmitted, backForward, reload, formResubmitted, other }
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }

@MainActor open class WKNavigation: NSObject {}
@MainActor open class WKWindowFeatures: NSObject {}

@MainActor open class WKNavigationAction: NSObject {
  open var request: URLRequest { fatalError() }
  open var targetFrame: WKFrameInfo? { nil }
  open var navigationType: WKNavigationType { .other }
  open var shouldPerformDownload: Bool { false }
}

@MainActor open class WKNavigationResponse: NSObject {
  open var response: URLResponse { fatalError() }
  open var isForMainFrame: Bool { false }
  open var canShowMIMEType: Bool { false }
}

/// Optional in Apple's, all of them implemented by the files.
@MainActor public protocol WKNavigationDelegate: NSObjectProtocol {
  func webView(_ webView: WKWebView, decidePolicyFor action: WKNavigationAction) async -> WKNavigationActionPolicy
  func webView(_ webView: WKWebView, decidePolicyFor response: WKNavigationResponse) async -> WKNavigationResponsePolicy
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

@MainActor public protocol WKUIDelegate: NSObjectProtocol {
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for action: WKNavigationAction,
    windowFeatures: WKWindowFeatures
  ) -> WKWebView?
}

@MainActor open class WKContentWorld: NSObject {
  public static var page: WKContentWorld { fatalError() }
}

@MainActor open class WKWebView: UIView {
  public init(frame: CGRect, configuration: WKWebViewConfiguration) { super.init(frame: frame) }
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  open var configuration: WKWebViewConfiguration { fatalError() }
  open var scrollView: UIScrollView { fatalError() }
  open var url: URL? { nil }
  open var allowsBackForwardNavigationGestures = false
  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? { nil }
  open func callAsyncJavaScript(
    _ body: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil, in world: WKContentWorld,
    completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
  ) {}
}
