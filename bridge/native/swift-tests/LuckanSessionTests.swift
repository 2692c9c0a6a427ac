// A whole session with the shop, as it was recorded: from the start page to a paid order.

import XCTest

@testable import LuckanBridge

final class LuckanSessionTests: XCTestCase {
  @MainActor func testTheRecordedOrder() async throws {
    let file = Bundle.module.url(forResource: "order", withExtension: "json", subdirectory: "recordings")
    let recorded = try JSONDecoder().decode([Recorded].self, from: Data(contentsOf: XCTUnwrap(file)))
    let fromApp = recorded.filter { $0.direction == "toGuest" }
    let fromShop = recorded.filter { $0.direction == "toHost" }
    let stage = Stage()
    var backs: [Bool] = []
    stage.greeting = try XCTUnwrap(fromApp.first { $0.type == "HELLO" }).payload()

    stage.host.pageStarted()
    for each in recorded {
      if each.direction == "toHost" {
        stage.host.receive(try each.text(), from: Stage.shop, isMainFrame: true)
        continue
      }
      switch each.type {
      case "NAVIGATE": stage.host.send(.navigate(try each.payload()))
      case "INSETS": stage.host.insetsChanged(try each.payload())
      case "BACK": stage.host.back { backs.append($0) }
      case "RESUMED": stage.host.resumed()
      // HELLO: the host's own answer.
      default: break
      }
    }

    XCTAssertEqual(try stage.toPage.map(Recorded.parsed), fromApp.map { $0.message })
    XCTAssertEqual(stage.received, fromShop.map { $0.type }.filter { $0 != "ACK" })
    XCTAssertEqual(backs, [true, true])
    XCTAssertEqual(stage.errors, [])
    stage.runTimers()
    XCTAssertEqual(stage.errors, [], "the watchdog was stopped by READY")
  }
}

private struct Recorded: Decodable {
  let direction: String
  let message: LuckanJson

  var type: String {
    if case .object(let fields) = message, case .text(let type)? = fields["type"] { return type }
    return ""
  }

  func text() throws -> String {
    String(decoding: try JSONEncoder().encode(message), as: UTF8.self)
  }

  func payload<Payload: Codable & Equatable & LuckanChecked>() throws -> Payload {
    try LuckanEnvelope<Payload>.decode(Data(try text().utf8)).payload
  }

  static func parsed(_ text: String) throws -> LuckanJson {
    try JSONDecoder().decode(LuckanJson.self, from: Data(text.utf8))
  }
}
