// A page that is loaded ahead: hidden until it is opened, and what becomes of one that is not there.

import XCTest

@testable import LuckanBridge

final class LuckanPreloadTests: XCTestCase {
  @MainActor func testItShowsAnotherPageAndTellsThatItIsSeenOnceItIsThere() async throws {
    let ahead = Ahead()
    ahead.preload.start()
    ahead.preload.start()
    ahead.ready()
    XCTAssertEqual(ahead.loads, 1)
    XCTAssertTrue(try XCTUnwrap(ahead.stage.toPage.first).contains(#""hidden":true"#), "in HELLO")
    ahead.route("/")
    ahead.open("/kassa/?tg=1:1")
    XCTAssertEqual(try ahead.types(), ["HELLO", "NAVIGATE"])
    XCTAssertEqual(ahead.opened, [])
    ahead.route("/")
    XCTAssertEqual(ahead.opened, [], "the page before has reported itself again")
    ahead.route("/kassa/")
    XCTAssertEqual(ahead.opened, [true])
    XCTAssertEqual(try ahead.types(), ["HELLO", "NAVIGATE", "VISIBILITY"])
    XCTAssertEqual(ahead.states, [.loading, .ready, .idle])
    ahead.stage.host.greet()
    XCTAssertFalse(try XCTUnwrap(ahead.stage.toPage.last).contains("hidden"), "no HELLO hides it again")
  }

  @MainActor func testMoreOfThePageOrAnotherOfItsPatternHasComeOnceItReportsItselfAgain() async {
    for (shown, path) in [("/kassa/", "/kassa/?tg=1:1"), ("/order/:id/", "/order/2/")] {
      let ahead = Ahead()
      ahead.preload.start()
      ahead.ready()
      ahead.route(shown)
      ahead.open(path)
      ahead.route(shown)
      XCTAssertEqual(ahead.opened, [true], path)
    }
  }

  @MainActor func testThePageThatIsThereIsShownAtOnceAndOneThatIsLoadingIsWaitedFor() async throws {
    let ahead = Ahead()
    ahead.preload.start()
    ahead.ready()
    ahead.open("/")
    XCTAssertEqual(ahead.opened, [])
    ahead.route("/")
    XCTAssertEqual(ahead.opened, [true])
    XCTAssertEqual(try ahead.types(), ["HELLO", "VISIBILITY"])
  }

  @MainActor func testThereIsNoneBeforeTheStart() async {
    let ahead = Ahead()
    ahead.open("/")
    XCTAssertEqual(ahead.opened, [false])
  }

  @MainActor func testAPageThatNeverSpeaksFailsAndIsLoadedAnew() async throws {
    let ahead = Ahead()
    ahead.preload.start()
    ahead.stage.host.pageStarted()
    ahead.stage.runTimers()
    XCTAssertEqual(ahead.preload.state, .failed(.silentPage))
    XCTAssertEqual(ahead.stage.errors, [], "nobody has opened it")
    ahead.ready()
    XCTAssertTrue(try XCTUnwrap(ahead.stage.toPage.last).contains(#""hidden":true"#), "a late page is not seen")
    ahead.open("/")
    XCTAssertEqual(ahead.opened, [false])
    ahead.preload.start()
    XCTAssertEqual(ahead.loads, 2)
  }

  @MainActor func testAPageThatNobodyOpensExpires() async {
    let ahead = Ahead()
    ahead.preload.start()
    ahead.ready()
    ahead.route("/")
    ahead.stage.runTimers()
    XCTAssertEqual(ahead.preload.state, .expired)
    ahead.open("/")
    XCTAssertEqual(ahead.opened, [false])
  }

  @MainActor func testAFailureIsToldWithItsReason() async {
    let failures: [(LuckanPreloadFailure, @MainActor (LuckanHost) -> Void)] = [
      (.notLoaded, { $0.pageFailed() }), (.ended, { $0.pageGone() }),
    ]
    for (reason, fail) in failures {
      let ahead = Ahead()
      ahead.preload.start()
      ahead.ready()
      ahead.route("/")
      ahead.open("/kassa/")
      fail(ahead.stage.host)
      XCTAssertEqual(ahead.opened, [false])
      XCTAssertEqual(ahead.preload.state, .failed(reason))
      XCTAssertEqual(ahead.stage.errors, [], "nobody sees the page")
      ahead.stage.host.pageFailed()
      XCTAssertEqual(ahead.stage.errors, [.notLoaded], "the page that is loaded as usual is seen")
    }
  }

  @MainActor func testAPathThatDoesNotExistEndsTheWaitAndNoOtherFaultDoes() async {
    let ahead = Ahead()
    ahead.preload.start()
    ahead.ready()
    ahead.route("/")
    ahead.open("/nowhere/")
    ahead.fault("INSETS")
    XCTAssertEqual(ahead.opened, [])
    ahead.fault("NAVIGATE")
    XCTAssertEqual(ahead.opened, [false])
    XCTAssertEqual(ahead.preload.state, .failed(.refused))
    XCTAssertFalse(ahead.preload.isHidden, "the address is loaded as usual")
  }

  @MainActor func testAPathThatDoesNotExistLeavesAPageThatIsShown() async {
    let ahead = Ahead()
    ahead.preload.start()
    ahead.ready()
    ahead.route("/")
    ahead.open("/")
    ahead.open("/nowhere/")
    ahead.fault("NAVIGATE")
    XCTAssertEqual(ahead.opened, [true, false])
    XCTAssertEqual(ahead.preload.state, .idle)
    ahead.open("/kassa/")
    ahead.route("/kassa/")
    XCTAssertEqual(ahead.opened, [true, false, true])
  }

  @MainActor func testAPathThatNoPageCanHaveIsRefused() async throws {
    let ahead = Ahead()
    ahead.preload.start()
    ahead.ready()
    ahead.route("/")
    ahead.open("kassa")
    XCTAssertEqual(ahead.opened, [false])
    XCTAssertEqual(ahead.preload.state, .failed(.refused))
    XCTAssertEqual(try ahead.types(), ["HELLO"])
  }

  @MainActor func testAShopThatDoesNotKnowVisibilityIsNotGreetedAsHidden() async throws {
    let ahead = Ahead()
    ahead.preload.start()
    ahead.ready("BACK")
    XCTAssertEqual(ahead.stage.toPage, [])
    XCTAssertEqual(ahead.preload.state, .failed(.unsupported))
    ahead.open("/")
    XCTAssertEqual(ahead.opened, [false])
    ahead.stage.ready("s2")
    XCTAssertEqual(try ahead.types(), ["HELLO"], "loaded as usual")
    ahead.preload.start()
    XCTAssertEqual(ahead.loads, 1, "not tried again")
  }

  @MainActor func testOneThatIsSilentWhenItIsOpenedIsWaitedForFiveSecondsAndAnewOnceItSpeaks() async {
    let silent = Ahead()
    silent.preload.start()
    silent.open("/")
    silent.stage.runTimers(within: 4.9)
    XCTAssertEqual(silent.opened, [])
    silent.stage.runTimers(within: 5)
    XCTAssertEqual(silent.opened, [false])
    XCTAssertEqual(silent.preload.state, .failed(.silentPage))
    let slow = Ahead()
    slow.preload.start()
    slow.open("/")
    slow.ready()
    slow.stage.runTimers(within: 4.9)
    slow.route("/")
    XCTAssertEqual(slow.opened, [true])
  }

  @MainActor func testAPageThatDoesNotAnswerIsShownAsItIs() async {
    let ahead = Ahead()
    ahead.preload.start()
    ahead.ready()
    ahead.route("/")
    ahead.open("/kassa/")
    ahead.stage.runTimers(within: 1)
    XCTAssertEqual(ahead.opened, [true])
  }

  @MainActor func testASecondTapGetsTheAnswerOfTheFirst() async throws {
    let ahead = Ahead()
    ahead.preload.start()
    ahead.ready()
    ahead.open("/kassa/?tg=1:1")
    ahead.open("/kassa/?tg=1:1")
    ahead.route("/")
    ahead.open("/kassa/?tg=1:1")
    XCTAssertEqual(ahead.opened, [])
    ahead.route("/kassa/")
    ahead.open("/kassa/?tg=1:1")
    XCTAssertEqual(ahead.opened, [true, true, true, true])
    XCTAssertEqual(try ahead.types(), ["HELLO", "NAVIGATE", "VISIBILITY"])
  }

  @MainActor func testWhatIsShownShowsAnotherPageUntilItHasFailed() async throws {
    let ahead = Ahead()
    ahead.preload.start()
    ahead.ready()
    ahead.route("/")
    ahead.open("/kassa/")
    ahead.open("/recept/")
    ahead.route("/kassa/")
    ahead.route("/recept/")
    XCTAssertEqual(ahead.opened, [true, true])
    ahead.route("/")
    ahead.open("/recept/")
    ahead.route("/recept/")
    XCTAssertEqual(ahead.opened, [true, true, true])
    XCTAssertEqual(try ahead.types().filter { $0 == "NAVIGATE" }.count, 3)
    ahead.stage.host.pageFailed()
    ahead.open("/recept/")
    XCTAssertEqual(ahead.opened, [true, true, true, false])
    XCTAssertEqual(ahead.preload.state, .idle)
  }

  @MainActor func testNothingHappensToAPageThatIsGone() async {
    let ahead = Ahead()
    ahead.preload.start()
    ahead.ready()
    ahead.route("/")
    ahead.preload.dispose()
    ahead.stage.runTimers()
    ahead.preload.start()
    ahead.open("/")
    XCTAssertEqual(ahead.states, [.loading, .ready])
    XCTAssertEqual(ahead.loads, 1)
    XCTAssertEqual(ahead.opened, [false])
  }
}

/// A stage with a page that is loaded ahead.
@MainActor
private final class Ahead {
  let stage = Stage()
  private(set) var preload: LuckanPreload!
  private(set) var states: [LuckanPreloadState] = []
  private(set) var loads = 0
  private(set) var opened: [Bool] = []
  private var seq = 0

  init() {
    preload = LuckanPreload(
      host: stage.host, clock: stage.clock, load: { [weak self] in self?.loads += 1 },
      onState: { [weak self] state in self?.states.append(state) })
  }

  func ready(_ capability: String = "VISIBILITY") {
    stage.ready("s1", capability)
  }

  func open(_ path: String) {
    preload.open(path) { self.opened.append($0) }
  }

  func route(_ path: String) {
    deliver("ROUTE_CHANGE", #"{"path":"\#(path)","title":"","canGoBack":false}"#)
  }

  func fault(_ about: String) {
    deliver("FAULT", #"{"code":"REFUSED","about":"\#(about)"}"#)
  }

  func types() throws -> [String] {
    try stage.sent().map { String($0.split(separator: " ")[0]) }
  }

  private func deliver(_ type: String, _ payload: String) {
    seq += 1
    stage.deliver(type, payload, "s1", seq)
  }
}
