// The app's side of the bridge, independent of a web view: sessions and numbering, HELLO, tokens, requests, the back
// button, and a watchdog for silent pages.

import Foundation

@MainActor
public final class LuckanHost {
  /// The page's session; nil before its first message.
  public private(set) var session: String?
  /// Set by a `LuckanPreload` of this host.
  public internal(set) weak var preload: LuckanPreload?

  private let settings: LuckanSettings
  private weak var app: LuckanApp?
  private let clock: LuckanClock
  private let toPage: @MainActor (String) -> Void
  private var ready: LuckanReadyPayload?
  private var insets: LuckanInsetsPayload?
  private var appearance: LuckanAppearancePayload?
  private var ownsToken = false
  private var sent = 0
  private var idCount = 0
  private var received: [String: Int] = [:]
  private var presses: [String: @MainActor (Bool) -> Void] = [:]
  private var stopWatching: @MainActor () -> Void = {}

  /// - Parameter toPage: passes a message's text to `window.__luckanReceive` of the page, as an argument.
  public init(
    settings: LuckanSettings, app: LuckanApp, clock: @escaping LuckanClock, toPage: @escaping @MainActor (String) -> Void
  ) {
    self.settings = settings
    self.app = app
    self.clock = clock
    self.toPage = toPage
  }

  /// Call it when the web view starts loading the shop. A page that does not send READY in time is an error.
  public func pageStarted(timeout: Double = 15) {
    forget()
    // A page that is loaded ahead has a watchdog of its own.
    guard preload?.isHidden != true else { return }
    stopWatching = clock(timeout) { [weak self] in self?.app?.failed(with: .silentPage) }
  }

  /// Call it when loading failed.
  public func pageFailed() {
    forget()
    let isHidden = preload?.isHidden == true
    preload?.failed(.notLoaded)
    if !isHidden { app?.failed(with: .notLoaded) }
  }

  /// Call it when the page's process has ended or the web view is closed.
  public func pageGone() {
    forget()
    preload?.failed(.ended)
  }

  private func forget() {
    stopWatching()
    session = nil
    ready = nil
    received = [:]
    giveUpPresses()
  }

  /// Receives a message from the web view. Other origins, and frames inside the page, are ignored.
  public func receive(_ text: String, from origin: String, isMainFrame: Bool) {
    guard isMainFrame, settings.shopOrigins.contains(origin) else {
      app?.failed(with: .wrongSource)
      return
    }
    switch LuckanBridge.read(text) {
    case .message(let message): accept(message)
    case .faulty(let code, let about): app?.failed(with: .unreadable(code: code, about: about))
    case .foreign: break
    }
  }

  /// False: there is no page yet, or the message is invalid.
  @discardableResult
  public func send(_ message: LuckanOutgoing) -> Bool {
    post(message, id: nextId())
  }

  /// Sends HELLO again: call it when its contents have changed. Not to a hidden page of a shop that does not know VISIBILITY.
  @discardableResult
  public func greet() -> Bool {
    guard var hello = helloToSend(for: ready) else { return false }
    let isHidden = preload?.isHidden == true
    // A shop that does not know what is hidden would count the page as seen: without HELLO it counts nothing.
    if isHidden, let ready = ready, !ready.capabilities.contains("VISIBILITY") { return false }
    ownsToken = hello.capabilities.contains(LuckanCapability.token.rawValue)
    if isHidden { hello.hidden = true }
    return send(.hello(hello))
  }

  /// For the start of the document: what HELLO will say of the page's look, because it comes after the first paint.
  public func startScript() -> String {
    helloToSend(for: nil)?.startScript ?? ""
  }

  private func helloToSend(for ready: LuckanReadyPayload?) -> LuckanHelloPayload? {
    guard var hello = app?.hello(ready: ready) else { return nil }
    hello.insets = insets ?? hello.insets
    hello.colorScheme = appearance?.colorScheme ?? hello.colorScheme
    hello.fontScale = appearance?.fontScale ?? hello.fontScale
    return hello
  }

  /// Signed in, renewed, or signed out (`accessToken` nil); sent only if HELLO declares `token`.
  @discardableResult
  public func tokenChanged(_ token: LuckanTokenPayload) -> Bool {
    ownsToken && send(.token(token))
  }

  /// The app is in the foreground again, for example after an e-ID or a payment.
  @discardableResult
  public func resumed() -> Bool {
    send(.resumed)
  }

  /// The safe area or the keyboard has changed, in CSS pixels; stored for the next page.
  public func insetsChanged(_ now: LuckanInsetsPayload) {
    guard now != insets else { return }
    insets = now
    send(.insets(now))
  }

  /// The app has turned light or dark, or its text has another size; stored for the next page. Older shops do not read it.
  public func appearanceChanged(_ now: LuckanAppearancePayload) {
    guard now != appearance else { return }
    appearance = now
    guard ready?.capabilities.contains("APPEARANCE") == true else { return }
    send(.appearance(now))
  }

  /// Answers whether the shop handled the back gesture; otherwise close the web view.
  public func back(timeout: Double = 2, answer: @escaping @MainActor (Bool) -> Void) {
    let id = nextId()
    let stop = clock(timeout) { [weak self] in self?.settle(id, false) }
    presses[id] = { handled in
      stop()
      answer(handled)
    }
    if !post(.back, id: id) { settle(id, false) }
  }

  private func accept(_ message: LuckanMessage) {
    let head = message.head
    let isNew = head.session != session
    // From a previous page; the current one has sent READY since.
    if isNew && session != nil && head.type != "READY" { return }
    if isNew { received = [:] }
    // A duplicate, or older than the last of its type.
    guard head.seq > received[head.type] ?? -1 else { return }
    received[head.type] = head.seq
    if isNew { begin(message) }
    preload?.received(message)
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

  /// After a load, a restore from the back-forward cache, or when the page was loaded before this host.
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
    let requestSession = session
    app?.token(fresh: fresh) { [weak self] token in
      // A new page requests its own token.
      guard let self = self, let token = token, requestSession == self.session else { return }
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
      app?.failed(with: .unsendable(field: (error as? LuckanMalformed)?.field))
      return false
    }
  }

  private func nextId() -> String {
    idCount += 1
    return "app.\(idCount)"
  }

  private func settle(_ id: String, _ handled: Bool) {
    presses.removeValue(forKey: id)?(handled)
  }

  private func giveUpPresses() {
    for id in Array(presses.keys) { settle(id, false) }
  }
}
