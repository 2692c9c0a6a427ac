package luckan.bridge

/**
 * The envelope of every message. `session` is created by the page at every load; the app repeats the latest. `seq`
 * increases within a session, separately on each side. An answer repeats the `id` of the request.
 */
data class Envelope<out P : Any>(val id: String, val session: String, val seq: Long, val payload: P) {
    internal fun <Q : Any> with(other: Q): Envelope<Q> = Envelope(id, session, seq, other)
}

/** The result of reading incoming text: a valid message, foreign data, or an invalid message with its fault. */
sealed class Reading {
    data class Message(val message: LuckanMessage) : Reading()

    object Foreign : Reading()

    /** Contains codes and field names, never contents. */
    data class Faulty(val code: FaultCode, val about: String? = null, val field: String? = null) : Reading()
}

object Bridge {
    private val typePattern = Regex("^[A-Z][A-Z_]{0,39}$")

    /** Reads a message of the page, by the same rules as the page itself. Never throws. */
    fun read(text: String): Reading {
        if (!text.contains("\"luckan\"")) return Reading.Foreign
        if (isLongerThan(MAX_PDF_MESSAGE_BYTES, text)) return Reading.Faulty(FaultCode.TOO_LARGE)
        val values = try {
            (JsonReader.read(text) as? JsonObject)?.values
        } catch (problem: NotJson) {
            if (problem.tooDeep) return Reading.Faulty(FaultCode.MALFORMED) else null
        }
        val version = values?.get("luckan") ?: return Reading.Foreign
        if (version is JsonNumber && version.value != ENVELOPE_VERSION.toDouble())
            return Reading.Faulty(FaultCode.UNSUPPORTED_VERSION)
        return try {
            message(Fields(values), text)
        } catch (problem: Malformed) {
            Reading.Faulty(FaultCode.MALFORMED, null, problem.field)
        }
    }

    private fun message(fields: Fields, text: String): Reading {
        fields.need("luckan") { it.int(ENVELOPE_VERSION, ENVELOPE_VERSION) }
        val type = fields.need("type") { it.text(pattern = typePattern) }
        val envelope = Envelope(
            id = fields.need("id") { it.text(1, 80) },
            session = fields.need("session") { it.text(1, 80) },
            seq = fields.need("seq") { it.long(0, MAX_SAFE_INTEGER.toLong()) },
            payload = fields.need("payload") { it }
        )
        val read = payloadReaders[type] ?: return Reading.Message(LuckanMessage.Unknown(type, envelope.with(EmptyPayload)))
        if (!envelope.payload.has("base64") && isLongerThan(MAX_MESSAGE_BYTES, text))
            return Reading.Faulty(FaultCode.TOO_LARGE, type)
        return try {
            Reading.Message(envelope.payload.root { read(envelope.with(it)) })
        } catch (problem: Malformed) {
            Reading.Faulty(FaultCode.MALFORMED, type, problem.field)
        }
    }

    /**
     * Serializes a message of the app.
     * @throws IllegalArgumentException the page would reject it; the exception names the field, never its contents
     */
    fun write(message: LuckanOutgoing, id: String, session: String, seq: Long): String {
        val payload = message.json()
        try {
            outgoingReaders.getValue(message.type)(Fields(payload.values))
        } catch (problem: Malformed) {
            throw IllegalArgumentException("${message.type} is malformed: ${problem.field}")
        }
        return envelope(message.type, Envelope(id, session, seq, payload))
    }

    private fun envelope(type: String, envelope: Envelope<JsonObject>): String = jsonObject(
        "luckan" to JsonNumber(ENVELOPE_VERSION.toDouble()),
        "type" to JsonText(type),
        "id" to JsonText(envelope.id),
        "session" to JsonText(envelope.session),
        "seq" to JsonNumber(envelope.seq.toDouble()),
        "payload" to envelope.payload
    ).encode()

    /** Encodes the text only where its length does not decide. */
    private fun isLongerThan(limit: Int, text: String): Boolean =
        text.length > limit || (text.length.toLong() * 3 > limit && text.toByteArray().size > limit)
}
