// Written by bridge/protocol/generate from the protocol: do not edit.
// The payloads, made by quicktype.
// Its structure is checked by a test; it has not been through a Swift compiler, for want of one where it is made.

import Foundation

struct LuckanReadyPayload: Codable, Equatable {
  /// Protocol versions that the guest speaks.
  var versions: [Int]
  /// Message types that the guest takes.
  var capabilities: [String]
  /// Where the shop is; a path template where the path itself would say too much.
  var route: String?

  enum CodingKeys: String, CodingKey {
    case versions = "versions"
    case capabilities = "capabilities"
    case route = "route"
  }
}

struct LuckanCartChangePayload: Codable, Equatable {
  var cartId: String
  var numberOfItems: Int
  /// In öre.
  var total: Int
  var currency: String
  var hasPrescriptions: Bool

  enum CodingKeys: String, CodingKey {
    case cartId = "cartId"
    case numberOfItems = "numberOfItems"
    case total = "total"
    case currency = "currency"
    case hasPrescriptions = "hasPrescriptions"
  }
}

struct LuckanTokenErrorPayload: Codable, Equatable {
  var code: String
  /// Whether a fresh token would help.
  var retryable: Bool

  enum CodingKeys: String, CodingKey {
    case code = "code"
    case retryable = "retryable"
  }
}

struct LuckanFrameHeight: Codable, Equatable {
  var height: Int

  enum CodingKeys: String, CodingKey {
    case height = "height"
  }
}

struct LuckanPdfDocument: Codable, Equatable {
  var fileName: String
  var title: String
  var mediaType: String
  /// In bytes.
  var size: Int
  var url: String?
  var base64: String?

  enum CodingKeys: String, CodingKey {
    case fileName = "fileName"
    case title = "title"
    case mediaType = "mediaType"
    case size = "size"
    case url = "url"
    case base64 = "base64"
  }
}

struct LuckanViewCheckoutPayload: Codable, Equatable {
  var cartId: String

  enum CodingKeys: String, CodingKey {
    case cartId = "cartId"
  }
}

struct LuckanFindPharmacyPayload: Codable, Equatable {
  var productNumber: String?
  /// Only to a host that has said `findPharmacy`.
  var prescriptionId: String?
  var text: String?
  var location: LuckanLocation?

  enum CodingKeys: String, CodingKey {
    case productNumber = "productNumber"
    case prescriptionId = "prescriptionId"
    case text = "text"
    case location = "location"
  }
}

struct LuckanLocation: Codable, Equatable {
  var latitude: Double
  var longitude: Double

  enum CodingKeys: String, CodingKey {
    case latitude = "latitude"
    case longitude = "longitude"
  }
}

struct LuckanAnalyticsEventPayload: Codable, Equatable {
  var name: String
  var parameters: [String: LuckanJson]

  enum CodingKeys: String, CodingKey {
    case name = "name"
    case parameters = "parameters"
  }
}

struct LuckanOpenExternalPayload: Codable, Equatable {
  /// Checked besides: https or the address of a known app.
  var url: String

  enum CodingKeys: String, CodingKey {
    case url = "url"
  }
}

struct LuckanRouteChangePayload: Codable, Equatable {
  var path: String
  var title: String
  var canGoBack: Bool

  enum CodingKeys: String, CodingKey {
    case path = "path"
    case title = "title"
    case canGoBack = "canGoBack"
  }
}

struct LuckanFaultPayload: Codable, Equatable {
  var code: LuckanFaultCode
  /// The type of the message that it is about.
  var about: String?
  /// The field that does not fit.
  var field: String?
  /// The element whose height went up and down.
  var cause: String?
  /// How many messages were dropped.
  var count: Int?

  enum CodingKeys: String, CodingKey {
    case code = "code"
    case about = "about"
    case field = "field"
    case cause = "cause"
    case count = "count"
  }
}

enum LuckanFaultCode: String, Codable, Equatable {
  case loopFrozen = "LOOP_FROZEN"
  case malformed = "MALFORMED"
  case outOfOrder = "OUT_OF_ORDER"
  case overflow = "OVERFLOW"
  case staleSession = "STALE_SESSION"
  case timedOut = "TIMED_OUT"
  case tooLarge = "TOO_LARGE"
  case unknownType = "UNKNOWN_TYPE"
  case unsupportedVersion = "UNSUPPORTED_VERSION"
}

struct LuckanHelloPayload: Codable, Equatable {
  /// Of those in READY, the protocol version to speak.
  var version: Int
  var app: LuckanAppInfo
  /// `token`, `pdfUrl`, `findPharmacy`, `viewCheckout`, `openExternal`; others are ignored.
  var capabilities: [String]
  /// A value that does not fit is taken as missing.
  var insets: LuckanInsetsPayload?
  /// Where an e-ID or payment app comes back to: a link that opens this app.
  var returnUrl: String?
  /// The consent given in the app; what is missing is denied.
  var consent: LuckanConsent?
  /// The app's cart, where it has one.
  var cartId: String?
  var locale: String?
  /// A value that does not fit is taken as missing.
  var theme: LuckanTheme?

  enum CodingKeys: String, CodingKey {
    case version = "version"
    case app = "app"
    case capabilities = "capabilities"
    case insets = "insets"
    case returnUrl = "returnUrl"
    case consent = "consent"
    case cartId = "cartId"
    case locale = "locale"
    case theme = "theme"
  }
}

struct LuckanAppInfo: Codable, Equatable {
  var name: String
  var version: String

  enum CodingKeys: String, CodingKey {
    case name = "name"
    case version = "version"
  }
}

struct LuckanConsent: Codable, Equatable {
  var preferences: Bool?
  var statistics: Bool?
  var marketing: Bool?

  enum CodingKeys: String, CodingKey {
    case preferences = "preferences"
    case statistics = "statistics"
    case marketing = "marketing"
  }
}

struct LuckanInsetsPayload: Codable, Equatable {
  var top: Double
  var right: Double
  var bottom: Double
  var left: Double
  var keyboard: Double?

  enum CodingKeys: String, CodingKey {
    case top = "top"
    case right = "right"
    case bottom = "bottom"
    case left = "left"
    case keyboard = "keyboard"
  }
}

enum LuckanTheme: String, Codable, Equatable {
  case ag = "ag"
  case green = "green"
  case orange = "orange"
}

struct LuckanTokenPayload: Codable, Equatable {
  /// Null: signed out in the app.
  var accessToken: String?
  /// Epoch milliseconds; the newest wins. When `accessToken` is null, the time of signing out.
  var expiresAt: Int

  enum CodingKeys: String, CodingKey {
    case accessToken = "accessToken"
    case expiresAt = "expiresAt"
  }
}

struct LuckanCartRefreshPayload: Codable, Equatable {
  var cartId: String?

  enum CodingKeys: String, CodingKey {
    case cartId = "cartId"
  }
}

struct LuckanNavigatePayload: Codable, Equatable {
  var path: String

  enum CodingKeys: String, CodingKey {
    case path = "path"
  }
}

struct LuckanEmptyPayload: Codable, Equatable {}

struct LuckanAckPayload: Codable, Equatable {
  var ok: Bool
  var reason: LuckanRefusal?

  enum CodingKeys: String, CodingKey {
    case ok = "ok"
    case reason = "reason"
  }
}

enum LuckanRefusal: String, Codable, Equatable {
  case failed = "FAILED"
  case notHandled = "NOT_HANDLED"
  case refused = "REFUSED"
  case unsupported = "UNSUPPORTED"
}
