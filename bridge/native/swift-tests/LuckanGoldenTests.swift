// Every golden message, read or written.

import XCTest

@testable import LuckanBridge

final class LuckanGoldenTests: XCTestCase {
  func testMessagesOfThePage() throws {
    let types = [
      "READY", "CART_CHANGE", "TOKEN_ERROR", "PAYMENT_PROVIDER_HEIGHT", "SHIPPING_PROVIDER_HEIGHT", "VIEW_PDF",
      "PDF_DOWNLOAD", "VIEW_CHECKOUT", "FIND_PHARMACY", "SIGN_IN", "ORDER_COMPLETED", "CLOSE_REQUESTED",
      "START_TIMES", "ANALYTICS_EVENT", "OPEN_EXTERNAL", "ROUTE_CHANGE", "FAULT", "ACK",
    ]
    for type in types {
      guard case .message(let message) = LuckanBridge.read(try golden(type)) else {
        XCTFail("\(type) is not read")
        continue
      }
      XCTAssertEqual(message.head.type, type)
      if case .unknown = message { XCTFail("\(type) is not known") }
    }
  }

  func testMessagesOfTheApp() throws {
    try written("HELLO") { .hello($0) }
    try written("TOKEN") { .token($0) }
    try written("CART_REFRESH") { .cartRefresh($0) }
    try written("NAVIGATE") { .navigate($0) }
    try written("BACK") { (_: LuckanEmptyPayload) in .back }
    try written("RESUMED") { (_: LuckanEmptyPayload) in .resumed }
    try written("INSETS") { .insets($0) }
    try written("APPEARANCE") { .appearance($0) }
    try written("VISIBILITY") { .visibility($0) }
    try written("ACK") { .ack($0) }
  }

  func testSignedOutIsNullAndNotMissing() throws {
    let text = try LuckanOutgoing.token(LuckanTokenPayload(accessToken: nil, expiresAt: 1)).encode(id: "a", session: "s", seq: 0)
    XCTAssertTrue(text.contains("\"accessToken\":null"))
  }

  func testNothingSensitiveIsPrinted() {
    let token = LuckanTokenPayload(accessToken: "secret", expiresAt: 1)
    var dumped = ""
    dump(LuckanOutgoing.token(token), to: &dumped)
    XCTAssertFalse("\(LuckanOutgoing.token(token)) \(dumped)".contains("secret"))
  }

  private func written<Payload: Codable & Equatable & LuckanChecked>(
    _ type: String, _ make: (Payload) -> LuckanOutgoing
  ) throws {
    let text = try golden(type)
    let envelope = try LuckanEnvelope<Payload>.decode(Data(text.utf8))
    let made = try make(envelope.payload).encode(id: envelope.id, session: envelope.session, seq: envelope.seq)
    let decoder = JSONDecoder()
    XCTAssertEqual(
      try decoder.decode(LuckanJson.self, from: Data(made.utf8)), try decoder.decode(LuckanJson.self, from: Data(text.utf8)))
  }

  private func golden(_ type: String) throws -> String {
    let file = Bundle.module.url(forResource: type, withExtension: "json", subdirectory: "golden")
    return try String(contentsOf: try XCTUnwrap(file), encoding: .utf8)
  }
}
