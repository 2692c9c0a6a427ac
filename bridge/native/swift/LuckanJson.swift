// Arbitrary JSON: the parameters of analytics events.

import Foundation

public enum LuckanJson: Codable, Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([LuckanJson])
  case object([String: LuckanJson])

  public init(from decoder: Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let found = try? value.decode(Bool.self) {
      self = .bool(found)
    } else if let found = try? value.decode(Double.self) {
      self = .number(found)
    } else if let found = try? value.decode(String.self) {
      self = .text(found)
    } else if let found = try? value.decode([LuckanJson].self) {
      self = .list(found)
    } else {
      self = .object(try value.decode([String: LuckanJson].self))
    }
  }

  public func encode(to encoder: Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .null: try value.encodeNil()
    case .bool(let found): try value.encode(found)
    case .number(let found): try value.encode(found)
    case .text(let found): try value.encode(found)
    case .list(let found): try value.encode(found)
    case .object(let found): try value.encode(found)
    }
  }
}
