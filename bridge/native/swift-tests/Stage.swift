// A host with a simulated app, page and clock.

import Foundation

@testable import LuckanBridge

@MainActor
final class Stage: LuckanApp {
  private(set) var host: LuckanHost!
  private(set) var toPage: [String] = []
  private(set) var received: [String] = []
  private(set) var opened: [String] = []
  private(set) var tokenRequests: [Bool] = []
  private(set) var errors: [LuckanError] = []
  private(set) var waiting: [@MainActor (LuckanTokenPayload?) -> Void] = []
  var greeting = LuckanHelloPayload(version: 1, app: LuckanAppInfo(name: "My app", version: "1.0"), capabilities: [])
  var tokens: [LuckanTokenPayload] = []
  var opens = true
  private var timers: [Int: (seconds: Double, run: @MainActor () -> Void)] = [:]
  private var timerCount = 0

  init(_ capabilities: [LuckanCapability] = [], settings: LuckanSettings = LuckanSettings(shopOrigins: [Stage.shop])) {
    greeting.capabilities = capabilities.map { $0.rawValue }
    host = LuckanHost(settings: settings, app: self, clock: clock) { [weak self] text in self?.toPage.append(text) }
  }

  var clock: LuckanClock {
    { [weak self] seconds, run in self?.start(seconds, run) ?? {} }
  }

  nonisolated static let shop = "https://shop.example"
  static let ready = #"{"versions":[1],"capabilities":["BACK"]}"#

  func hello(ready: LuckanReadyPayload?) -> LuckanHelloPayload { greeting }

  /// Answers at once as long as there are tokens.
  func token(fresh: Bool, answer: @escaping @MainActor (LuckanTokenPayload?) -> Void) {
    tokenRequests.append(fresh)
    if tokens.isEmpty { waiting.append(answer) } else { answer(tokens.removeFirst()) }
  }

  func openOutside(_ url: String, answer: @escaping @MainActor (Bool) -> Void) {
    opened.append(url)
    answer(opens)
  }

  func received(_ message: LuckanMessage) { received.append(message.head.type) }

  func failed(with error: LuckanError) { errors.append(error) }

  func runTimers(within most: Double = .infinity) {
    let due = timers.filter { $0.value.seconds <= most }.sorted { $0.key < $1.key }
    for (number, timer) in due where timers.removeValue(forKey: number) != nil { timer.run() }
  }

  func deliver(_ type: String, _ payload: String, _ session: String, _ seq: Int, id: String? = nil) {
    host.receive(Stage.text(type, payload, session, seq, id: id), from: Stage.shop, isMainFrame: true)
  }

  func ready(_ session: String, _ capability: String = "BACK") {
    deliver("READY", Stage.ready.replacingOccurrences(of: "BACK", with: capability), session, 0)
  }

  /// Type, session and number of everything that was sent to the page.
  func sent() throws -> [String] {
    try toPage.map { text in
      let head = try JSONDecoder().decode(LuckanHead.self, from: Data(text.utf8))
      return "\(head.type) \(head.session) \(head.seq)"
    }
  }

  func lastId() throws -> String {
    try JSONDecoder().decode(LuckanHead.self, from: Data((toPage.last ?? "").utf8)).id
  }

  /// Id and answer of every ACK.
  func acks() -> [String] {
    toPage.compactMap { text in
      guard let ack = try? LuckanEnvelope<LuckanAckPayload>.decode(Data(text.utf8)), ack.type == "ACK" else { return nil }
      return "\(ack.id) \(ack.payload.ok) \(ack.payload.reason?.rawValue ?? "")"
    }
  }

  static func text(_ type: String, _ payload: String, _ session: String, _ seq: Int, id: String? = nil) -> String {
    #"{"luckan":1,"type":"\#(type)","id":"\#(id ?? "g.\(seq)")","session":"\#(session)","seq":\#(seq),"payload":\#(payload)}"#
  }

  private func start(_ seconds: Double, _ run: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    timerCount += 1
    let number = timerCount
    timers[number] = (seconds, run)
    return { [weak self] in self?.timers[number] = nil }
  }
}
