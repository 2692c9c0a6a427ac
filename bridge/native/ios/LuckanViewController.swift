// The shop in a WKWebView. Copy this folder and `swift/` into your app, and see `LuckanExampleApp.swift`. iOS 15 or later.

import UIKit
import WebKit
#if canImport(LuckanBridge)
  import LuckanBridge
#endif

@MainActor
final class LuckanViewController: UIViewController {
  private(set) var host: LuckanHost!
  private(set) var webView: WKWebView!
  /// See `loadAhead`.
  private(set) var preload: LuckanPreload!
  private let settings: LuckanSettings
  private let start: URL
  private let close: @MainActor () -> Void
  private var pages: LuckanPages!
  private var insetsWatcher: LuckanInsetsWatcher?
  private var swipe: UIGestureRecognizer?
  private var address: URL
  private var isAhead = false
  private weak var app: LuckanApp?

  /// - Parameters:
  ///   - start: an address below `/external/` of the shop.
  ///   - close: called when the shop did not handle the back gesture.
  init(settings: LuckanSettings, start: URL, app: LuckanApp, close: @escaping @MainActor () -> Void) {
    precondition(settings.isShopPage(start.absoluteString), "the start page must be below \(settings.shopPath)")
    self.settings = settings
    self.start = start
    self.address = start
    self.app = app
    self.close = close
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("storyboards are not supported")
  }

  override func loadView() {
    guard let app = app else { fatalError("the app was released before its shop") }
    let configuration = WKWebViewConfiguration()
    host = LuckanHost(settings: settings, app: app, clock: LuckanViewController.clock) { [weak self] text in
      self?.toPage(text)
    }
    preload = LuckanPreload(host: host, clock: LuckanViewController.clock) { [weak self] in self?.load() }
    configuration.userContentController.add(LuckanScriptHandler(host: host), name: "luckan")
    webView = WKWebView(frame: .zero, configuration: configuration)
    // The shop has its own history: the gesture is sent to it as BACK.
    webView.allowsBackForwardNavigationGestures = false
    webView.scrollView.contentInsetAdjustmentBehavior = .never
    pages = LuckanPages(settings: settings, host: host, app: app) { [weak self] in self?.load() }
    webView.navigationDelegate = pages
    webView.uiDelegate = pages
    view = webView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let swipe = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(swiped))
    swipe.edges = .left
    webView.addGestureRecognizer(swipe)
    self.swipe = swipe
    insetsWatcher = LuckanInsetsWatcher(view: view) { [weak self] insets in self?.host.insetsChanged(insets) }
    NotificationCenter.default.addObserver(
      self, selector: #selector(cameToForeground), name: UIApplication.willEnterForegroundNotification, object: nil)
    if !isAhead { load() }
  }

  /// Loads the shop before the customer opens it, in the size that it will have: nothing of it counts as seen. What becomes
  /// of it is `preload.state`; call this again when it has failed or expired.
  func loadAhead(in bounds: CGRect) {
    isAhead = true
    address = start
    // A web view without a size would lay the page out for none.
    view.frame = bounds
    preload.start()
  }

  /// Opens a page of the shop, such as `/kassa/`, in what was loaded ahead or by loading it, and calls `show` when this
  /// controller may be pushed.
  func open(_ path: String, show: @escaping @MainActor () -> Void) {
    isAhead = true
    loadViewIfNeeded()
    preload.open(path) { [weak self] isThere in
      guard let self = self else { return }
      if !isThere {
        self.address = self.settings.page(path, from: self.start.absoluteString).flatMap(URL.init(string:)) ?? self.start
        self.load()
      }
      show()
    }
  }

  /// Call it when the controller is not needed any more.
  func dispose() {
    preload?.dispose()
    host?.pageGone()
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    insetsWatcher?.report()
  }

  /// Light or dark, or Dynamic Type, has changed: for the whole system, or by `overrideUserInterfaceStyle` of your app.
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    host.appearanceChanged(LuckanAppearancePayload(traitCollection))
  }

  /// Loads the shop; call it again when the customer retries after `silentPage` or `notLoaded`.
  func load() {
    guard let cookie = appCookie() else { return show() }
    // The cookie must be set before the first request.
    webView.configuration.websiteDataStore.httpCookieStore.setCookie(cookie) { [weak self] in
      Task { @MainActor in self?.show() }
    }
  }

  /// For your own back button.
  func back() {
    host.back { [weak self] handled in
      if !handled { self?.close() }
    }
  }

  /// Call it when a universal link has opened the app. Returns whether it was the return from an e-ID or a payment.
  func cameBack(by link: URL, returnUrl: String) -> Bool {
    guard settings.isReturn(link.absoluteString, to: returnUrl) else { return false }
    host.resumed()
    return true
  }

  private func show() {
    renewScripts()
    host.pageStarted()
    webView.load(URLRequest(url: address))
  }

  /// Before each load: what the app looks like may have changed since the last one.
  private func renewScripts() {
    host.appearanceChanged(LuckanAppearancePayload(traitCollection))
    insetsWatcher?.report()
    let scripts = webView.configuration.userContentController
    scripts.removeAllUserScripts()
    scripts.addUserScript(
      WKUserScript(source: host.startScript(), injectionTime: .atDocumentStart, forMainFrameOnly: true))
    // Custom schemes have no cookies: this variable marks the page as inside an app instead.
    guard LuckanAddress(start.absoluteString)?.scheme != "https" else { return }
    scripts.addUserScript(
      WKUserScript(source: "window.__LUCKAN_APP__ = true", injectionTime: .atDocumentStart, forMainFrameOnly: true))
  }

  /// Passes the message as an argument, never concatenated into script text, and only to the shop's own page.
  private func toPage(_ text: String) {
    guard let address = webView.url?.absoluteString, settings.isShopPage(address) else { return }
    webView.callAsyncJavaScript(
      "window.__luckanReceive?.(message)", arguments: ["message": text], in: nil, in: .page, completionHandler: nil)
  }

  /// Marks the web view as inside an app; the name is `appCookie` in the shop's `/config.json`.
  private func appCookie() -> HTTPCookie? {
    guard let address = LuckanAddress(start.absoluteString), address.scheme == "https" else { return nil }
    return HTTPCookie(properties: [
      .name: "luckan_app", .value: "1", .domain: address.host, .path: "/", .secure: "TRUE",
      .sameSitePolicy: HTTPCookieStringPolicy.sameSiteLax.rawValue,
      .expires: Date(timeIntervalSinceNow: 365 * 24 * 3600),
    ])
  }

  @objc private func swiped() {
    if swipe?.state == .recognized { back() }
  }

  @objc private func cameToForeground() {
    host.resumed()
  }

  private static let clock: LuckanClock = { seconds, run in
    let task = Task { @MainActor in
      try? await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
      if !Task.isCancelled { run() }
    }
    return { task.cancel() }
  }
}
