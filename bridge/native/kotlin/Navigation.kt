package luckan.bridge

/** What the web view does with an address that it is about to go to. */
enum class Destination {
    /** The shop's own page, or a frame within it. */
    INSIDE,

    /** Another app or the browser, which the web view hands it to. */
    OUTSIDE,

    /** Nowhere. */
    NOWHERE
}

/** Whether OPEN_EXTERNAL may open this address: a known app, or a host on the list. */
fun LuckanSettings.mayOpenOutside(url: String): Boolean {
    val address = WebAddress.parse(url) ?: return false
    if (!isExternalAddress(url)) return false
    return if (address.scheme == "https") address.host in outsideHosts else address.scheme in outsideApps
}

/**
 * Where an address leads that the page itself goes to. Nothing but the shop's app mode opens in the web view, where it
 * could speak over the bridge; a link that the customer has pressed may lead to any https page in the browser.
 */
fun LuckanSettings.destinationOf(url: String, isMainFrame: Boolean, isPressed: Boolean): Destination {
    if (!isMainFrame && isForFrames(url)) return Destination.INSIDE
    if (isShopPage(url)) return Destination.INSIDE
    val isLink = isMainFrame && isPressed && WebAddress.parse(url)?.scheme == "https"
    return if (isLink || mayOpenOutside(url)) Destination.OUTSIDE else Destination.NOWHERE
}

/** Payment and delivery providers fill frames of the shop's pages with their own. */
private fun isForFrames(url: String): Boolean =
    WebAddress.parse(url)?.scheme == "https" || url == "about:blank" || url == "about:srcdoc"

fun LuckanSettings.isShopPage(url: String): Boolean {
    val address = WebAddress.parse(url) ?: return false
    // A dotted path could lead out again.
    val isPlain = address.path.split('/').none { part -> part.replace("%2e", ".").replace("%2E", ".") in setOf(".", "..") }
    return address.origin in shopOrigins && address.path.startsWith(shopPath) && isPlain
}

/** Whether a PDF's address is one of the shop's services: only there does the customer's token go. */
fun LuckanSettings.mayFetch(url: String): Boolean {
    val address = WebAddress.parse(url) ?: return false
    val isSafe = address.scheme == "https" || (address.scheme == "http" && address.isThisMachine)
    return isSafe && address.origin in serviceOrigins
}

/** A document's name as a file's: never a path, never hidden, and of its kind. */
fun fileNameOf(document: PdfDocument): String {
    val plain = document.fileName.replace(Regex("""[/\\:*?"<>|\p{Cc}]"""), "_").trim().trim('.').takeLast(120)
    return if (plain.endsWith(".pdf")) plain else plain.ifEmpty { "dokument" } + ".pdf"
}

/** Whether a link that has opened the app is the way back from an e-ID or a payment: the `returnUrl` of HELLO. */
fun isReturn(link: String, returnUrl: String): Boolean {
    val found = WebAddress.parse(link) ?: return false
    val expected = WebAddress.parse(returnUrl) ?: return false
    return found.origin == expected.origin && found.path == expected.path
}
