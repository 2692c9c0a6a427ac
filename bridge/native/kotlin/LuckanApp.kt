package luckan.bridge

/** What the shop may do in this app, by lists: nothing that is not on one is allowed. */
class LuckanSettings(
    /** Exact origins of the shop, such as `https://shop.example`. */
    val shopOrigins: Set<String>,
    /** Where the shop's app mode begins; only pages below it open in the web view. */
    val shopPath: String = "/external/",
    /** Origins of the services that PDFs may be fetched from with the customer's token. */
    val serviceOrigins: Set<String> = shopOrigins,
    /** Hosts that OPEN_EXTERNAL may open by https: e-ID and payment. The same as the shop's `checkout.redirectOrigins`, and BankID's. */
    val outsideHosts: Set<String> = setOf("app.bankid.com"),
    /** Apps that may be opened, by their schemes. */
    val outsideApps: Set<String> = appSchemes
) {
    init {
        for (origin in shopOrigins + serviceOrigins)
            require(WebAddress.parse(origin)?.let { it.origin == origin && it.host != "" } == true) {
                "not an exact origin: $origin"
            }
        require(shopOrigins.isNotEmpty()) { "which shop?" }
        require(shopPath.startsWith("/") && shopPath.endsWith("/")) { "a path begins and ends with a slash" }
    }
}

/** The app, as the bridge needs it. Everything is called on the thread that the bridge itself is called on. */
interface LuckanApp {
    /** The answer to READY; insets are added by the bridge. Name a `returnUrl` that opens this app: Freja and payments need it. */
    fun hello(ready: ReadyPayload?): HelloPayload

    /**
     * The customer's token, asked for only if `hello` declares `token`: after HELLO, and anew (`fresh`) when the page
     * says that it is running out or was refused. Null: none could be had, and nothing is sent.
     */
    fun token(fresh: Boolean, answer: (TokenPayload?) -> Unit)

    /** Opens an address that has passed the lists in its app or the browser; false where there is none for it. */
    fun openOutside(url: String): Boolean

    /** Everything that the bridge does not deal with itself. Ignore what you do not know. */
    fun onMessage(message: LuckanMessage)

    /** For your log and for a page of your own instead of a dead one. */
    fun onTrouble(trouble: Trouble)
}

/** What is wrong, as a log may hold it. */
sealed class Trouble {
    /** The page was loaded and has not said READY in time: offer to load it anew. */
    object SilentPage : Trouble()

    /** The shop could not be loaded at all, for want of a network or of a server. */
    object NotLoaded : Trouble()

    /** What came from the page cannot be used; `code`, `about` and `field` hold no contents. */
    data class Unreadable(val code: FaultCode, val about: String?, val field: String?) : Trouble()

    /** Something came from another origin or from a frame within the page, and was not looked at. */
    object WrongSource : Trouble()

    /** The app wanted to send what the page would refuse. */
    data class Unsendable(val type: String, val problem: String?) : Trouble()
}

/** Runs something later, on the thread of the bridge. */
interface LuckanClock {
    /** Gives what takes the plan back. */
    fun after(milliseconds: Long, run: () -> Unit): () -> Unit
}
