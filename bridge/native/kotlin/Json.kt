package luckan.bridge

/** A JSON value. For Kotlin 1.3 and without a library, so that it can be used in every app. */
sealed class JsonValue {
    /** This value as JSON text. */
    fun encode(): String = StringBuilder().also { write(it) }.toString()

    internal abstract fun write(out: StringBuilder)
}

object JsonNull : JsonValue() {
    override fun write(out: StringBuilder) {
        out.append("null")
    }

    override fun toString() = "null"
}

data class JsonBoolean(val value: Boolean) : JsonValue() {
    override fun write(out: StringBuilder) {
        out.append(value)
    }
}

/** As in JavaScript, whole numbers are exact up to 2^53. */
data class JsonNumber(val value: Double) : JsonValue() {
    override fun write(out: StringBuilder) {
        val whole = value.toLong()
        when {
            value.isNaN() || value.isInfinite() -> out.append("null")
            whole.toDouble() == value && Math.abs(value) <= MAX_SAFE_INTEGER -> out.append(whole)
            else -> out.append(value)
        }
    }
}

data class JsonText(val value: String) : JsonValue() {
    override fun write(out: StringBuilder) = writeText(value, out)
}

data class JsonList(val values: List<JsonValue>) : JsonValue() {
    override fun write(out: StringBuilder) {
        out.append('[')
        values.forEachIndexed { index, value ->
            if (index > 0) out.append(',')
            value.write(out)
        }
        out.append(']')
    }
}

data class JsonObject(val values: Map<String, JsonValue>) : JsonValue() {
    override fun write(out: StringBuilder) {
        out.append('{')
        values.entries.forEachIndexed { index, (name, value) ->
            if (index > 0) out.append(',')
            writeText(name, out)
            out.append(':')
            value.write(out)
        }
        out.append('}')
    }
}

internal const val MAX_SAFE_INTEGER = 9007199254740991.0

/** An object of the fields that are not null. */
internal fun jsonObject(vararg fields: Pair<String, JsonValue?>): JsonObject {
    val values = LinkedHashMap<String, JsonValue>()
    for ((name, value) in fields) if (value != null) values[name] = value
    return JsonObject(values)
}

private fun writeText(text: String, out: StringBuilder) {
    out.append('"')
    for (char in text) {
        when {
            char == '"' || char == '\\' -> out.append('\\').append(char)
            // Line separators and `<` could end a surrounding script; lone surrogates are invalid.
            char < ' ' || char == '<' || char == '\u2028' || char == '\u2029' || char.isSurrogate() ->
                out.append(String.format("\\u%04x", char - '\u0000'))
            else -> out.append(char)
        }
    }
    out.append('"')
}
