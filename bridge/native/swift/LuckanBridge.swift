// Reading and writing messages, by the same rules as the page itself.

import Foundation

/// The fields that every message has.
public struct LuckanHead: Codable, Equatable, Sendable {
  public var luckan: Int
  public var type: String
  public var id: String
  public var session: String
  public var seq: Int
}

/// The envelope of every message. `session` is created by the page at every load; the app repeats the latest. `seq`
/// increases within a session, separately on each side. An answer repeats the `id` of the request.
public struct LuckanEnvelope<Payload: Codable & Equatable & LuckanChecked>: Codable, Equatable, Sendable {
  public var luckan: Int
  public var type: String
  public var id: String
  public var session: String
  public var seq: Int
  public var payload: Payload

  public var head: LuckanHead { LuckanHead(luckan: luckan, type: type, id: id, session: session, seq: seq) }

  static func decode(_ data: Data) throws -> LuckanEnvelope {
    let envelope = try JSONDecoder().decode(LuckanEnvelope.self, from: data)
    try envelope.payload.check()
    return envelope
  }

  static func encode(_ type: String, _ id: String, _ session: String, _ seq: Int, _ payload: Payload) throws -> String {
    try payload.check()
    let envelope = LuckanEnvelope(
      luckan: LuckanProtocol.envelopeVersion, type: type, id: id, session: session, seq: seq, payload: payload)
    return String(decoding: try JSONEncoder().encode(envelope), as: UTF8.self)
  }
}

/// The result of reading incoming text: a valid message, foreign data, or an invalid message with its fault code.
public enum LuckanReading: Equatable, Sendable {
  case message(LuckanMessage)
  case foreign
  case faulty(code: LuckanFaultCode, about: String?)
}

public enum LuckanBridge {
  public static func read(_ text: String) -> LuckanReading {
    guard text.contains("\"luckan\"") else { return .foreign }
    let data = Data(text.utf8)
    guard data.count <= LuckanProtocol.maxPdfMessageBytes else { return .faulty(code: .tooLarge, about: nil) }
    guard case .object(let fields)? = try? JSONDecoder().decode(LuckanJson.self, from: data),
      let version = fields["luckan"]
    else { return .foreign }
    if case .number(let number) = version, number != Double(LuckanProtocol.envelopeVersion) {
      return .faulty(code: .unsupportedVersion, about: nil)
    }
    guard let head = try? JSONDecoder().decode(LuckanHead.self, from: data), isValid(head), fields["payload"] != nil else {
      return .faulty(code: .malformed, about: nil)
    }
    if data.count > LuckanProtocol.maxMessageBytes && !hasBase64(fields["payload"]) {
      return .faulty(code: .tooLarge, about: head.type)
    }
    do {
      return .message(try LuckanMessage.decode(head, data) ?? .unknown(type: head.type, head: head))
    } catch {
      // The error itself may contain the received contents, so that it is dropped.
      return .faulty(code: .malformed, about: head.type)
    }
  }

  private static func isValid(_ head: LuckanHead) -> Bool {
    do {
      try LuckanCheck.text(head.type, "type", pattern: "^[A-Z][A-Z_]{0,39}$")
      try LuckanCheck.text(head.id, "id", min: 1, max: 80)
      try LuckanCheck.text(head.session, "session", min: 1, max: 80)
      try LuckanCheck.whole(head.seq, "seq", min: 0, max: 9_007_199_254_740_991)
      return true
    } catch {
      return false
    }
  }

  private static func hasBase64(_ payload: LuckanJson?) -> Bool {
    guard case .object(let fields)? = payload else { return false }
    return fields["base64"] != nil
  }
}
