package luckan.bridge

/** A message does not fit its schema. Names the field, never what it holds. */
class Malformed(val field: String?) : Exception("malformed" + (if (field == null) "" else ": $field"))

/** The fields of an object, read by their rules. What the rules do not name is left alone. */
internal class Fields(private val values: Map<String, JsonValue>, private val path: String = "") {
    /** Must be there. */
    fun <T> need(name: String, read: (Field) -> T): T = read(field(name) ?: throw Malformed(path + name))

    /** May be missing, or null. */
    fun <T> may(name: String, read: (Field) -> T): T? = nullOr(field(name), read)

    /** Must be there, but may be null. */
    fun <T> nullable(name: String, read: (Field) -> T): T? = need(name) { nullOr(it, read) }

    /** May be missing, and is then this. */
    fun <T> orElse(name: String, missing: T, read: (Field) -> T): T = field(name)?.let(read) ?: missing

    private fun field(name: String): Field? = values[name]?.let { Field(it, path + name) }

    private fun <T> nullOr(field: Field?, read: (Field) -> T): T? =
        if (field == null || field.isNull) null else read(field)
}

/** One value and where it stands. */
internal class Field(private val value: JsonValue, private val path: String) {
    val isNull: Boolean get() = value === JsonNull

    /** Lengths count UTF-16 units, as the page's side does. */
    fun text(least: Int = 0, most: Int = Int.MAX_VALUE, pattern: Regex? = null, check: (String) -> Boolean = { true }): String {
        val text = (value as? JsonText)?.value ?: fail()
        if (text.length < least || text.length > most) fail()
        if (pattern != null && !pattern.matches(text)) fail()
        if (!check(text)) fail()
        return text
    }

    fun number(least: Double, most: Double): Double {
        val number = (value as? JsonNumber)?.value ?: fail()
        // Not the other way round: of what is no number at all, nothing is true.
        if (!(number >= least && number <= most)) fail()
        return number
    }

    fun long(least: Long, most: Long): Long {
        val number = number(least.toDouble(), most.toDouble())
        if (number.toLong().toDouble() != number) fail()
        return number.toLong()
    }

    fun int(least: Int, most: Int): Int = long(least.toLong(), most.toLong()).toInt()

    fun flag(): Boolean = (value as? JsonBoolean)?.value ?: fail()

    fun <T> list(least: Int = 0, most: Int = Int.MAX_VALUE, read: (Field) -> T): List<T> {
        val items = (value as? JsonList)?.values ?: fail()
        if (items.size < least || items.size > most) fail()
        return items.mapIndexed { index, item -> read(Field(item, "$path.$index")) }
    }

    fun <T> record(read: (Fields) -> T): T = read(Fields(entries(), "$path."))

    /** Its fields are named as if they stood on their own. */
    fun <T> root(read: (Fields) -> T): T =
        read(Fields((value as? JsonObject)?.values ?: throw Malformed(null)))

    fun has(name: String): Boolean = (value as? JsonObject)?.values?.containsKey(name) == true

    /** An object with names of this pattern and whatever contents. */
    fun map(names: Regex): Map<String, JsonValue> {
        val entries = entries()
        for (name in entries.keys) if (!names.matches(name)) throw Malformed("$path.$name")
        return entries
    }

    /** One of a few words. */
    fun <T> choice(find: (String) -> T?): T = find(text()) ?: fail()

    private fun entries(): Map<String, JsonValue> = (value as? JsonObject)?.values ?: fail()

    private fun fail(): Nothing = throw Malformed(path)
}
