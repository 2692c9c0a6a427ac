package luckan.bridge

/** URL schemes of the e-ID and payment apps that the shop opens. */
val appSchemes: Set<String> = setOf("bankid", "frejaeid", "swish")

/** Whether the protocol allows opening this address outside; your app's own list decides whether it is opened. */
fun isExternalAddress(text: String): Boolean {
    val address = WebAddress.parse(text) ?: return false
    return when (address.scheme) {
        "https" -> true
        "http" -> address.isThisMachine
        else -> address.scheme in appSchemes
    }
}

private val absolute = Regex("""^[A-Za-z][A-Za-z0-9+.-]*:[^\s\p{Cc}]+$""")

/** Checks the syntax only; the lists decide which addresses are allowed. */
internal fun isAbsoluteUrl(text: String): Boolean = absolute.matches(text)

/** Without a regular expression: on the JVM, one overflows the stack for long documents. */
internal fun isBase64(text: String): Boolean {
    val digits = text.trimEnd('=')
    val padding = text.length - digits.length
    return text.length % 4 == 0 && padding <= 2 &&
        digits.all { it in 'A'..'Z' || it in 'a'..'z' || it in '0'..'9' || it == '+' || it == '/' }
}

internal fun hasUrlOrBase64(document: PdfDocument): Boolean = (document.url == null) != (document.base64 == null)
