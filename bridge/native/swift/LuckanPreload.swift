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
}

public enum LuckanPreloadState: Equatable, Sendable {
  /// Nothing is loaded ahead; also once the page is shown.
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

  /// Loads the shop ahead, unless it is loading or ready.
  public func start() {
    guard !isOver, state != .loading, state != .ready else { return }
    isHidden = true
    route = nil
    become(.loading)
    load()
  }

  /// Opens a page of the shop in what was loaded ahead, and answers when the web view may be shown: waits for one that is
  /// loading. False: there is none, load the address as usual.
  public func open(_ path: String, answer: @escaping @MainActor (Bool) -> Void) {
    if state == .loading { waiting.append { self.go(to: path, answer) } } else { go(to: path, answer) }
  }

  /// Ends it, with the web view: `onState` is not called any more.
  public func dispose() {
    stop()
    isOver = true
    isHidden = false
    state = .idle
    wake()
  }

  /// Called by the host with every message of the page.
  func received(_ message: LuckanMessage) {
    switch message {
    // The answer to a path that does not exist: the page that is shown stays. Other faults say nothing about it.
    case .fault(let envelope): if envelope.payload.about == "NAVIGATE" { wake() }
    case .routeChange(let envelope):
      route = envelope.payload.path
      if state == .loading { become(.ready) } else { wake() }
    default: break
    }
  }

  /// Called by the host.
  func failed(_ reason: LuckanPreloadFailure) {
    guard isHidden else { return }
    isHidden = false
    become(.failed(reason))
  }

  private func go(to path: String, _ answer: @escaping @MainActor (Bool) -> Void) {
    // A query or fragment may ask for more of the same page.
    guard state == .ready, route != path, host.send(.navigate(LuckanNavigatePayload(path: path))) else {
      return show(answer)
    }
    let stopWaiting = clock(1) { [weak self] in self?.wake() }
    waiting.append {
      stopWaiting()
      self.show(answer)
    }
  }

  private func show(_ answer: @MainActor (Bool) -> Void) {
    isHidden = false
    // There is none, or its process has ended meanwhile.
    guard state == .ready else { return answer(false) }
    host.send(.visibility(LuckanVisibilityPayload(visible: true)))
    become(.idle)
    answer(true)
  }

  private func become(_ next: LuckanPreloadState) {
    guard !isOver else { return }
    stop()
    stop = {}
    state = next
    if next == .loading { stop = clock(15) { [weak self] in self?.failed(.silentPage) } }
    if next == .ready { stop = clock(maxAge) { [weak self] in self?.become(.expired) } }
    onState(next)
    if next != .loading { wake() }
  }

  private func wake() {
    let resumed = waiting
    waiting = []
    for resume in resumed { resume() }
  }
}
