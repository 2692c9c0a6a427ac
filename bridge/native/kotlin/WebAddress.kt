package luckan.bridge

/**
 * An address, parsed strictly: anything that two parsers could read differently is rejected. User names, backslashes,
 * white space, control characters and, in the host of a page, capitals are not accepted; browsers produce none.
 */
class WebAddress private constructor(val scheme: String, val host: String, private val port: String, val path: String) {
    /** Scheme, host and port as in a page's origin: without a default port. */
    val origin: String
        get() {
            val isDefaultPort = (scheme == "https" && port == ":443") || (scheme == "http" && port == ":80")
            return "$scheme://$host" + (if (isDefaultPort) "" else port)
        }

    val isThisMachine: Boolean get() = host == "localhost" || host == "127.0.0.1" || host == "[::1]"

    companion object {
        private val parts = Regex("""^([a-z][a-z0-9+.-]*):(?://([^/?#]*))?([^?#]*)(?:\?[^#]*)?(?:#.*)?$""")
        private val server = Regex("""^([a-z0-9.-]+|\[::1])(:[0-9]{1,5})?$""")
        private val ofApps = Regex("""^([A-Za-z0-9._-]*)(:[0-9]{1,5})?$""")
        private val unsafe = Regex("""[\s\\\p{Cc}]""")

        /** Null: invalid. */
        fun parse(text: String): WebAddress? {
            if (text.length > 8000 || unsafe.containsMatchIn(text)) return null
            val (scheme, authority, path) = parts.matchEntire(text)?.destructured ?: return null
            val rule = if (scheme == "https" || scheme == "http") server else ofApps
            val (host, port) = rule.matchEntire(authority)?.destructured ?: return null
            return WebAddress(scheme, host, port, path)
        }
    }
}
