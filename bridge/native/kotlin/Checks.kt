package luckan.bridge

/** Apps that the shop sends people to: e-ID and payment. */
val appSchemes: Set<String> = setOf("bankid", "frejaeid", "swish")

/** Whether the protocol lets this address be opened outside; whether your app does is for its own list to say. */
fun isExternalAddress(text: String): Boolean {
    val address = WebAddress.parse(text) ?: return false
    return when (address.scheme) {
        "https" -> true
        "http" -> address.isThisMachine
        else -> address.scheme in appSchemes
    }
}

private val absolute = Regex("""^[A-Za-z][A-Za-z0-9+.-]*:[^\s\p{Cc}]+$""")

/** Whether it could be an address at all; where it may lead is for the lists to say. */
internal fun isAbsoluteUrl(text: String): Boolean = absolute.matches(text)

/** By hand: a regular expression of the JVM runs out of stack on a document's length. */
internal fun isBase64(text: String): Boolean {
    val digits = text.trimEnd('=')
    val padding = text.length - digits.length
    return text.length % 4 == 0 && padding <= 2 &&
        digits.all { it in 'A'..'Z' || it in 'a'..'z' || it in '0'..'9' || it == '+' || it == '/' }
}

internal fun hasUrlOrBase64(document: PdfDocument): Boolean = (document.url == null) != (document.base64 == null)
