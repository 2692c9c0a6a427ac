package luckan.bridge

private val settings = LuckanSettings(
    shopOrigins = setOf("https://shop.example", "app://localhost"),
    serviceOrigins = setOf("https://api.shop.example:8443", "http://localhost:4181"),
    outsideHosts = setOf("app.bankid.com", "pay.example")
)

fun checkAddresses() {
    val outside = mapOf(
        "bankid:///?autostarttoken=7c40&redirect=null" to true,
        "https://app.bankid.com/?autostarttoken=7c40" to true,
        "frejaeid://bindUserToTransaction?transactionReference=a" to true,
        "swish://paymentrequest?token=a&callbackurl=https%3A%2F%2Fapp.example" to true,
        "https://pay.example/a?b=c|d" to true,
        "https://pay.example:443/" to true,
        "https://pay.example.evil.example/" to false,
        "https://evil.example/pay.example" to false,
        "https://pay.example@evil.example/" to false,
        "https://pay.example\\@evil.example/" to false,
        "https://evil.example#pay.example" to false,
        "https://PAY.example/" to false,
        "https:pay.example" to false,
        "http://pay.example/" to false,
        "javascript:alert(1)" to false,
        "intent://scan/#Intent;scheme=bankid;end" to false,
        "file:///etc/passwd" to false,
        "tel:+46" to false,
        " https://pay.example/" to false,
        "https://pay.example/\n" to false,
        "" to false
    )
    for ((url, may) in outside) check("outside: $url") { expect(settings.mayOpenOutside(url), may) }

    check("only what is listed opens outside") {
        expect(LuckanSettings(setOf("https://shop.example"), outsideApps = setOf()).mayOpenOutside("bankid:///"), false)
    }

    val whereTo = listOf(
        Triple("https://shop.example/external/kassa/?a=b#c", true, Destination.INSIDE),
        Triple("app://localhost/external/", true, Destination.INSIDE),
        Triple("https://shop.example:443/external/", true, Destination.INSIDE),
        Triple("https://shop.example:8443/external/", true, Destination.NOWHERE),
        Triple("https://shop.example/kassa/", true, Destination.NOWHERE),
        Triple("https://shop.example/external/../kassa/", true, Destination.NOWHERE),
        Triple("https://shop.example/external/%2e%2E/kassa/", true, Destination.NOWHERE),
        Triple("http://shop.example/external/", true, Destination.NOWHERE),
        Triple("https://evil.example/external/", true, Destination.NOWHERE),
        Triple("https://pay.example/go", true, Destination.OUTSIDE),
        Triple("https://evil.example/frame", false, Destination.INSIDE),
        Triple("http://evil.example/frame", false, Destination.NOWHERE),
        Triple("about:blank", true, Destination.NOWHERE),
        Triple("about:srcdoc", false, Destination.INSIDE),
        Triple("swish://paymentrequest?token=a", false, Destination.OUTSIDE),
        Triple("data:text/html,x", true, Destination.NOWHERE),
        Triple("blob:https://shop.example/1", true, Destination.NOWHERE)
    )
    for ((url, isMainFrame, expected) in whereTo) check("$url, main frame: $isMainFrame") {
        expect(settings.destinationOf(url, isMainFrame, isPressed = false), expected)
    }
    check("a link that the customer has pressed leads to the browser, never inside") {
        expect(settings.destinationOf("https://elsewhere.example/", true, isPressed = true), Destination.OUTSIDE)
        expect(settings.destinationOf("javascript:alert(1)", true, isPressed = true), Destination.NOWHERE)
        expect(settings.destinationOf("intent://a#Intent;end", true, isPressed = true), Destination.NOWHERE)
    }
    check("the path of a page has an address of the shop") {
        val start = "https://shop.example/external/"
        expect(settings.page("/kassa/?tg=1:1", start), start + "kassa/?tg=1:1")
        for (path in listOf("kassa/", "/../kassa/", "/%2e%2E/")) expect(settings.page(path, start), null)
    }
    check("the customer's token goes to the shop's services alone") {
        expect(settings.mayFetch("https://api.shop.example:8443/media/a.pdf"), true)
        expect(settings.mayFetch("http://localhost:4181/a.pdf"), true)
        expect(settings.mayFetch("https://api.shop.example/media/a.pdf"), false)
        expect(settings.mayFetch("https://api.shop.example:8443@evil.example/"), false)
        expect(settings.mayFetch("http://api.shop.example:8443/media/a.pdf"), false)
    }
    for (origin in listOf("https://shop.example/", "https://*.example", "*", "https://SHOP.example", "shop.example", "null", "https://"))
        check("not an exact origin: $origin") {
            expect(problemOf { LuckanSettings(setOf(origin)) } is IllegalArgumentException, true)
        }
    check("a document's name is a file's") {
        fun named(name: String) = fileNameOf(PdfDocument(name, "t", "application/pdf", 1, null, "QUJD"))
        expect(named("kvitto.pdf"), "kvitto.pdf")
        expect(named("../../a"), "_.._a.pdf")
        expect(named(".."), "dokument.pdf")
        expect(named(".htaccess"), "htaccess.pdf")
    }
}
