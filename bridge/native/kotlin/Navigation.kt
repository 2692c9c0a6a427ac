package luckan.bridge

/** What the web view does with a navigation. */
enum class Destination {
    /** Loads it: the shop's own page, or a frame inside it. */
    INSIDE,

    /** Opens it in another app or the browser. */
    OUTSIDE,

    /** Cancels it. */
    NOWHERE
}

/** Whether OPEN_EXTERNAL may open this address: a known app, or a host on the allow-list. */
fun LuckanSettings.mayOpenOutside(url: String): Boolean {
    val address = WebAddress.parse(url) ?: return false
    if (!isExternalAddress(url)) return false
    return if (address.scheme == "https") address.host in outsideHosts else address.scheme in outsideApps
}

/**
 * Decides about a navigation of the page. Only the shop's app mode opens in the web view, where it could use the
 * bridge; a link that the customer has pressed may open any https page in the browser.
 */
fun LuckanSettings.destinationOf(url: String, isMainFrame: Boolean, isPressed: Boolean): Destination {
    if (!isMainFrame && isForFrames(url)) return Destination.INSIDE
    if (isShopPage(url)) return Destination.INSIDE
    val isLink = isMainFrame && isPressed && WebAddress.parse(url)?.scheme == "https"
    return if (isLink || mayOpenOutside(url)) Destination.OUTSIDE else Destination.NOWHERE
}

/** Payment and delivery providers have their own frames in the shop's pages. */
private fun isForFrames(url: String): Boolean =
    WebAddress.parse(url)?.scheme == "https" || url == "about:blank" || url == "about:srcdoc"

fun LuckanSettings.isShopPage(url: String): Boolean {
    val address = WebAddress.parse(url) ?: return false
    // A path with dots could leave the app mode again.
    val isPlain = address.path.split('/').none { part -> part.replace("%2e", ".").replace("%2E", ".") in setOf(".", "..") }
    return address.origin in shopOrigins && address.path.startsWith(shopPath) && isPlain
}

/** The address of a page of the shop, whose path is as in NAVIGATE; null if it is none. */
fun LuckanSettings.page(path: String, start: String): String? {
    val origin = WebAddress.parse(start)?.origin ?: return null
    return (origin + shopPath + path.drop(1)).takeIf { path.startsWith("/") && isShopPage(it) }
}

/** Whether a PDF's address is one of the shop's services, the only ones that may get the customer's token. */
fun LuckanSettings.mayFetch(url: String): Boolean {
    val address = WebAddress.parse(url) ?: return false
    val isSafe = address.scheme == "https" || (address.scheme == "http" && address.isThisMachine)
    return isSafe && address.origin in serviceOrigins
}

/** A safe file name for a document: never a path, never hidden, and with its extension. */
fun fileNameOf(document: PdfDocument): String {
    val plain = document.fileName.replace(Regex("""[/\\:*?"<>|\p{Cc}]"""), "_").trim().trim('.').takeLast(120)
    return if (plain.endsWith(".pdf")) plain else plain.ifEmpty { "dokument" } + ".pdf"
}

/** Whether a link that has opened the app is the `returnUrl` of HELLO: the return from an e-ID or a payment. */
fun isReturn(link: String, returnUrl: String): Boolean {
    val found = WebAddress.parse(link) ?: return false
    val expected = WebAddress.parse(returnUrl) ?: return false
    return found.origin == expected.origin && found.path == expected.path
}
