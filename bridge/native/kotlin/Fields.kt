package luckan.bridge

/** A message does not match its schema. Names the field, never its value. */
class Malformed(val field: String?) : Exception("malformed" + (if (field == null) "" else ": $field"))

/** The fields of an object, to be read with validation. Unknown fields are ignored. */
internal class Fields(private val values: Map<String, JsonValue>, private val path: String = "") {
    /** A required field. */
    fun <T> need(name: String, read: (Field) -> T): T = read(field(name) ?: throw Malformed(path + name))

    /** An optional field, which may be null. */
    fun <T> may(name: String, read: (Field) -> T): T? = nullOr(field(name), read)

    /** A required field that may be null. */
    fun <T> nullable(name: String, read: (Field) -> T): T? = need(name) { nullOr(it, read) }

    /** An optional field with a default. */
    fun <T> orElse(name: String, missing: T, read: (Field) -> T): T = field(name)?.let(read) ?: missing

    private fun field(name: String): Field? = values[name]?.let { Field(it, path + name) }

    private fun <T> nullOr(field: Field?, read: (Field) -> T): T? =
        if (field == null || field.isNull) null else read(field)
}

/** A value with its path. */
internal class Field(private val value: JsonValue, private val path: String) {
    val isNull: Boolean get() = value === JsonNull

    /** Lengths are in UTF-16 units, as in the page. */
    fun text(min: Int = 0, max: Int = Int.MAX_VALUE, pattern: Regex? = null, check: (String) -> Boolean = { true }): String {
        val text = (value as? JsonText)?.value ?: fail()
        if (text.length < min || text.length > max) fail()
        if (pattern != null && !pattern.matches(text)) fail()
        if (!check(text)) fail()
        return text
    }

    fun number(min: Double, max: Double): Double {
        val number = (value as? JsonNumber)?.value ?: fail()
        // Negated as a whole, so that NaN fails.
        if (!(number >= min && number <= max)) fail()
        return number
    }

    fun long(min: Long, max: Long): Long {
        val number = number(min.toDouble(), max.toDouble())
        if (number.toLong().toDouble() != number) fail()
        return number.toLong()
    }

    fun int(min: Int, max: Int): Int = long(min.toLong(), max.toLong()).toInt()

    fun flag(): Boolean = (value as? JsonBoolean)?.value ?: fail()

    fun <T> list(min: Int = 0, max: Int = Int.MAX_VALUE, read: (Field) -> T): List<T> {
        val items = (value as? JsonList)?.values ?: fail()
        if (items.size < min || items.size > max) fail()
        return items.mapIndexed { index, item -> read(Field(item, "$path.$index")) }
    }

    fun <T> record(read: (Fields) -> T): T = read(Fields(entries(), "$path."))

    /** Like `record`, but its field paths have no prefix. */
    fun <T> root(read: (Fields) -> T): T =
        read(Fields((value as? JsonObject)?.values ?: throw Malformed(null)))

    fun has(name: String): Boolean = (value as? JsonObject)?.values?.containsKey(name) == true

    /** An object with keys of this pattern and any values. */
    fun map(names: Regex): Map<String, JsonValue> {
        val entries = entries()
        for (name in entries.keys) if (!names.matches(name)) throw Malformed("$path.$name")
        return entries
    }

    /** An enum value. */
    fun <T> choice(find: (String) -> T?): T = find(text()) ?: fail()

    private fun entries(): Map<String, JsonValue> = (value as? JsonObject)?.values ?: fail()

    private fun fail(): Nothing = throw Malformed(path)
}
