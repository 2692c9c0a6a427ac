// An example app around the shop: everything that you must adapt is in this file.

import QuickLook
import UIKit
#if canImport(LuckanBridge)
  import LuckanBridge
#endif

@MainActor
final class LuckanExampleApp: NSObject, LuckanApp, QLPreviewControllerDataSource {
  private let settings = LuckanSettings(
    shopOrigins: ["https://shop.example"], serviceOrigins: ["https://shop.example"],
    outsideHosts: ["app.bankid.com", "pay.example"])
  /// A universal link of this app: an e-ID or payment app returns through it.
  private let returnUrl = "https://app.example/luckan/return"
  private let signIn: LuckanSignIn
  private weak var window: UINavigationController?
  private var shop: LuckanViewController?
  private var isOpen = false
  private var shown: URL?

  init(signIn: LuckanSignIn, window: UINavigationController) {
    self.signIn = signIn
    self.window = window
  }

  /// Call it when the customer is likely to open the shop, for instance each time that a page that leads to it is shown, or
  /// the app comes to the foreground: what has failed or expired is then loaded anew.
  func prepare() {
    guard !isOpen, let bounds = window?.view.bounds else { return }
    let shop = self.shop ?? newShop()
    self.shop = shop
    shop?.loadAhead(in: bounds)
  }

  func open(_ path: String = "/") {
    isOpen = true
    let shop = self.shop ?? newShop()
    self.shop = shop
    shop?.open(path) { [weak self] in
      if let shop = shop { self?.window?.pushViewController(shop, animated: true) }
    }
  }

  private func newShop() -> LuckanViewController? {
    guard let start = URL(string: "https://shop.example/external/") else { return nil }
    return LuckanViewController(settings: settings, start: start, app: self) { [weak self] in self?.leave() }
  }

  private func leave() {
    window?.popViewController(animated: true)
    shop?.dispose()
    shop = nil
    isOpen = false
  }

  /// Call it from `scene(_:continue:)`. False: the link does not belong to the shop.
  func opened(by link: URL) -> Bool {
    shop?.cameBack(by: link, returnUrl: returnUrl) ?? false
  }

  /// Call it when the customer signs in or out in the app.
  func signedInOrOut(_ token: LuckanTokenPayload) {
    shop?.host.tokenChanged(token)
  }

  func hello(ready: LuckanReadyPayload?) -> LuckanHelloPayload {
    LuckanHelloPayload(
      version: 1, app: LuckanAppInfo(name: "My app", version: "4.2.0"),
      capabilities: [LuckanCapability.token, .signIn, .pdfUrl, .openExternal, .orderCompleted, .close].map { $0.rawValue },
      returnUrl: returnUrl,
      consent: LuckanConsent(preferences: true, statistics: false, marketing: false))
  }

  func token(fresh: Bool, answer: @escaping @MainActor (LuckanTokenPayload?) -> Void) {
    signIn.token(fresh: fresh, answer: answer)
  }

  func openOutside(_ url: String, answer: @escaping @MainActor (Bool) -> Void) {
    LuckanOutside.open(url, answer: answer)
  }

  func received(_ message: LuckanMessage) {
    switch message {
    case .cartChange(let envelope): window?.tabBarItem.badgeValue = String(envelope.payload.numberOfItems)
    case .routeChange(let envelope): shop?.title = envelope.payload.title
    case .signIn: signIn.show { [weak self] token in self?.signedInOrOut(token) }
    case .orderCompleted(let envelope): signIn.ordered(envelope.payload)
    case .closeRequested: leave()
    case .viewPdf(let envelope), .pdfDownload(let envelope): show(envelope.payload)
    default: break
    }
  }

  func failed(with error: LuckanError) {
    guard error == .silentPage || error == .notLoaded else { return }
    let alert = UIAlertController(title: nil, message: "Butiken svarar inte.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Försök igen", style: .default) { [weak self] _ in self?.shop?.load() })
    alert.addAction(UIAlertAction(title: "Stäng", style: .cancel))
    window?.present(alert, animated: true)
  }

  private func show(_ document: LuckanPdfDocument) {
    signIn.token(fresh: false) { [weak self] token in
      Task { @MainActor in
        guard let self = self else { return }
        self.shown = await LuckanPdf.file(of: document, settings: self.settings, token: token?.accessToken)
        guard self.shown != nil else { return }
        let viewer = QLPreviewController()
        viewer.dataSource = self
        self.window?.present(viewer, animated: true)
      }
    }
  }

  func numberOfPreviewItems(in controller: QLPreviewController) -> Int {
    shown == nil ? 0 : 1
  }

  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> QLPreviewItem {
    (shown ?? URL(fileURLWithPath: "")) as NSURL
  }
}

/// Your own sign-in, and what you know of your customer.
@MainActor
protocol LuckanSignIn {
  /// Nil: nobody is signed in, or no token is available. `fresh`: the last token is no longer valid.
  func token(fresh: Bool, answer: @escaping @MainActor (LuckanTokenPayload?) -> Void)

  /// Shows your sign-in. Not answered if the customer cancels: the shop's button is still there.
  func show(answer: @escaping @MainActor (LuckanTokenPayload) -> Void)

  /// An order was made: once for each.
  func ordered(_ order: LuckanOrderCompletedPayload)
}
