// Written by bridge/protocol/generate from the protocol: do not edit.
// The rules of the payloads, and what of them may be shown.
// Its structure is checked by a test; it has not been through a Swift compiler, for want of one where it is made.

import Foundation

extension LuckanReadyPayload: LuckanChecked {
  func check() throws {
    try LuckanCheck.count(versions.count, "versions", least: 1, most: 20)
    for item in versions { try LuckanCheck.whole(item, "versions", least: 0, most: 9007199254740991) }
    try LuckanCheck.count(capabilities.count, "capabilities", most: 100)
    for item in capabilities { try LuckanCheck.text(item, "capabilities", least: 1, most: 40) }
    if let value = route { try LuckanCheck.text(value, "route", least: 1, most: 2000) }
  }
}

extension LuckanCartChangePayload: LuckanChecked {
  func check() throws {
    try LuckanCheck.text(cartId, "cartId", least: 1, most: 200)
    try LuckanCheck.whole(numberOfItems, "numberOfItems", least: 0, most: 100000)
    try LuckanCheck.whole(total, "total", least: 0, most: 9007199254740991)
    try LuckanCheck.text(currency, "currency", pattern: #"^[A-Z]{3}$"#)
  }
}

extension LuckanCartChangePayload: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  var description: String { "CartChangePayload(cartId: [hidden], numberOfItems: \(String(describing: numberOfItems)), total: \(String(describing: total)), currency: \(String(describing: currency)), hasPrescriptions: \(String(describing: hasPrescriptions)))" }
  var debugDescription: String { description }
  var customMirror: Mirror { Mirror(self, children: ["shown": description]) }
}

extension LuckanTokenErrorPayload: LuckanChecked {
  func check() throws {
    try LuckanCheck.text(code, "code", pattern: #"^[A-Z0-9_]{1,64}$"#)
  }
}

extension LuckanFrameHeight: LuckanChecked {
  func check() throws {
    try LuckanCheck.whole(height, "height", least: 0, most: 20000)
  }
}

extension LuckanPdfDocument: LuckanChecked {
  func check() throws {
    try LuckanCheck.text(fileName, "fileName", least: 1, most: 200, pattern: #"^[^/\\\p{Cc}]+$"#)
    try LuckanCheck.text(title, "title", least: 1, most: 200)
    try LuckanCheck.text(mediaType, "mediaType", pattern: #"^[a-z]+\/[a-z0-9.+-]{1,60}$"#)
    try LuckanCheck.whole(size, "size", least: 0, most: 9007199254740991)
    if let value = url { try LuckanCheck.text(value, "url", least: 1, most: 2000, by: LuckanCheck.isAbsoluteUrl) }
    if let value = base64 { try LuckanCheck.text(value, "base64", least: 1, most: 8388608, by: LuckanCheck.isBase64) }
    guard LuckanCheck.hasUrlOrBase64(self) else { throw LuckanMalformed(field: nil) }
  }
}

extension LuckanPdfDocument: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  var description: String { "PdfDocument(fileName: [hidden], title: [hidden], mediaType: \(String(describing: mediaType)), size: \(String(describing: size)), url: [hidden], base64: [hidden])" }
  var debugDescription: String { description }
  var customMirror: Mirror { Mirror(self, children: ["shown": description]) }
}

extension LuckanViewCheckoutPayload: LuckanChecked {
  func check() throws {
    try LuckanCheck.text(cartId, "cartId", least: 1, most: 200)
  }
}

extension LuckanViewCheckoutPayload: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  var description: String { "ViewCheckoutPayload(cartId: [hidden])" }
  var debugDescription: String { description }
  var customMirror: Mirror { Mirror(self, children: ["shown": description]) }
}

extension LuckanLocation: LuckanChecked {
  func check() throws {
    try LuckanCheck.number(latitude, "latitude", least: -90, most: 90)
    try LuckanCheck.number(longitude, "longitude", least: -180, most: 180)
  }
}

extension LuckanFindPharmacyPayload: LuckanChecked {
  func check() throws {
    if let value = productNumber { try LuckanCheck.text(value, "productNumber", least: 1, most: 40) }
    if let value = prescriptionId { try LuckanCheck.text(value, "prescriptionId", least: 1, most: 200) }
    if let value = text { try LuckanCheck.text(value, "text", least: 1, most: 200) }
    try location?.check()
  }
}

extension LuckanFindPharmacyPayload: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  var description: String { "FindPharmacyPayload(productNumber: \(String(describing: productNumber)), prescriptionId: [hidden], text: [hidden], location: [hidden])" }
  var debugDescription: String { description }
  var customMirror: Mirror { Mirror(self, children: ["shown": description]) }
}

extension LuckanAnalyticsEventPayload: LuckanChecked {
  func check() throws {
    try LuckanCheck.text(name, "name", pattern: #"^[a-z][a-z0-9_]{0,39}$"#)
    for name in parameters.keys { try LuckanCheck.text(name, "parameters", pattern: #"^[a-z][a-zA-Z0-9_]{0,39}$"#) }
  }
}

extension LuckanOpenExternalPayload: LuckanChecked {
  func check() throws {
    try LuckanCheck.text(url, "url", least: 1, most: 4000, by: LuckanCheck.isExternalAddress)
  }
}

extension LuckanOpenExternalPayload: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  var description: String { "OpenExternalPayload(url: [hidden])" }
  var debugDescription: String { description }
  var customMirror: Mirror { Mirror(self, children: ["shown": description]) }
}

extension LuckanRouteChangePayload: LuckanChecked {
  func check() throws {
    try LuckanCheck.text(path, "path", most: 2000, pattern: #"^\/(?![/\\])[^\\\p{Cc}]*$"#)
    try LuckanCheck.text(title, "title", most: 300)
  }
}

extension LuckanFaultPayload: LuckanChecked {
  func check() throws {
    if let value = about { try LuckanCheck.text(value, "about", least: 1, most: 40) }
    if let value = field { try LuckanCheck.text(value, "field", least: 1, most: 100) }
    if let value = cause { try LuckanCheck.text(value, "cause", least: 1, most: 100) }
    if let value = count { try LuckanCheck.whole(value, "count", least: 0, most: 9007199254740991) }
  }
}

extension LuckanAppInfo: LuckanChecked {
  func check() throws {
    try LuckanCheck.text(name, "name", least: 1, most: 200)
    try LuckanCheck.text(version, "version", least: 1, most: 200)
  }
}

extension LuckanInsetsPayload: LuckanChecked {
  func check() throws {
    try LuckanCheck.number(top, "top", least: 0, most: 300)
    try LuckanCheck.number(right, "right", least: 0, most: 300)
    try LuckanCheck.number(bottom, "bottom", least: 0, most: 300)
    try LuckanCheck.number(left, "left", least: 0, most: 300)
    if let value = keyboard { try LuckanCheck.number(value, "keyboard", least: 0, most: 2000) }
  }
}

extension LuckanConsent: LuckanChecked {
  func check() throws {}
}

extension LuckanHelloPayload: LuckanChecked {
  func check() throws {
    try LuckanCheck.whole(version, "version", least: 0, most: 9007199254740991)
    try app.check()
    try LuckanCheck.count(capabilities.count, "capabilities", most: 100)
    for item in capabilities { try LuckanCheck.text(item, "capabilities", least: 1, most: 40) }
    try insets?.check()
    if let value = returnUrl { try LuckanCheck.text(value, "returnUrl", least: 1, most: 2000) }
    try consent?.check()
    if let value = cartId { try LuckanCheck.text(value, "cartId", least: 1, most: 200) }
    if let value = locale { try LuckanCheck.text(value, "locale", least: 1, most: 35) }
  }
}

extension LuckanHelloPayload: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  var description: String { "HelloPayload(version: \(String(describing: version)), app: \(String(describing: app)), capabilities: \(String(describing: capabilities)), insets: \(String(describing: insets)), returnUrl: [hidden], consent: \(String(describing: consent)), cartId: [hidden], locale: \(String(describing: locale)), theme: \(String(describing: theme)))" }
  var debugDescription: String { description }
  var customMirror: Mirror { Mirror(self, children: ["shown": description]) }
}

extension LuckanTokenPayload: LuckanChecked {
  func check() throws {
    if let value = accessToken { try LuckanCheck.text(value, "accessToken", least: 1, most: 16384) }
    try LuckanCheck.whole(expiresAt, "expiresAt", least: 0, most: 9007199254740991)
  }
}

extension LuckanTokenPayload {
  func encode(to encoder: Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(accessToken, forKey: .accessToken)
    try fields.encode(expiresAt, forKey: .expiresAt)
  }
}

extension LuckanTokenPayload: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  var description: String { "TokenPayload(accessToken: [hidden], expiresAt: \(String(describing: expiresAt)))" }
  var debugDescription: String { description }
  var customMirror: Mirror { Mirror(self, children: ["shown": description]) }
}

extension LuckanCartRefreshPayload: LuckanChecked {
  func check() throws {
    if let value = cartId { try LuckanCheck.text(value, "cartId", least: 1, most: 200) }
  }
}

extension LuckanCartRefreshPayload: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  var description: String { "CartRefreshPayload(cartId: [hidden])" }
  var debugDescription: String { description }
  var customMirror: Mirror { Mirror(self, children: ["shown": description]) }
}

extension LuckanNavigatePayload: LuckanChecked {
  func check() throws {
    try LuckanCheck.text(path, "path", most: 2000, pattern: #"^\/(?![/\\])[^\\\p{Cc}]*$"#)
  }
}

extension LuckanEmptyPayload: LuckanChecked {
  func check() throws {}
}

extension LuckanAckPayload: LuckanChecked {
  func check() throws {}
}
