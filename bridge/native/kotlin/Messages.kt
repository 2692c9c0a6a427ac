// Written by bridge/protocol/generate from the protocol: do not edit.
package luckan.bridge

const val ENVELOPE_VERSION = 1
val protocolVersions: List<Int> = listOf(1)
const val MAX_MESSAGE_BYTES = 262144
const val MAX_PDF_MESSAGE_BYTES = 8388608

/** What the page sends. New cases may come: let `else` of a `when` leave them alone. */
sealed class LuckanMessage {
    abstract val type: String
    abstract val envelope: Envelope<Any>

    /** The page can talk, and begins a new session. Answer with HELLO within 1.5 s. */
    data class Ready(override val envelope: Envelope<ReadyPayload>) : LuckanMessage() {
        override val type get() = "READY"
    }

    /** The whole cart in figures, not a difference: show it on your cart icon. */
    data class CartChange(override val envelope: Envelope<CartChangePayload>) : LuckanMessage() {
        override val type get() = "CART_CHANGE"
    }

    /** The access token is about to run out or was refused. Answer with TOKEN where `retryable` is true. */
    data class TokenError(override val envelope: Envelope<TokenErrorPayload>) : LuckanMessage() {
        override val type get() = "TOKEN_ERROR"
    }

    /** The height of the payment provider’s frame in CSS pixels. */
    data class PaymentProviderHeight(override val envelope: Envelope<FrameHeight>) : LuckanMessage() {
        override val type get() = "PAYMENT_PROVIDER_HEIGHT"
    }

    /** The height of the delivery provider’s frame in CSS pixels. */
    data class ShippingProviderHeight(override val envelope: Envelope<FrameHeight>) : LuckanMessage() {
        override val type get() = "SHIPPING_PROVIDER_HEIGHT"
    }

    /** Show this document. Fetch `url` with your own access token; without the capability `pdfUrl` you get base64. */
    data class ViewPdf(override val envelope: Envelope<PdfDocument>) : LuckanMessage() {
        override val type get() = "VIEW_PDF"
    }

    /** Save or share this document. It carries the same as VIEW_PDF. */
    data class PdfDownload(override val envelope: Envelope<PdfDocument>) : LuckanMessage() {
        override val type get() = "PDF_DOWNLOAD"
    }

    /** The customer wants to pay. Show the checkout, usually `/external/kassa/` in a web view. */
    data class ViewCheckout(override val envelope: Envelope<ViewCheckoutPayload>) : LuckanMessage() {
        override val type get() = "VIEW_CHECKOUT"
    }

    /** Show pharmacies: those that have a product or can dispense a prescription, or those that match a text or a place. */
    data class FindPharmacy(override val envelope: Envelope<FindPharmacyPayload>) : LuckanMessage() {
        override val type get() = "FIND_PHARMACY"
    }

    /** Something worth measuring, by an allow-list of names and parameters. Never about prescriptions. */
    data class AnalyticsEvent(override val envelope: Envelope<AnalyticsEventPayload>) : LuckanMessage() {
        override val type get() = "ANALYTICS_EVENT"
    }

    /** Open this address outside the web view: an e-ID app, a payment, a link to elsewhere. Answer with ACK. */
    data class OpenExternal(override val envelope: Envelope<OpenExternalPayload>) : LuckanMessage() {
        override val type get() = "OPEN_EXTERNAL"
    }

    /** Where the shop is now, for your title and back button. In the prescription and club areas a path template. */
    data class RouteChange(override val envelope: Envelope<RouteChangePayload>) : LuckanMessage() {
        override val type get() = "ROUTE_CHANGE"
    }

    /** Something is wrong with the bridge itself. For your log: it holds codes and field names, never contents. */
    data class Fault(override val envelope: Envelope<FaultPayload>) : LuckanMessage() {
        override val type get() = "FAULT"
    }

    /** The answer to OPEN_EXTERNAL (from the app) and to BACK (from the page). Its `id` is that of the request. */
    data class Ack(override val envelope: Envelope<AckPayload>) : LuckanMessage() {
        override val type get() = "ACK"
    }

    /** A message of a newer page, of which nothing but its type is known: to be ignored. */
    data class Unknown(override val type: String, override val envelope: Envelope<EmptyPayload>) : LuckanMessage()
}

/** What the app sends. */
sealed class LuckanOutgoing {
    abstract val type: String
    internal abstract fun json(): JsonObject

    /** The answer to READY. A late one is welcome; a new one takes the place of the last. */
    data class Hello(val payload: HelloPayload) : LuckanOutgoing() {
        override val type get() = "HELLO"
        override fun json() = payload.toJson()
    }

    /** The customer’s access token: after HELLO, whenever it changes, and as the answer to TOKEN_ERROR. */
    data class Token(val payload: TokenPayload) : LuckanOutgoing() {
        override val type get() = "TOKEN"
        override fun json() = payload.toJson()
    }

    /** The app has changed the cart, or replaced it by the one that `cartId` names. */
    data class CartRefresh(val payload: CartRefreshPayload) : LuckanOutgoing() {
        override val type get() = "CART_REFRESH"
        override fun json() = payload.toJson()
    }

    /** Go to this page of the shop. The path begins with one slash and has no `/external` before it. */
    data class Navigate(val payload: NavigatePayload) : LuckanOutgoing() {
        override val type get() = "NAVIGATE"
        override fun json() = payload.toJson()
    }

    /** The back button was pressed. The ACK says whether the shop dealt with it; otherwise close the web view. */
    object Back : LuckanOutgoing() {
        override val type get() = "BACK"
        override fun json() = jsonObject()
    }

    /** The app is in the foreground again, for example after an e-ID or a payment app. */
    object Resumed : LuckanOutgoing() {
        override val type get() = "RESUMED"
        override fun json() = jsonObject()
    }

    /** The safe area and the keyboard have changed. Implausible values are ignored. */
    data class Insets(val payload: InsetsPayload) : LuckanOutgoing() {
        override val type get() = "INSETS"
        override fun json() = payload.toJson()
    }

    /** The answer to OPEN_EXTERNAL (from the app) and to BACK (from the page). Its `id` is that of the request. */
    data class Ack(val payload: AckPayload) : LuckanOutgoing() {
        override val type get() = "ACK"
        override fun json() = payload.toJson()
    }
}

internal val payloadReaders: Map<String, (Envelope<Fields>) -> LuckanMessage> = mapOf(
    "READY" to { it -> LuckanMessage.Ready(it.with(readReadyPayload(it.payload))) },
    "CART_CHANGE" to { it -> LuckanMessage.CartChange(it.with(readCartChangePayload(it.payload))) },
    "TOKEN_ERROR" to { it -> LuckanMessage.TokenError(it.with(readTokenErrorPayload(it.payload))) },
    "PAYMENT_PROVIDER_HEIGHT" to { it -> LuckanMessage.PaymentProviderHeight(it.with(readFrameHeight(it.payload))) },
    "SHIPPING_PROVIDER_HEIGHT" to { it -> LuckanMessage.ShippingProviderHeight(it.with(readFrameHeight(it.payload))) },
    "VIEW_PDF" to { it -> LuckanMessage.ViewPdf(it.with(readPdfDocument(it.payload))) },
    "PDF_DOWNLOAD" to { it -> LuckanMessage.PdfDownload(it.with(readPdfDocument(it.payload))) },
    "VIEW_CHECKOUT" to { it -> LuckanMessage.ViewCheckout(it.with(readViewCheckoutPayload(it.payload))) },
    "FIND_PHARMACY" to { it -> LuckanMessage.FindPharmacy(it.with(readFindPharmacyPayload(it.payload))) },
    "ANALYTICS_EVENT" to { it -> LuckanMessage.AnalyticsEvent(it.with(readAnalyticsEventPayload(it.payload))) },
    "OPEN_EXTERNAL" to { it -> LuckanMessage.OpenExternal(it.with(readOpenExternalPayload(it.payload))) },
    "ROUTE_CHANGE" to { it -> LuckanMessage.RouteChange(it.with(readRouteChangePayload(it.payload))) },
    "FAULT" to { it -> LuckanMessage.Fault(it.with(readFaultPayload(it.payload))) },
    "ACK" to { it -> LuckanMessage.Ack(it.with(readAckPayload(it.payload))) }
)

internal val outgoingReaders: Map<String, (Fields) -> LuckanOutgoing> = mapOf(
    "HELLO" to { it -> LuckanOutgoing.Hello(readHelloPayload(it)) },
    "TOKEN" to { it -> LuckanOutgoing.Token(readTokenPayload(it)) },
    "CART_REFRESH" to { it -> LuckanOutgoing.CartRefresh(readCartRefreshPayload(it)) },
    "NAVIGATE" to { it -> LuckanOutgoing.Navigate(readNavigatePayload(it)) },
    "BACK" to { _ -> LuckanOutgoing.Back },
    "RESUMED" to { _ -> LuckanOutgoing.Resumed },
    "INSETS" to { it -> LuckanOutgoing.Insets(readInsetsPayload(it)) },
    "ACK" to { it -> LuckanOutgoing.Ack(readAckPayload(it)) }
)
