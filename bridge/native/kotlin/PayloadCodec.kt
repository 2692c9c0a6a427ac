// Written by bridge/protocol/generate from the protocol: do not edit.
package luckan.bridge

private val pattern1 = Regex("^[A-Z]{3}\$")
private val pattern2 = Regex("^[A-Z0-9_]{1,64}\$")
private val pattern3 = Regex("^[^/\\\\\\p{Cc}]+\$")
private val pattern4 = Regex("^[a-z]+\\/[a-z0-9.+-]{1,60}\$")
private val pattern5 = Regex("^[a-z][a-z0-9_]{0,39}\$")
private val pattern6 = Regex("^[a-z][a-zA-Z0-9_]{0,39}\$")
private val pattern7 = Regex("^\\/(?![/\\\\])[^\\\\\\p{Cc}]*\$")

internal fun readReadyPayload(fields: Fields): ReadyPayload {
    val read = ReadyPayload(
        versions = fields.need("versions") { it.list(least = 1, most = 20) { it.long(0L, 9007199254740991L) } },
        capabilities = fields.need("capabilities") { it.list(most = 100) { it.text(least = 1, most = 40) } },
        route = fields.may("route") { it.text(least = 1, most = 2000) }
    )
    return read
}

internal fun ReadyPayload.toJson(): JsonObject = jsonObject(
    "versions" to JsonList(versions.map { item -> JsonNumber(item.toDouble()) }),
    "capabilities" to JsonList(capabilities.map { item -> JsonText(item) }),
    "route" to route?.let { JsonText(it) }
)

internal fun readCartChangePayload(fields: Fields): CartChangePayload {
    val read = CartChangePayload(
        cartId = fields.need("cartId") { it.text(least = 1, most = 200) },
        numberOfItems = fields.need("numberOfItems") { it.int(0, 100000) },
        total = fields.need("total") { it.long(0L, 9007199254740991L) },
        currency = fields.need("currency") { it.text(pattern = pattern1) },
        hasPrescriptions = fields.need("hasPrescriptions") { it.flag() }
    )
    return read
}

internal fun CartChangePayload.toJson(): JsonObject = jsonObject(
    "cartId" to JsonText(cartId),
    "numberOfItems" to JsonNumber(numberOfItems.toDouble()),
    "total" to JsonNumber(total.toDouble()),
    "currency" to JsonText(currency),
    "hasPrescriptions" to JsonBoolean(hasPrescriptions)
)

internal fun readTokenErrorPayload(fields: Fields): TokenErrorPayload {
    val read = TokenErrorPayload(
        code = fields.need("code") { it.text(pattern = pattern2) },
        retryable = fields.need("retryable") { it.flag() }
    )
    return read
}

internal fun TokenErrorPayload.toJson(): JsonObject = jsonObject(
    "code" to JsonText(code),
    "retryable" to JsonBoolean(retryable)
)

internal fun readFrameHeight(fields: Fields): FrameHeight {
    val read = FrameHeight(
        height = fields.need("height") { it.int(0, 20000) }
    )
    return read
}

internal fun FrameHeight.toJson(): JsonObject = jsonObject(
    "height" to JsonNumber(height.toDouble())
)

internal fun readPdfDocument(fields: Fields): PdfDocument {
    val read = PdfDocument(
        fileName = fields.need("fileName") { it.text(least = 1, most = 200, pattern = pattern3) },
        title = fields.need("title") { it.text(least = 1, most = 200) },
        mediaType = fields.need("mediaType") { it.text(pattern = pattern4) },
        size = fields.need("size") { it.long(0L, 9007199254740991L) },
        url = fields.may("url") { it.text(least = 1, most = 2000, check = ::isAbsoluteUrl) },
        base64 = fields.may("base64") { it.text(least = 1, most = 8388608, check = ::isBase64) }
    )
    if (!hasUrlOrBase64(read)) throw Malformed(null)
    return read
}

internal fun PdfDocument.toJson(): JsonObject = jsonObject(
    "fileName" to JsonText(fileName),
    "title" to JsonText(title),
    "mediaType" to JsonText(mediaType),
    "size" to JsonNumber(size.toDouble()),
    "url" to url?.let { JsonText(it) },
    "base64" to base64?.let { JsonText(it) }
)

internal fun readViewCheckoutPayload(fields: Fields): ViewCheckoutPayload {
    val read = ViewCheckoutPayload(
        cartId = fields.need("cartId") { it.text(least = 1, most = 200) }
    )
    return read
}

internal fun ViewCheckoutPayload.toJson(): JsonObject = jsonObject(
    "cartId" to JsonText(cartId)
)

internal fun readLocation(fields: Fields): Location {
    val read = Location(
        latitude = fields.need("latitude") { it.number(-90.0, 90.0) },
        longitude = fields.need("longitude") { it.number(-180.0, 180.0) }
    )
    return read
}

internal fun Location.toJson(): JsonObject = jsonObject(
    "latitude" to JsonNumber(latitude),
    "longitude" to JsonNumber(longitude)
)

internal fun readFindPharmacyPayload(fields: Fields): FindPharmacyPayload {
    val read = FindPharmacyPayload(
        productNumber = fields.may("productNumber") { it.text(least = 1, most = 40) },
        prescriptionId = fields.may("prescriptionId") { it.text(least = 1, most = 200) },
        text = fields.may("text") { it.text(least = 1, most = 200) },
        location = fields.may("location") { it.record(::readLocation) }
    )
    return read
}

internal fun FindPharmacyPayload.toJson(): JsonObject = jsonObject(
    "productNumber" to productNumber?.let { JsonText(it) },
    "prescriptionId" to prescriptionId?.let { JsonText(it) },
    "text" to text?.let { JsonText(it) },
    "location" to location?.let { it.toJson() }
)

internal fun readAnalyticsEventPayload(fields: Fields): AnalyticsEventPayload {
    val read = AnalyticsEventPayload(
        name = fields.need("name") { it.text(pattern = pattern5) },
        parameters = fields.need("parameters") { it.map(pattern6) }
    )
    return read
}

internal fun AnalyticsEventPayload.toJson(): JsonObject = jsonObject(
    "name" to JsonText(name),
    "parameters" to JsonObject(parameters)
)

internal fun readOpenExternalPayload(fields: Fields): OpenExternalPayload {
    val read = OpenExternalPayload(
        url = fields.need("url") { it.text(least = 1, most = 4000, check = ::isExternalAddress) }
    )
    return read
}

internal fun OpenExternalPayload.toJson(): JsonObject = jsonObject(
    "url" to JsonText(url)
)

internal fun readRouteChangePayload(fields: Fields): RouteChangePayload {
    val read = RouteChangePayload(
        path = fields.need("path") { it.text(most = 2000, pattern = pattern7) },
        title = fields.need("title") { it.text(most = 300) },
        canGoBack = fields.need("canGoBack") { it.flag() }
    )
    return read
}

internal fun RouteChangePayload.toJson(): JsonObject = jsonObject(
    "path" to JsonText(path),
    "title" to JsonText(title),
    "canGoBack" to JsonBoolean(canGoBack)
)

internal fun readFaultPayload(fields: Fields): FaultPayload {
    val read = FaultPayload(
        code = fields.need("code") { it.choice(FaultCode.Companion::of) },
        about = fields.may("about") { it.text(least = 1, most = 40) },
        field = fields.may("field") { it.text(least = 1, most = 100) },
        cause = fields.may("cause") { it.text(least = 1, most = 100) },
        count = fields.may("count") { it.long(0L, 9007199254740991L) }
    )
    return read
}

internal fun FaultPayload.toJson(): JsonObject = jsonObject(
    "code" to JsonText(code.word),
    "about" to about?.let { JsonText(it) },
    "field" to field?.let { JsonText(it) },
    "cause" to cause?.let { JsonText(it) },
    "count" to count?.let { JsonNumber(it.toDouble()) }
)

internal fun readAppInfo(fields: Fields): AppInfo {
    val read = AppInfo(
        name = fields.need("name") { it.text(least = 1, most = 200) },
        version = fields.need("version") { it.text(least = 1, most = 200) }
    )
    return read
}

internal fun AppInfo.toJson(): JsonObject = jsonObject(
    "name" to JsonText(name),
    "version" to JsonText(version)
)

internal fun readInsetsPayload(fields: Fields): InsetsPayload {
    val read = InsetsPayload(
        top = fields.need("top") { it.number(0.0, 300.0) },
        right = fields.need("right") { it.number(0.0, 300.0) },
        bottom = fields.need("bottom") { it.number(0.0, 300.0) },
        left = fields.need("left") { it.number(0.0, 300.0) },
        keyboard = fields.may("keyboard") { it.number(0.0, 2000.0) }
    )
    return read
}

internal fun InsetsPayload.toJson(): JsonObject = jsonObject(
    "top" to JsonNumber(top),
    "right" to JsonNumber(right),
    "bottom" to JsonNumber(bottom),
    "left" to JsonNumber(left),
    "keyboard" to keyboard?.let { JsonNumber(it) }
)

internal fun readConsent(fields: Fields): Consent {
    val read = Consent(
        preferences = fields.orElse("preferences", false) { it.flag() },
        statistics = fields.orElse("statistics", false) { it.flag() },
        marketing = fields.orElse("marketing", false) { it.flag() }
    )
    return read
}

internal fun Consent.toJson(): JsonObject = jsonObject(
    "preferences" to JsonBoolean(preferences),
    "statistics" to JsonBoolean(statistics),
    "marketing" to JsonBoolean(marketing)
)

internal fun readHelloPayload(fields: Fields): HelloPayload {
    val read = HelloPayload(
        version = fields.need("version") { it.long(0L, 9007199254740991L) },
        app = fields.need("app") { it.record(::readAppInfo) },
        capabilities = fields.need("capabilities") { it.list(most = 100) { it.text(least = 1, most = 40) } },
        insets = fields.may("insets") { it.record(::readInsetsPayload) },
        returnUrl = fields.may("returnUrl") { it.text(least = 1, most = 2000) },
        consent = fields.may("consent") { it.record(::readConsent) },
        cartId = fields.may("cartId") { it.text(least = 1, most = 200) },
        locale = fields.may("locale") { it.text(least = 1, most = 35) },
        theme = fields.may("theme") { it.choice(Theme.Companion::of) }
    )
    return read
}

internal fun HelloPayload.toJson(): JsonObject = jsonObject(
    "version" to JsonNumber(version.toDouble()),
    "app" to app.toJson(),
    "capabilities" to JsonList(capabilities.map { item -> JsonText(item) }),
    "insets" to insets?.let { it.toJson() },
    "returnUrl" to returnUrl?.let { JsonText(it) },
    "consent" to consent?.let { it.toJson() },
    "cartId" to cartId?.let { JsonText(it) },
    "locale" to locale?.let { JsonText(it) },
    "theme" to theme?.let { JsonText(it.word) }
)

internal fun readTokenPayload(fields: Fields): TokenPayload {
    val read = TokenPayload(
        accessToken = fields.nullable("accessToken") { it.text(least = 1, most = 16384) },
        expiresAt = fields.need("expiresAt") { it.long(0L, 9007199254740991L) }
    )
    return read
}

internal fun TokenPayload.toJson(): JsonObject = jsonObject(
    "accessToken" to (accessToken?.let { JsonText(it) } ?: JsonNull),
    "expiresAt" to JsonNumber(expiresAt.toDouble())
)

internal fun readCartRefreshPayload(fields: Fields): CartRefreshPayload {
    val read = CartRefreshPayload(
        cartId = fields.may("cartId") { it.text(least = 1, most = 200) }
    )
    return read
}

internal fun CartRefreshPayload.toJson(): JsonObject = jsonObject(
    "cartId" to cartId?.let { JsonText(it) }
)

internal fun readNavigatePayload(fields: Fields): NavigatePayload {
    val read = NavigatePayload(
        path = fields.need("path") { it.text(most = 2000, pattern = pattern7) }
    )
    return read
}

internal fun NavigatePayload.toJson(): JsonObject = jsonObject(
    "path" to JsonText(path)
)

internal fun readEmptyPayload(@Suppress("UNUSED_PARAMETER") fields: Fields): EmptyPayload = EmptyPayload

internal fun EmptyPayload.toJson(): JsonObject = jsonObject()

internal fun readAckPayload(fields: Fields): AckPayload {
    val read = AckPayload(
        ok = fields.need("ok") { it.flag() },
        reason = fields.may("reason") { it.choice(Refusal.Companion::of) }
    )
    return read
}

internal fun AckPayload.toJson(): JsonObject = jsonObject(
    "ok" to JsonBoolean(ok),
    "reason" to reason?.let { JsonText(it.word) }
)
