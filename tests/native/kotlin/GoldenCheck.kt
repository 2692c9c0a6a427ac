package luckan.bridge

import java.io.File

/** Every golden message is read, or made, as the protocol has it. A new message stops the compiler in `payloadOf`. */
fun checkGolden(folder: File) {
    val files = folder.listFiles().orEmpty().associate { it.nameWithoutExtension to it.readText() }
    check("there is a golden message for each type, and no other") {
        expect(files.keys.sorted(), (payloadReaders.keys + outgoingReaders.keys).sorted())
    }
    for ((type, text) in files) {
        val golden = JsonReader.read(text) as JsonObject
        if (type in payloadReaders) check("$type is read as it stands") {
            val message = (Bridge.read(text) as Reading.Message).message
            expect(message.type, type)
            expect(message is LuckanMessage.Unknown, false)
            expect(payloadOf(message), golden.values["payload"])
            expect(JsonText(message.envelope.session), golden.values["session"])
            expect(JsonText(message.envelope.id), golden.values["id"])
            expect(JsonNumber(message.envelope.seq.toDouble()), golden.values["seq"])
        }
        if (type in outgoingReaders) check("$type is written as it stands") {
            val payload = golden.values["payload"] as JsonObject
            val message = outgoingReaders.getValue(type)(Fields(payload.values))
            val id = (golden.values["id"] as JsonText).value
            val session = (golden.values["session"] as JsonText).value
            val seq = (golden.values["seq"] as JsonNumber).value.toLong()
            expect(JsonReader.read(Bridge.write(message, id, session, seq)), golden)
        }
        if (type !in payloadReaders) check("$type is not taken from the page") {
            val message = (Bridge.read(text) as Reading.Message).message
            expect(message is LuckanMessage.Unknown, true)
            expect(message.type, type)
        }
    }
}

private fun payloadOf(message: LuckanMessage): JsonObject = when (message) {
    is LuckanMessage.Ready -> message.envelope.payload.toJson()
    is LuckanMessage.CartChange -> message.envelope.payload.toJson()
    is LuckanMessage.TokenError -> message.envelope.payload.toJson()
    is LuckanMessage.PaymentProviderHeight -> message.envelope.payload.toJson()
    is LuckanMessage.ShippingProviderHeight -> message.envelope.payload.toJson()
    is LuckanMessage.ViewPdf -> message.envelope.payload.toJson()
    is LuckanMessage.PdfDownload -> message.envelope.payload.toJson()
    is LuckanMessage.ViewCheckout -> message.envelope.payload.toJson()
    is LuckanMessage.FindPharmacy -> message.envelope.payload.toJson()
    is LuckanMessage.SignIn -> message.envelope.payload.toJson()
    is LuckanMessage.OrderCompleted -> message.envelope.payload.toJson()
    is LuckanMessage.CloseRequested -> message.envelope.payload.toJson()
    is LuckanMessage.AnalyticsEvent -> message.envelope.payload.toJson()
    is LuckanMessage.OpenExternal -> message.envelope.payload.toJson()
    is LuckanMessage.RouteChange -> message.envelope.payload.toJson()
    is LuckanMessage.StartTimes -> message.envelope.payload.toJson()
    is LuckanMessage.Fault -> message.envelope.payload.toJson()
    is LuckanMessage.Ack -> message.envelope.payload.toJson()
    is LuckanMessage.Unknown -> throw AssertionError("unknown: ${message.type}")
}
