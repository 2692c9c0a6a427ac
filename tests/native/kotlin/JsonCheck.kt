package luckan.bridge

fun checkJson() {
    val valid = listOf(
        """{}""" to "{}",
        """ [ 1 , -0.5 , 1e3 , 0 ] """ to "[1,-0.5,1000,0]",
        """{"a":{"b":[true,false,null]}}""" to """{"a":{"b":[true,false,null]}}""",
        """"\u00e5\n\/\"\\"""" to "\"å\\u000a/\\\"\\\\\"",
        """"</script>"""" to "\"\\u003c/script>\"",
        """"\ud83d\ude00"""" to "\"\\ud83d\\ude00\"",
        """9007199254740991""" to "9007199254740991",
        """{"a":1,"a":2}""" to """{"a":2}"""
    )
    for ((text, written) in valid) check("JSON: $text") { expect(JsonReader.read(text).encode(), written) }

    val invalid = listOf(
        "", " ", "{", "}", "[1,]", "{\"a\":1,}", "{a:1}", "{'a':1}", "01", "+1", "1.", ".5", "1e", "--1", "NaN", "Infinity",
        "tru", "nul", "\"a", "\"\n\"", "\"\\x\"", "\"\\u12g4\"", "\"\\u12\"", "1 2", "[1 2]", "// c\n1", "{\"a\" 1}", "\uFEFF{}"
    )
    for (text in invalid) check("no JSON: $text") { expect(problemOf { JsonReader.read(text) } is NotJson, true) }

    check("deep nesting ends in a refusal, not in a crash") {
        val deep = "[".repeat(100_000)
        expect((problemOf { JsonReader.read(deep) } as NotJson).tooDeep, true)
        expect(Bridge.read("{\"luckan\":1,\"payload\":$deep"), Reading.Faulty(FaultCode.MALFORMED))
    }
    check("as deep as the limit is read") {
        JsonReader.read("[".repeat(JsonReader.MAX_DEPTH + 1) + "]".repeat(JsonReader.MAX_DEPTH + 1))
    }
    check("a document as base64 has a limit of its own") {
        expect(Bridge.read(pdf("QUJD".repeat(100_000))) is Reading.Message, true)
        expect(Bridge.read(pdf("QUJD".repeat(2_200_000))), Reading.Faulty(FaultCode.TOO_LARGE))
    }
}

private fun pdf(base64: String): String =
    """{"luckan":1,"type":"VIEW_PDF","id":"a","session":"s","seq":0,"payload":
       {"fileName":"a.pdf","title":"A","mediaType":"application/pdf","size":3,"base64":"$base64"}}"""

fun problemOf(run: () -> Unit): Throwable? = try {
    run()
    null
} catch (thrown: Throwable) {
    thrown
}
