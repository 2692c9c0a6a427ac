package luckan.bridge

/**
 * An address, taken apart by strict rules: what two readers could understand differently is none. User names,
 * backslashes, white space, control characters and, in the host of a page, capitals are not accepted; browsers write none.
 */
class WebAddress private constructor(val scheme: String, val host: String, private val port: String, val path: String) {
    /** Scheme, host and port, as a page's origin is written: without the port that goes without saying. */
    val origin: String
        get() {
            val usual = (scheme == "https" && port == ":443") || (scheme == "http" && port == ":80")
            return "$scheme://$host" + (if (usual) "" else port)
        }

    val isThisMachine: Boolean get() = host == "localhost" || host == "127.0.0.1" || host == "[::1]"

    companion object {
        private val parts = Regex("""^([a-z][a-z0-9+.-]*):(?://([^/?#]*))?([^?#]*)(?:\?[^#]*)?(?:#.*)?$""")
        private val server = Regex("""^([a-z0-9.-]+|\[::1])(:[0-9]{1,5})?$""")
        private val ofApps = Regex("""^([A-Za-z0-9._-]*)(:[0-9]{1,5})?$""")
        private val unsafe = Regex("""[\s\\\p{Cc}]""")

        /** Null: this is no address that may be acted on. */
        fun parse(text: String): WebAddress? {
            if (text.length > 8000 || unsafe.containsMatchIn(text)) return null
            val (scheme, authority, path) = parts.matchEntire(text)?.destructured ?: return null
            val rule = if (scheme == "https" || scheme == "http") server else ofApps
            val (host, port) = rule.matchEntire(authority)?.destructured ?: return null
            return WebAddress(scheme, host, port, path)
        }
    }
}
