// Loads the shop before the customer opens it. Nothing counts as seen, and nothing old is shown, when it is opened.

import Foundation

/// Why a page that was to be loaded ahead is not there.
public enum LuckanPreloadFailure: Equatable, Sendable {
  /// The page says nothing.
  case silentPage
  /// The shop could not be loaded, because of the network or the server.
  case notLoaded
  /// The page's process has ended.
  case ended
  /// The shop has no page at the path that was opened: loaded as usual, it says so to the customer.
  case refused
  /// This shop is too old: it does not know VISIBILITY, and would count the hidden page as seen.
  case unsupported
}

public enum LuckanPreloadState: Equatable, Sendable {
  /// Nothing is loaded ahead, or it is shown.
  case idle
  case loading
  case ready
  case failed(LuckanPreloadFailure)
  /// Ready for too long: load it anew.
  case expired
}

/// The page that a host's web view loads ahead. The host says in every HELLO that it is hidden, and reports nothing of it
/// as an error to the app: `state` tells.
@MainActor
public final class LuckanPreload {
  public private(set) var state = LuckanPreloadState.idle
  public private(set) var isHidden = false

  private let host: LuckanHost
  private let clock: LuckanClock
  private let maxAge: Double
  private let load: @MainActor () -> Void
  private let onState: @MainActor (LuckanPreloadState) -> Void
  private var isOver = false
  private var route: String?
  /// The page of the latest NAVIGATE, without query and fragment.
  private var requested: String?
  /// The page has refused the path of the latest NAVIGATE.
  private var isRefused = false
  /// What was loaded ahead is shown, and is there still.
  private var isShown = false
  /// The latest call of `open`, until the customer goes elsewhere.
  private var latest: Opening?
  private var stop: @MainActor () -> Void = {}
  private var waiting: [@MainActor () -> Void] = []

  /// - Parameters:
  ///   - maxAge: how long a page that is ready may wait, in seconds.
  ///   - load: loads the shop in the hidden web view, and calls `pageStarted` of the host.
  public init(
    host: LuckanHost, clock: @escaping LuckanClock, maxAge: Double = 300, load: @escaping @MainActor () -> Void,
    onState: @escaping @MainActor (LuckanPreloadState) -> Void = { _ in }
  ) {
    self.host = host
    self.clock = clock
    self.maxAge = maxAge
    self.load = load
    self.onState = onState
    host.preload = self
  }

  /// Loads the shop ahead, unless it is loading or ready, or has turned out to be too old for it.
  public func start() {
    guard !isOver, state != .loading, state != .ready, state != .failed(.unsupported) else { return }
    forget()
    isHidden = true
    route = nil
    become(.loading)
    load()
  }

  /// Opens a page of the shop in what was loaded ahead, also once it is shown, and answers when the web view may be shown:
  /// waits for one that is loading, 5 s after its last sign of life. A second call for the same page gets the answer of the
  /// first. False: there is none, or the shop has no such page: load the address as usual.
  public func open(_ path: String, answer: @escaping @MainActor (Bool) -> Void) {
    let before = latest
    if let same = before, same.path == path { return same.whenSettled(answer) }
    let opening = Opening(path)
    opening.whenSettled(answer)
    latest = opening
    guard let other = before else { return begin(opening) }
    other.whenSettled { isThere in
      if isThere { self.begin(opening) } else { opening.settle(false) }
    }
  }

  /// Ends it, with the web view: `onState` is not called any more, and no other page is loaded ahead.
  public func dispose() {
    stop()
    isOver = true
    isHidden = false
    forget()
    state = .idle
    wake()
  }

  /// Called by the host with every message of the page.
  func received(_ message: LuckanMessage) {
    switch message {
    case .ready(let envelope): meet(envelope.payload)
    // The answer to a path that does not exist. Other faults say nothing about it.
    case .fault(let envelope):
      guard envelope.payload.about == "NAVIGATE" else { break }
      isRefused = true
      wake()
    case .routeChange(let envelope):
      let path = envelope.payload.path
      let isAnother = route != path
      // The page that is left may report itself again. The pattern of private pages, such as /order/:id/, says of none.
      let isAnswer = isAnother || path == requested || path.contains("/:")
      if waiting.isEmpty, isAnother { latest = nil }
      route = path
      if state == .loading { become(.ready) } else if isAnswer { wake() }
    default: break
    }
  }

  /// Called by the host, also of a page that is shown.
  func failed(_ reason: LuckanPreloadFailure) {
    forget()
    guard isHidden else { return }
    isHidden = false
    become(.failed(reason))
  }

  private var isThere: Bool { state == .ready || isShown }

  private func forget() {
    isShown = false
    latest = nil
  }

  private func meet(_ ready: LuckanReadyPayload) {
    guard state == .loading else { return }
    // It has got no HELLO, and stays hidden until it is opened.
    if !ready.capabilities.contains("VISIBILITY") {
      become(.failed(.unsupported))
    } else if !waiting.isEmpty {
      giveUp(in: 5)
    }
  }

  private func begin(_ opening: Opening) {
    guard state == .loading else { return go(opening) }
    giveUp(in: 5)
    waiting.append { self.go(opening) }
  }

  private func go(_ opening: Opening) {
    isRefused = false
    // It does not expire any more.
    if state == .ready { stop() }
    // A query or fragment may ask for more of the same page.
    guard isThere, route != opening.path else { return show(opening) }
    requested = String(opening.path.prefix { $0 != "?" && $0 != "#" })
    guard host.send(.navigate(LuckanNavigatePayload(path: opening.path))) else {
      isRefused = true
      return show(opening)
    }
    let stopWaiting = clock(1) { [weak self] in self?.wake() }
    waiting.append {
      stopWaiting()
      self.show(opening)
    }
  }

  private func show(_ opening: Opening) {
    let wasHidden = isHidden
    isHidden = false
    // There is none, or its process has ended meanwhile.
    guard isThere else { return opening.settle(false) }
    if isRefused {
      latest = nil
      if wasHidden { become(.failed(.refused)) }
      return opening.settle(false)
    }
    isShown = host.send(.visibility(LuckanVisibilityPayload(visible: true)))
    if state == .ready { become(.idle) }
    opening.settle(isShown)
  }

  private func become(_ next: LuckanPreloadState) {
    guard !isOver else { return }
    stop()
    stop = {}
    state = next
    if next == .loading { giveUp(in: 15) }
    if next == .ready { stop = clock(maxAge) { [weak self] in self?.become(.expired) } }
    onState(next)
    if next != .loading { wake() }
  }

  /// It stays hidden: it may speak later.
  private func giveUp(in seconds: Double) {
    stop()
    stop = clock(seconds) { [weak self] in self?.become(.failed(.silentPage)) }
  }

  private func wake() {
    let resumed = waiting
    waiting = []
    for resume in resumed { resume() }
  }
}

/// A call of `open`, and who waits for its answer.
@MainActor
private final class Opening {
  let path: String
  private var answer: Bool?
  private var waiting: [@MainActor (Bool) -> Void] = []

  init(_ path: String) {
    self.path = path
  }

  func whenSettled(_ run: @escaping @MainActor (Bool) -> Void) {
    if let answer = answer { run(answer) } else { waiting.append(run) }
  }

  func settle(_ answer: Bool) {
    self.answer = answer
    let resumed = waiting
    waiting = []
    for resume in resumed { resume(answer) }
  }
}
