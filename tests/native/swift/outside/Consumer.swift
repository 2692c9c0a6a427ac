// An app with a web view of its own that has added the package: whatever it uses must be public.

import Foundation
import LuckanBridge

@MainActor
final class Consumer: LuckanApp {
  private(set) var cart = 0
  private(set) var problems: [LuckanError] = []
  private let clock: LuckanClock = { seconds, run in
    let task = Task { @MainActor in
      try? await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
      if !Task.isCancelled { run() }
    }
    return { task.cancel() }
  }
  private let settings = LuckanSettings(
    shopOrigins: ["https://shop.example"], outsideHosts: ["pay.example"], outsideApps: luckanAppSchemes)
  private var host: LuckanHost?
  private var preload: LuckanPreload?

  func start(toPage: @escaping @MainActor (String) -> Void, load: @escaping @MainActor () -> Void) {
    let host = LuckanHost(settings: settings, app: self, clock: clock, toPage: toPage)
    self.host = host
    preload = LuckanPreload(host: host, clock: clock, maxAge: 60, load: load) { state in
      if case .failed(let reason) = state { print(reason == .silentPage, state == .expired) }
    }
    preload?.start()
    preload?.open("/kassa/") { isThere in print(isThere) }
    print(host.preload?.isHidden == true, preload?.state == .ready, host.session ?? "")
  }

  func act(_ text: String) {
    guard let host = host else { return }
    print(host.startScript())
    host.pageStarted()
    host.receive(text, from: "https://shop.example", isMainFrame: true)
    host.insetsChanged(LuckanInsetsPayload(top: 47, right: 0, bottom: 34, left: 0))
    host.appearanceChanged(LuckanAppearancePayload(colorScheme: .dark, fontScale: 1.5))
    host.send(.navigate(LuckanNavigatePayload(path: "/")))
    host.send(.visibility(LuckanVisibilityPayload(visible: false)))
    host.send(.cartRefresh(LuckanCartRefreshPayload(cartId: "a")))
    host.send(.token(LuckanTokenPayload(expiresAt: 1)))
    host.back { handled in print(handled) }
    host.greet()
    host.resumed()
    host.pageFailed()
    host.pageGone()
    preload?.dispose()
    print(settings.destination(of: "https://pay.example/", isMainFrame: true, isPressed: true) == .outside)
    print(settings.isShopPage("a"), settings.mayFetch("a"), settings.mayOpenOutside("a"), settings.isReturn("a", to: "b"))
    print(settings.page("/", from: "https://shop.example/external/") ?? "", LuckanAddress("https://a.example")?.origin ?? "")
    print(LuckanProtocol.versions, LuckanProtocol.maxMessageBytes)
  }

  func hello(ready: LuckanReadyPayload?) -> LuckanHelloPayload {
    LuckanHelloPayload(
      version: ready?.versions.last ?? 1, app: LuckanAppInfo(name: "My app", version: "4.2.0"),
      capabilities: LuckanCapability.allCases.map { $0.rawValue },
      consent: LuckanConsent(preferences: true, statistics: false, marketing: false), hidden: false)
  }

  func token(fresh: Bool, answer: @escaping @MainActor (LuckanTokenPayload?) -> Void) {
    // A payload may come from another thread.
    Task.detached {
      let token = LuckanTokenPayload(accessToken: "a", expiresAt: 1)
      await MainActor.run { answer(token) }
    }
  }

  func openOutside(_ url: String, answer: @escaping @MainActor (Bool) -> Void) { answer(false) }

  func received(_ message: LuckanMessage) {
    switch message {
    case .cartChange(let envelope): cart = envelope.payload.numberOfItems
    case .viewPdf(let envelope): print(luckanFileName(of: envelope.payload), envelope.head.type)
    case .analyticsEvent(let envelope): print(envelope.payload.name, envelope.payload.parameters == [:])
    case .fault(let envelope): print(envelope.payload.code.rawValue)
    case .unknown(let type, let head): print(type, head.seq)
    default: break
    }
  }

  func failed(with error: LuckanError) { problems.append(error) }
}

func verdict(_ text: String) throws -> String {
  switch LuckanBridge.read(text) {
  case .message(let message): return message.head.id
  case .foreign: return try LuckanOutgoing.back.encode(id: "a", session: "s", seq: 0)
  case .faulty(let code, let about): return code.rawValue + (about ?? "")
  }
}
