package luckan.bridge

/** The text is not JSON. The message does not repeat its contents. */
class NotJson(val tooDeep: Boolean) : Exception(if (tooDeep) "nested too deeply" else "not JSON")

/** A strict JSON parser: no comments, no extensions, nothing after the end. */
class JsonReader private constructor(private val text: String, private val maxDepth: Int) {
    private var at = 0

    private fun document(): JsonValue {
        val value = value(0)
        skipSpace()
        if (at < text.length) fail()
        return value
    }

    private fun value(depth: Int): JsonValue {
        if (depth > maxDepth) throw NotJson(true)
        skipSpace()
        return when (peek()) {
            '{' -> fields(depth)
            '[' -> items(depth)
            '"' -> JsonText(text())
            't' -> literal("true", JsonBoolean(true))
            'f' -> literal("false", JsonBoolean(false))
            'n' -> literal("null", JsonNull)
            else -> number()
        }
    }

    private fun fields(depth: Int): JsonObject {
        val values = LinkedHashMap<String, JsonValue>()
        at++
        skipSpace()
        if (takeIf('}')) return JsonObject(values)
        do {
            skipSpace()
            if (peek() != '"') fail()
            val name = text()
            skipSpace()
            take(':')
            values[name] = value(depth + 1)
            skipSpace()
        } while (takeIf(','))
        take('}')
        return JsonObject(values)
    }

    private fun items(depth: Int): JsonList {
        val values = ArrayList<JsonValue>()
        at++
        skipSpace()
        if (takeIf(']')) return JsonList(values)
        do {
            values.add(value(depth + 1))
            skipSpace()
        } while (takeIf(','))
        take(']')
        return JsonList(values)
    }

    private fun text(): String {
        val found = StringBuilder()
        at++
        while (true) {
            val char = peek()
            at++
            when {
                char == '"' -> return found.toString()
                char == '\\' -> found.append(escaped())
                char < ' ' -> fail()
                else -> found.append(char)
            }
        }
    }

    private fun escaped(): Char {
        val char = peek()
        at++
        return when (char) {
            '"', '\\', '/' -> char
            'b' -> '\b'
            'f' -> '\u000c'
            'n' -> '\n'
            'r' -> '\r'
            't' -> '\t'
            'u' -> hexadecimal()
            else -> fail()
        }
    }

    private fun hexadecimal(): Char {
        if (at + 4 > text.length) fail()
        val digits = text.substring(at, at + 4)
        if (!digits.all { it in '0'..'9' || it in 'a'..'f' || it in 'A'..'F' }) fail()
        at += 4
        return Integer.parseInt(digits, 16).toChar()
    }

    private fun number(): JsonNumber {
        val start = at
        takeIf('-')
        if (!takeIf('0')) digits()
        if (takeIf('.')) digits()
        if (takeIf('e') || takeIf('E')) {
            if (!takeIf('+')) takeIf('-')
            digits()
        }
        return JsonNumber(text.substring(start, at).toDouble())
    }

    private fun digits() {
        if (peek() !in '0'..'9') fail()
        while (at < text.length && text[at] in '0'..'9') at++
    }

    private fun literal(literal: String, value: JsonValue): JsonValue {
        if (!text.startsWith(literal, at)) fail()
        at += literal.length
        return value
    }

    private fun skipSpace() {
        while (at < text.length && (text[at] == ' ' || text[at] == '\n' || text[at] == '\r' || text[at] == '\t')) at++
    }

    private fun peek(): Char = if (at < text.length) text[at] else fail()

    private fun take(char: Char) {
        if (!takeIf(char)) fail()
    }

    private fun takeIf(char: Char): Boolean {
        val taken = at < text.length && text[at] == char
        if (taken) at++
        return taken
    }

    private fun fail(): Nothing = throw NotJson(false)

    companion object {
        /** Maximum nesting; messages of the protocol need only a few levels. */
        const val MAX_DEPTH = 64

        /** @throws NotJson */
        fun read(text: String, maxDepth: Int = MAX_DEPTH): JsonValue = JsonReader(text, maxDepth).document()
    }
}
