// The host: sessions and numbering, tokens, requests, the back button, silent pages, other origins.

import XCTest

@testable import LuckanBridge

final class LuckanHostTests: XCTestCase {
  @MainActor func testReadyIsAnsweredWithHelloAndThenTheToken() async throws {
    let stage = Stage([.token])
    stage.tokens = [LuckanTokenPayload(accessToken: "a", expiresAt: 1)]
    stage.ready("s1")
    XCTAssertEqual(try stage.sent(), ["HELLO s1 0", "TOKEN s1 1"])
  }

  @MainActor func testAnAppThatDoesNotDeclareTokenSendsNone() async throws {
    let stage = Stage()
    stage.ready("s1")
    XCTAssertFalse(stage.host.tokenChanged(LuckanTokenPayload(accessToken: "a", expiresAt: 1)))
    XCTAssertEqual(try stage.sent(), ["HELLO s1 0"])
  }

  @MainActor func testANewSessionRestartsTheNumberingAndEndsTheOldOne() async throws {
    let stage = Stage()
    stage.ready("s1")
    stage.host.resumed()
    stage.ready("s2")
    stage.deliver("VIEW_CHECKOUT", #"{"cartId":"c"}"#, "s1", 9)
    XCTAssertEqual(try stage.sent(), ["HELLO s1 0", "RESUMED s1 1", "HELLO s2 0"])
    XCTAssertEqual(stage.received, ["READY", "READY"])
  }

  @MainActor func testDuplicateAndOutdatedMessagesAreDropped() async {
    let stage = Stage()
    stage.ready("s1")
    stage.ready("s1")
    for seq in [4, 4, 3, 5] { stage.deliver("PAYMENT_PROVIDER_HEIGHT", #"{"height":\#(seq)}"#, "s1", seq) }
    stage.deliver("SHIPPING_PROVIDER_HEIGHT", #"{"height":2}"#, "s1", 2)
    XCTAssertEqual(
      stage.received, ["READY", "PAYMENT_PROVIDER_HEIGHT", "PAYMENT_PROVIDER_HEIGHT", "SHIPPING_PROVIDER_HEIGHT"])
  }

  @MainActor func testAPageThatWasLoadedBeforeTheHostGetsHello() async throws {
    let stage = Stage()
    stage.deliver("ROUTE_CHANGE", #"{"path":"/","title":"","canGoBack":false}"#, "s1", 3)
    XCTAssertEqual(try stage.sent(), ["HELLO s1 0"])
    XCTAssertEqual(stage.received, ["ROUTE_CHANGE"])
  }

  @MainActor func testOtherOriginsAndFramesAreIgnored() async throws {
    let foreign = [
      ("https://evil.example", true), (Stage.shop, false), ("null", true), ("https://shop.example:444", true),
    ]
    for (origin, isMainFrame) in foreign {
      let stage = Stage()
      stage.host.receive(Stage.text("READY", Stage.ready, "s1", 0), from: origin, isMainFrame: isMainFrame)
      XCTAssertEqual(stage.toPage, [], origin)
      XCTAssertEqual(stage.errors, [.wrongSource], origin)
    }
  }

  @MainActor func testNothingIsSentWithoutAPage() async {
    let stage = Stage()
    XCTAssertFalse(stage.host.resumed())
    stage.ready("s1")
    stage.host.pageGone()
    XCTAssertFalse(stage.host.resumed())
  }

  @MainActor func testSilentAndFailedPagesAreReportedOnce() async {
    let stage = Stage()
    stage.host.pageStarted()
    stage.runTimers()
    XCTAssertEqual(stage.errors, [.silentPage])
    stage.host.pageStarted()
    stage.ready("s1")
    stage.runTimers()
    XCTAssertEqual(stage.errors, [.silentPage])
    stage.host.pageStarted()
    stage.host.pageFailed()
    stage.runTimers()
    XCTAssertEqual(stage.errors, [.silentPage, .notLoaded])
  }

  @MainActor func testARequestIsHandledIfTheListPermitsIt() async {
    let stage = Stage()
    stage.ready("s1")
    stage.deliver("OPEN_EXTERNAL", #"{"url":"bankid:///?autostarttoken=a"}"#, "s1", 1)
    stage.deliver("OPEN_EXTERNAL", #"{"url":"https://evil.example/"}"#, "s1", 2)
    stage.opens = false
    stage.deliver("OPEN_EXTERNAL", #"{"url":"swish://a"}"#, "s1", 3)
    XCTAssertEqual(stage.opened, ["bankid:///?autostarttoken=a", "swish://a"])
    XCTAssertEqual(stage.acks(), ["g.1 true ", "g.2 false REFUSED", "g.3 false FAILED"])
  }

  @MainActor func testARetryableTokenErrorAsksForAFreshToken() async {
    let stage = Stage([.token])
    stage.ready("s1")
    stage.deliver("TOKEN_ERROR", #"{"code":"EXPIRING","retryable":true}"#, "s1", 1)
    stage.deliver("TOKEN_ERROR", #"{"code":"FORBIDDEN","retryable":false}"#, "s1", 2)
    XCTAssertEqual(stage.tokenRequests, [false, true])
  }

  @MainActor func testADelayedTokenIsNotSentToAnotherPage() async throws {
    let stage = Stage([.token])
    stage.ready("s1")
    let delayed = try XCTUnwrap(stage.waiting.first)
    stage.ready("s2")
    delayed(LuckanTokenPayload(accessToken: "a", expiresAt: 1))
    XCTAssertEqual(try stage.sent(), ["HELLO s1 0", "HELLO s2 0"])
  }

  @MainActor func testThePageAnswersWhetherItHandledBack() async throws {
    let stage = Stage()
    var answers: [Bool] = []
    stage.host.back { answers.append($0) }
    stage.ready("s1")
    stage.host.back { answers.append($0) }
    stage.deliver("ACK", #"{"ok":true}"#, "s1", 1, id: try stage.lastId())
    stage.host.back { answers.append($0) }
    stage.deliver("ACK", #"{"ok":false,"reason":"NOT_HANDLED"}"#, "s1", 2, id: try stage.lastId())
    stage.host.back { answers.append($0) }
    stage.runTimers()
    stage.host.back { answers.append($0) }
    stage.ready("s2")
    XCTAssertEqual(answers, [false, true, false, false, false])
  }

  @MainActor func testInsetsAreSentWhenTheyChangeAndWithTheNextHello() async throws {
    let stage = Stage()
    let insets = LuckanInsetsPayload(top: 47, right: 0, bottom: 34, left: 0, keyboard: 291)
    stage.ready("s1")
    stage.host.insetsChanged(insets)
    stage.host.insetsChanged(insets)
    stage.ready("s2")
    XCTAssertEqual(try stage.sent(), ["HELLO s1 0", "INSETS s1 1", "HELLO s2 0"])
    XCTAssertTrue(try XCTUnwrap(stage.toPage.last).contains(#""keyboard":291"#))
  }

  @MainActor func testTheStartScriptSaysWhatHelloWillSayOfTheLookAndNothingElse() async throws {
    let stage = Stage()
    let prefix = "window.__LUCKAN_APPEARANCE__ = "
    XCTAssertEqual(stage.host.startScript(), prefix + "{}")
    stage.greeting.theme = .orange
    stage.greeting.insets = LuckanInsetsPayload(top: 20, right: 0, bottom: 0, left: 0)
    stage.greeting.cartId = "c"
    let ofHello = #"{"insets":{"bottom":0,"left":0,"right":0,"top":20},"theme":"orange"}"#
    XCTAssertEqual(stage.host.startScript(), prefix + ofHello)
    stage.host.insetsChanged(LuckanInsetsPayload(top: 47, right: 0, bottom: 34.5, left: 0))
    stage.host.appearanceChanged(LuckanAppearancePayload(colorScheme: .dark, fontScale: 1.5))
    let known =
      #"{"colorScheme":"dark","fontScale":1.5,"insets":{"bottom":34.5,"left":0,"right":0,"top":47},"theme":"orange"}"#
    XCTAssertEqual(stage.host.startScript(), prefix + known)
    stage.ready("s1")
    XCTAssertEqual(try stage.sent(), ["HELLO s1 0"])
    let hello = try LuckanEnvelope<LuckanHelloPayload>.decode(Data(try XCTUnwrap(stage.toPage.last).utf8))
    XCTAssertEqual(hello.payload.startScript, prefix + known)
    stage.host.appearanceChanged(LuckanAppearancePayload(colorScheme: .dark, fontScale: .nan))
    XCTAssertEqual(stage.host.startScript(), prefix + "{}")
  }

  @MainActor func testWhatThePageWouldRejectIsNotSent() async throws {
    let stage = Stage()
    stage.ready("s1")
    XCTAssertFalse(stage.host.send(.navigate(LuckanNavigatePayload(path: "//evil.example"))))
    XCTAssertEqual(stage.errors, [.unsendable(field: "path")])
    XCTAssertTrue(stage.host.resumed())
    XCTAssertEqual(try stage.sent(), ["HELLO s1 0", "RESUMED s1 1"])
  }

  @MainActor func testInvalidMessagesAreReportedAndUnknownTypesPassedOn() async {
    let stage = Stage()
    stage.ready("s1")
    stage.deliver("PAYMENT_PROVIDER_HEIGHT", #"{"height":-1}"#, "s1", 1)
    stage.deliver("NEW_THING", "{}", "s1", 2)
    stage.host.receive(#"{"source":"devtools"}"#, from: Stage.shop, isMainFrame: true)
    XCTAssertEqual(stage.errors, [.unreadable(code: .malformed, about: "PAYMENT_PROVIDER_HEIGHT")])
    XCTAssertEqual(stage.received, ["READY", "NEW_THING"])
  }

  @MainActor func testThePathOfAPageHasAnAddressOfTheShop() async {
    let settings = LuckanSettings(shopOrigins: [Stage.shop])
    let start = "\(Stage.shop)/external/"
    XCTAssertEqual(settings.page("/kassa/?tg=1:1", from: start), "\(start)kassa/?tg=1:1")
    for path in ["kassa/", "/../kassa/", "/%2e%2E/"] { XCTAssertNil(settings.page(path, from: start), path) }
  }

  @MainActor func testTheReturnFromAnEidIsRecognizedByItsAddress() async {
    let settings = LuckanSettings(shopOrigins: [Stage.shop])
    let returnUrl = "https://app.example/luckan/return"
    XCTAssertTrue(settings.isReturn("\(returnUrl)?eid=APPROVED&nonce=a", to: returnUrl))
    XCTAssertFalse(settings.isReturn("https://app.example/luckan/other", to: returnUrl))
    XCTAssertFalse(settings.isReturn("https://app.example.evil.example/luckan/return", to: returnUrl))
  }
}
