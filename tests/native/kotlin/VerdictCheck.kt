package luckan.bridge

/** Compares the reader with the protocol's own verdict for each text. */
fun checkVerdicts(cases: JsonList) {
    for (case in cases.values) {
        val fields = (case as JsonObject).values
        val name = (fields.getValue("name") as JsonText).value
        val text = (fields.getValue("text") as JsonText).value
        val verdict = (fields.getValue("verdict") as JsonObject).values.mapValues { (it.value as JsonText).value }
        if (fields["direction"] == JsonText("toHost")) check(name) { expect(verdictOf(Bridge.read(text)), verdict) }
        else if (verdict["code"] == "MALFORMED" && verdict["about"] != null) check("$name, for the page") {
            expect(canBeWritten(text), false)
        }
    }
}

private fun verdictOf(reading: Reading): Map<String, String> = when (reading) {
    is Reading.Foreign -> mapOf("kind" to "foreign")
    is Reading.Faulty -> faulty(reading.code, reading.about, reading.field)
    is Reading.Message -> {
        val message = reading.message
        // An unknown type is a fault for the page, but a case of its own for an app.
        if (message is LuckanMessage.Unknown) faulty(FaultCode.UNKNOWN_TYPE, message.type, null) else mapOf("kind" to "message")
    }
}

private fun faulty(code: FaultCode, about: String?, field: String?): Map<String, String> =
    listOf("kind" to "faulty", "code" to code.value, "about" to about, "field" to field)
        .mapNotNull { (name, value) -> value?.let { name to it } }.toMap()

/** Whether the app can send this message. */
private fun canBeWritten(text: String): Boolean {
    val fields = (JsonReader.read(text) as JsonObject).values
    val payload = fields["payload"] as? JsonObject ?: return false
    return try {
        outgoingReaders.getValue((fields.getValue("type") as JsonText).value)(Fields(payload.values))
        true
    } catch (problem: Malformed) {
        false
    }
}
