package luckan.bridge

fun checkPrivacy() {
    val secret = "geheim-4711"
    val location = Location(59.0, 18.0)
    val hello = HelloPayload(1, AppInfo("A", "1"), listOf(), returnUrl = secret, cartId = secret)
    val sensitive = listOf(
        CartChangePayload(secret, 1, 1, "SEK", false),
        PdfDocument(secret, secret, "application/pdf", 1, secret, secret),
        ViewCheckoutPayload(secret),
        FindPharmacyPayload("100234", secret, secret, location),
        OpenExternalPayload(secret),
        hello,
        TokenPayload(secret, 1),
        CartRefreshPayload(secret)
    )
    for (payload in sensitive) check("${payload.javaClass.simpleName} shows nothing sensitive") {
        val shown = Envelope("a", "s", 0, payload).toString()
        expect(shown.contains(secret) || shown.contains("59.0"), false)
        expect(shown.contains("[hidden]"), true)
    }
    check("a message shows nothing sensitive either") {
        expect(LuckanOutgoing.Token(TokenPayload(secret, 1)).toString().contains(secret), false)
    }
    check("what is not sensitive is shown") {
        expect(RouteChangePayload("/kassa/", "Kassa", true).toString(), "RouteChangePayload(path=/kassa/, title=Kassa, canGoBack=true)")
    }
    check("a refusal to read names the field, not its contents") {
        val text = """{"luckan":1,"type":"VIEW_CHECKOUT","id":"a","session":"s","seq":0,"payload":{"cartId":{"$secret":1}}}"""
        expect(Bridge.read(text).toString().contains(secret), false)
    }
}
