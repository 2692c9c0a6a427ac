// Written by bridge/protocol/generate from the protocol: do not edit.
package luckan.bridge

data class ReadyPayload(
    /** Protocol versions that the guest speaks. */
    val versions: List<Long>,
    /** Message types that the guest takes. */
    val capabilities: List<String>,
    /** Where the shop is; a path template where the path itself would say too much. */
    val route: String? = null
)

data class CartChangePayload(
    val cartId: String,
    val numberOfItems: Int,
    /** In öre. */
    val total: Long,
    val currency: String,
    val hasPrescriptions: Boolean
) {
    override fun toString() = "CartChangePayload(cartId=[hidden], numberOfItems=$numberOfItems, total=$total, currency=$currency, hasPrescriptions=$hasPrescriptions)"
}

data class TokenErrorPayload(
    val code: String,
    /** Whether a fresh token would help. */
    val retryable: Boolean
)

data class FrameHeight(
    val height: Int
)

/** Checked: either url or base64, not both. */
data class PdfDocument(
    val fileName: String,
    val title: String,
    val mediaType: String,
    /** In bytes. */
    val size: Long,
    /** Checked besides: an absolute URL. */
    val url: String? = null,
    val base64: String? = null
) {
    override fun toString() = "PdfDocument(fileName=[hidden], title=[hidden], mediaType=$mediaType, size=$size, url=[hidden], base64=[hidden])"
}

data class ViewCheckoutPayload(
    val cartId: String
) {
    override fun toString() = "ViewCheckoutPayload(cartId=[hidden])"
}

data class Location(
    val latitude: Double,
    val longitude: Double
)

data class FindPharmacyPayload(
    val productNumber: String? = null,
    /** Only to a host that has said `findPharmacy`. */
    val prescriptionId: String? = null,
    val text: String? = null,
    val location: Location? = null
) {
    override fun toString() = "FindPharmacyPayload(productNumber=$productNumber, prescriptionId=[hidden], text=[hidden], location=[hidden])"
}

data class AnalyticsEventPayload(
    val name: String,
    val parameters: Map<String, JsonValue>
)

data class OpenExternalPayload(
    /** Checked besides: https or the address of a known app. */
    val url: String
) {
    override fun toString() = "OpenExternalPayload(url=[hidden])"
}

data class RouteChangePayload(
    val path: String,
    val title: String,
    val canGoBack: Boolean
)

enum class FaultCode(val word: String) {
    TOO_LARGE("TOO_LARGE"),
    MALFORMED("MALFORMED"),
    UNKNOWN_TYPE("UNKNOWN_TYPE"),
    UNSUPPORTED_VERSION("UNSUPPORTED_VERSION"),
    STALE_SESSION("STALE_SESSION"),
    OUT_OF_ORDER("OUT_OF_ORDER"),
    TIMED_OUT("TIMED_OUT"),
    OVERFLOW("OVERFLOW"),
    LOOP_FROZEN("LOOP_FROZEN");

    companion object {
        fun of(word: String): FaultCode? = values().firstOrNull { it.word == word }
    }
}

data class FaultPayload(
    val code: FaultCode,
    /** The type of the message that it is about. */
    val about: String? = null,
    /** The field that does not fit. */
    val field: String? = null,
    /** The element whose height went up and down. */
    val cause: String? = null,
    /** How many messages were dropped. */
    val count: Long? = null
)

data class AppInfo(
    val name: String,
    val version: String
)

data class InsetsPayload(
    val top: Double,
    val right: Double,
    val bottom: Double,
    val left: Double,
    val keyboard: Double? = null
)

data class Consent(
    val preferences: Boolean = false,
    val statistics: Boolean = false,
    val marketing: Boolean = false
)

enum class Theme(val word: String) {
    GREEN("green"),
    ORANGE("orange"),
    AG("ag");

    companion object {
        fun of(word: String): Theme? = values().firstOrNull { it.word == word }
    }
}

data class HelloPayload(
    /** Of those in READY, the protocol version to speak. */
    val version: Long,
    val app: AppInfo,
    /** `token`, `pdfUrl`, `findPharmacy`, `viewCheckout`, `openExternal`; others are ignored. */
    val capabilities: List<String>,
    /** A value that does not fit is taken as missing. */
    val insets: InsetsPayload? = null,
    /** Where an e-ID or payment app comes back to: a link that opens this app. */
    val returnUrl: String? = null,
    /** The consent given in the app; what is missing is denied. */
    val consent: Consent? = null,
    /** The app's cart, where it has one. */
    val cartId: String? = null,
    val locale: String? = null,
    /** A value that does not fit is taken as missing. */
    val theme: Theme? = null
) {
    override fun toString() = "HelloPayload(version=$version, app=$app, capabilities=$capabilities, insets=$insets, returnUrl=[hidden], consent=$consent, cartId=[hidden], locale=$locale, theme=$theme)"
}

data class TokenPayload(
    /** Null: signed out in the app. */
    val accessToken: String?,
    /** Epoch milliseconds; the newest wins. When `accessToken` is null, the time of signing out. */
    val expiresAt: Long
) {
    override fun toString() = "TokenPayload(accessToken=[hidden], expiresAt=$expiresAt)"
}

data class CartRefreshPayload(
    val cartId: String? = null
) {
    override fun toString() = "CartRefreshPayload(cartId=[hidden])"
}

data class NavigatePayload(
    val path: String
)

object EmptyPayload {
    override fun toString() = "EmptyPayload"
}

enum class Refusal(val word: String) {
    UNSUPPORTED("UNSUPPORTED"),
    REFUSED("REFUSED"),
    FAILED("FAILED"),
    NOT_HANDLED("NOT_HANDLED");

    companion object {
        fun of(word: String): Refusal? = values().firstOrNull { it.word == word }
    }
}

data class AckPayload(
    val ok: Boolean,
    val reason: Refusal? = null
)

enum class Capability(val word: String) {
    TOKEN("token"),
    PDF_URL("pdfUrl"),
    FIND_PHARMACY("findPharmacy"),
    VIEW_CHECKOUT("viewCheckout"),
    OPEN_EXTERNAL("openExternal");

    companion object {
        fun of(word: String): Capability? = values().firstOrNull { it.word == word }
    }
}
