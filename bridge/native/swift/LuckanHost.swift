// The app's side of the bridge without a web view: sessions and counting, HELLO, tokens, requests, the back button,
// and a watchdog for pages that never speak. Its Kotlin twin, `LuckanHost.kt`, is compiled and tested.
// Its structure is checked by a test; it has not been through a Swift compiler, for want of one where it is made.

import Foundation

@MainActor
final class LuckanHost {
  /// The page's session, once it has spoken.
  private(set) var session: String?

  private let settings: LuckanSettings
  private weak var app: LuckanApp?
  private let clock: LuckanClock
  private let toPage: @MainActor (String) -> Void
  private var ready: LuckanReadyPayload?
  private var insets: LuckanInsetsPayload?
  private var ownsToken = false
  private var sent = 0
  private var made = 0
  private var received: [String: Int] = [:]
  private var presses: [String: @MainActor (Bool) -> Void] = [:]
  private var stopWatching: @MainActor () -> Void = {}

  /// - Parameter toPage: hands a message's text to `window.__luckanReceive` of the page, as an argument.
  init(
    settings: LuckanSettings, app: LuckanApp, clock: @escaping LuckanClock, toPage: @escaping @MainActor (String) -> Void
  ) {
    self.settings = settings
    self.app = app
    self.clock = clock
    self.toPage = toPage
  }

  /// The web view begins to load the shop: what is loaded must say READY, or you hear of a silent page.
  func pageStarted(patience: Double = 15) {
    pageGone()
    stopWatching = clock(patience) { [weak self] in self?.app?.trouble(.silentPage) }
  }

  /// What was begun to be loaded cannot be had.
  func pageFailed() {
    pageGone()
    app?.trouble(.notLoaded)
  }

  /// The page is no more: its process has ended, or the web view is closed.
  func pageGone() {
    stopWatching()
    session = nil
    ready = nil
    received = [:]
    giveUpPresses()
  }

  /// Takes what the web view hands over. Other origins, and frames within the page, are not listened to.
  func receive(_ text: String, from origin: String, isMainFrame: Bool) {
    guard isMainFrame, settings.shopOrigins.contains(origin) else {
      app?.trouble(.wrongSource)
      return
    }
    switch LuckanBridge.read(text) {
    case .message(let message): accept(message)
    case .faulty(let code, let about): app?.trouble(.unreadable(code: code, about: about))
    case .foreign: break
    }
  }

  /// False: there is no page to send it to yet, or it would be refused.
  @discardableResult
  func send(_ message: LuckanOutgoing) -> Bool {
    post(message, id: nextId())
  }

  /// The app has changed what it says in HELLO.
  @discardableResult
  func greet() -> Bool {
    guard var hello = app?.hello(ready: ready) else { return false }
    ownsToken = hello.capabilities.contains(LuckanCapability.token.rawValue)
    hello.insets = insets ?? hello.insets
    return send(.hello(hello))
  }

  /// Signed in, renewed, or signed out (`accessToken` nil): goes out only where HELLO declares `token`.
  @discardableResult
  func tokenChanged(_ token: LuckanTokenPayload) -> Bool {
    ownsToken && send(.token(token))
  }

  /// The app is in the foreground again, for example after an e-ID or a payment.
  @discardableResult
  func resumed() -> Bool {
    send(.resumed)
  }

  /// The safe area or the keyboard has changed, in CSS pixels; kept for the next page.
  func insetsChanged(_ now: LuckanInsetsPayload) {
    guard now != insets else { return }
    insets = now
    send(.insets(now))
  }

  /// Whether the shop dealt with the back gesture; otherwise close the web view.
  func back(patience: Double = 2, answer: @escaping @MainActor (Bool) -> Void) {
    let id = nextId()
    let stop = clock(patience) { [weak self] in self?.settle(id, false) }
    presses[id] = { handled in
      stop()
      answer(handled)
    }
    if !post(.back, id: id) { settle(id, false) }
  }

  private func accept(_ message: LuckanMessage) {
    let head = message.head
    let isNew = head.session != session
    // Of a load that is over; the page that is there now has said READY since.
    if isNew && session != nil && head.type != "READY" { return }
    if isNew { received = [:] }
    // Doubled, or overtaken by a newer one of its type.
    guard head.seq > received[head.type] ?? -1 else { return }
    received[head.type] = head.seq
    if isNew { begin(message) }
    switch message {
    case .ack(let envelope):
      settle(envelope.id, envelope.payload.ok)
    case .openExternal(let envelope):
      answer(envelope)
    case .tokenError(let envelope):
      if envelope.payload.retryable { sendToken(fresh: true) }
      app?.received(message)
    default:
      app?.received(message)
    }
  }

  /// A load, a return from the back-forward cache, or a page that was there before this host.
  private func begin(_ message: LuckanMessage) {
    stopWatching()
    giveUpPresses()
    session = message.head.session
    if case .ready(let envelope) = message { ready = envelope.payload } else { ready = nil }
    sent = 0
    if greet() { sendToken(fresh: false) }
  }

  private func sendToken(fresh: Bool) {
    guard ownsToken else { return }
    let asked = session
    app?.token(fresh: fresh) { [weak self] token in
      // A page that has gone meanwhile is not told: the new one asks for itself.
      guard let self = self, let token = token, asked == self.session else { return }
      self.send(.token(token))
    }
  }

  private func answer(_ request: LuckanEnvelope<LuckanOpenExternalPayload>) {
    guard settings.mayOpenOutside(request.payload.url) else { return refuse(request, .refused) }
    app?.openOutside(request.payload.url) { [weak self] opened in
      guard let self = self, request.session == self.session else { return }
      if opened { self.post(.ack(LuckanAckPayload(ok: true)), id: request.id) } else { self.refuse(request, .failed) }
    }
  }

  private func refuse(_ request: LuckanEnvelope<LuckanOpenExternalPayload>, _ reason: LuckanRefusal) {
    post(.ack(LuckanAckPayload(ok: false, reason: reason)), id: request.id)
  }

  @discardableResult
  private func post(_ message: LuckanOutgoing, id: String) -> Bool {
    guard let session = session else { return false }
    do {
      let text = try message.encode(id: id, session: session, seq: sent)
      sent += 1
      toPage(text)
      return true
    } catch {
      app?.trouble(.unsendable(field: (error as? LuckanMalformed)?.field))
      return false
    }
  }

  private func nextId() -> String {
    made += 1
    return "app.\(made)"
  }

  private func settle(_ id: String, _ handled: Bool) {
    presses.removeValue(forKey: id)?(handled)
  }

  private func giveUpPresses() {
    for id in Array(presses.keys) { settle(id, false) }
  }
}
