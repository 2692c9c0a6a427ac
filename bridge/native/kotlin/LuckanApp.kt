package luckan.bridge

/** Allow-lists for the shop in this app: everything else is refused. */
class LuckanSettings(
    /** Exact origins of the shop, such as `https://shop.example`. */
    val shopOrigins: Set<String>,
    /** Root path of the shop's app mode; only pages below it open in the web view. */
    val shopPath: String = "/external/",
    /** Origins of the services that PDFs may be fetched from with the customer's token. */
    val serviceOrigins: Set<String> = shopOrigins,
    /** Hosts that OPEN_EXTERNAL may open by https: the shop's `checkout.redirectOrigins`, and BankID's. */
    val outsideHosts: Set<String> = setOf("app.bankid.com"),
    /** URL schemes of the apps that may be opened. */
    val outsideApps: Set<String> = appSchemes
) {
    init {
        for (origin in shopOrigins + serviceOrigins)
            require(WebAddress.parse(origin)?.let { it.origin == origin && it.host != "" } == true) {
                "not an exact origin: $origin"
            }
        require(shopOrigins.isNotEmpty()) { "shopOrigins is empty" }
        require(shopPath.startsWith("/") && shopPath.endsWith("/")) { "shopPath must start and end with a slash" }
    }
}

/** What the bridge needs of the app. All functions are called on the bridge's own thread. */
interface LuckanApp {
    /**
     * The answer to READY; the bridge adds insets and appearance. Set a `returnUrl` that opens this app: Freja and payments
     * need it. Called with null too: before a load, for the theme of the first paint.
     */
    fun hello(ready: ReadyPayload?): HelloPayload

    /**
     * The customer's token, called only if `hello` declares `token`: after HELLO, and again with `fresh` when the token
     * is about to expire or was rejected. Null: none is available, and nothing is sent.
     */
    fun token(fresh: Boolean, answer: (TokenPayload?) -> Unit)

    /** Opens an allowed address in its app or the browser; false if there is no app for it. */
    fun openOutside(url: String): Boolean

    /** Called for every message that the bridge does not handle itself. Ignore unknown ones. */
    fun onMessage(message: LuckanMessage)

    /** For your log, and for showing an error page of your own. */
    fun onError(error: LuckanError)
}

/** An error, without sensitive contents. */
sealed class LuckanError {
    /** The page did not send READY in time: offer to reload it. */
    object SilentPage : LuckanError()

    /** The shop could not be loaded, because of the network or the server. */
    object NotLoaded : LuckanError()

    /** The page sent an invalid message. */
    data class Unreadable(val code: FaultCode, val about: String?, val field: String?) : LuckanError()

    /** A message from another origin or from a frame inside the page was dropped. */
    object WrongSource : LuckanError()

    /** The app tried to send a message that the page would reject. */
    data class Unsendable(val type: String, val problem: String?) : LuckanError()
}

/** Timers, on the thread of the bridge. */
interface LuckanClock {
    /** Returns the function that cancels it. */
    fun after(milliseconds: Long, run: () -> Unit): () -> Unit
}
