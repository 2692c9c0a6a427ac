// Written by bridge/protocol/generate from the protocol: do not edit.
// The messages, each in its envelope.
// Its structure is checked by a test; it has not been through a Swift compiler, for want of one where it is made.

import Foundation

enum LuckanProtocol {
  static let envelopeVersion = 1
  static let versions = [1]
  static let maxMessageBytes = 262144
  static let maxPdfMessageBytes = 8388608
}

/// What an app can declare in HELLO.
enum LuckanCapability: String, CaseIterable {
  case token
  case pdfUrl
  case findPharmacy
  case viewCheckout
  case openExternal
}

/// What the page sends. New cases may come: let `default` of a `switch` leave them alone.
enum LuckanMessage: Equatable {
  /// The page can talk, and begins a new session. Answer with HELLO within 1.5 s.
  case ready(LuckanEnvelope<LuckanReadyPayload>)
  /// The whole cart in figures, not a difference: show it on your cart icon.
  case cartChange(LuckanEnvelope<LuckanCartChangePayload>)
  /// The access token is about to run out or was refused. Answer with TOKEN where `retryable` is true.
  case tokenError(LuckanEnvelope<LuckanTokenErrorPayload>)
  /// The height of the payment provider’s frame in CSS pixels.
  case paymentProviderHeight(LuckanEnvelope<LuckanFrameHeight>)
  /// The height of the delivery provider’s frame in CSS pixels.
  case shippingProviderHeight(LuckanEnvelope<LuckanFrameHeight>)
  /// Show this document. Fetch `url` with your own access token; without the capability `pdfUrl` you get base64.
  case viewPdf(LuckanEnvelope<LuckanPdfDocument>)
  /// Save or share this document. It carries the same as VIEW_PDF.
  case pdfDownload(LuckanEnvelope<LuckanPdfDocument>)
  /// The customer wants to pay. Show the checkout, usually `/external/kassa/` in a web view.
  case viewCheckout(LuckanEnvelope<LuckanViewCheckoutPayload>)
  /// Show pharmacies: those that have a product or can dispense a prescription, or those that match a text or a place.
  case findPharmacy(LuckanEnvelope<LuckanFindPharmacyPayload>)
  /// Something worth measuring, by an allow-list of names and parameters. Never about prescriptions.
  case analyticsEvent(LuckanEnvelope<LuckanAnalyticsEventPayload>)
  /// Open this address outside the web view: an e-ID app, a payment, a link to elsewhere. Answer with ACK.
  case openExternal(LuckanEnvelope<LuckanOpenExternalPayload>)
  /// Where the shop is now, for your title and back button. In the prescription and club areas a path template.
  case routeChange(LuckanEnvelope<LuckanRouteChangePayload>)
  /// Something is wrong with the bridge itself. For your log: it holds codes and field names, never contents.
  case fault(LuckanEnvelope<LuckanFaultPayload>)
  /// The answer to OPEN_EXTERNAL (from the app) and to BACK (from the page). Its `id` is that of the request.
  case ack(LuckanEnvelope<LuckanAckPayload>)
  /// A message of a newer page, of which nothing but its type is known: to be ignored.
  case unknown(type: String, head: LuckanHead)

  /// Nil: of a type that is not known here.
  static func decode(_ head: LuckanHead, _ data: Data) throws -> LuckanMessage? {
    switch head.type {
    case "READY": return .ready(try LuckanEnvelope.decode(data))
    case "CART_CHANGE": return .cartChange(try LuckanEnvelope.decode(data))
    case "TOKEN_ERROR": return .tokenError(try LuckanEnvelope.decode(data))
    case "PAYMENT_PROVIDER_HEIGHT": return .paymentProviderHeight(try LuckanEnvelope.decode(data))
    case "SHIPPING_PROVIDER_HEIGHT": return .shippingProviderHeight(try LuckanEnvelope.decode(data))
    case "VIEW_PDF": return .viewPdf(try LuckanEnvelope.decode(data))
    case "PDF_DOWNLOAD": return .pdfDownload(try LuckanEnvelope.decode(data))
    case "VIEW_CHECKOUT": return .viewCheckout(try LuckanEnvelope.decode(data))
    case "FIND_PHARMACY": return .findPharmacy(try LuckanEnvelope.decode(data))
    case "ANALYTICS_EVENT": return .analyticsEvent(try LuckanEnvelope.decode(data))
    case "OPEN_EXTERNAL": return .openExternal(try LuckanEnvelope.decode(data))
    case "ROUTE_CHANGE": return .routeChange(try LuckanEnvelope.decode(data))
    case "FAULT": return .fault(try LuckanEnvelope.decode(data))
    case "ACK": return .ack(try LuckanEnvelope.decode(data))
    default: return nil
    }
  }

  var head: LuckanHead {
    switch self {
    case .ready(let envelope): return envelope.head
    case .cartChange(let envelope): return envelope.head
    case .tokenError(let envelope): return envelope.head
    case .paymentProviderHeight(let envelope): return envelope.head
    case .shippingProviderHeight(let envelope): return envelope.head
    case .viewPdf(let envelope): return envelope.head
    case .pdfDownload(let envelope): return envelope.head
    case .viewCheckout(let envelope): return envelope.head
    case .findPharmacy(let envelope): return envelope.head
    case .analyticsEvent(let envelope): return envelope.head
    case .openExternal(let envelope): return envelope.head
    case .routeChange(let envelope): return envelope.head
    case .fault(let envelope): return envelope.head
    case .ack(let envelope): return envelope.head
    case .unknown(_, let head): return head
    }
  }
}

/// What the app sends.
enum LuckanOutgoing: Equatable {
  /// The answer to READY. A late one is welcome; a new one takes the place of the last.
  case hello(LuckanHelloPayload)
  /// The customer’s access token: after HELLO, whenever it changes, and as the answer to TOKEN_ERROR.
  case token(LuckanTokenPayload)
  /// The app has changed the cart, or replaced it by the one that `cartId` names.
  case cartRefresh(LuckanCartRefreshPayload)
  /// Go to this page of the shop. The path begins with one slash and has no `/external` before it.
  case navigate(LuckanNavigatePayload)
  /// The back button was pressed. The ACK says whether the shop dealt with it; otherwise close the web view.
  case back
  /// The app is in the foreground again, for example after an e-ID or a payment app.
  case resumed
  /// The safe area and the keyboard have changed. Implausible values are ignored.
  case insets(LuckanInsetsPayload)
  /// The answer to OPEN_EXTERNAL (from the app) and to BACK (from the page). Its `id` is that of the request.
  case ack(LuckanAckPayload)

  /// The text that the page takes.
  func encode(id: String, session: String, seq: Int) throws -> String {
    switch self {
    case .hello(let payload): return try LuckanEnvelope.encode("HELLO", id, session, seq, payload)
    case .token(let payload): return try LuckanEnvelope.encode("TOKEN", id, session, seq, payload)
    case .cartRefresh(let payload): return try LuckanEnvelope.encode("CART_REFRESH", id, session, seq, payload)
    case .navigate(let payload): return try LuckanEnvelope.encode("NAVIGATE", id, session, seq, payload)
    case .back: return try LuckanEnvelope.encode("BACK", id, session, seq, LuckanEmptyPayload())
    case .resumed: return try LuckanEnvelope.encode("RESUMED", id, session, seq, LuckanEmptyPayload())
    case .insets(let payload): return try LuckanEnvelope.encode("INSETS", id, session, seq, payload)
    case .ack(let payload): return try LuckanEnvelope.encode("ACK", id, session, seq, payload)
    }
  }
}
