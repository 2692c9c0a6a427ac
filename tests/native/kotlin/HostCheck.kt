package luckan.bridge

fun checkHost() {
    check("READY is answered with HELLO in the page's session, then with the token") {
        val stage = Stage(listOf("token"))
        stage.ready("s1")
        expect(stage.sent(), listOf("HELLO s1 0", "TOKEN s1 1"))
    }
    check("an app that does not declare `token` sends none") {
        val stage = Stage()
        stage.ready("s1")
        expect(stage.host.tokenChanged(TokenPayload("a", 1)), false)
        expect(stage.sent(), listOf("HELLO s1 0"))
    }
    check("a new session restarts the numbering, and messages of the old one are dropped") {
        val stage = Stage()
        stage.ready("s1")
        stage.host.resumed()
        stage.ready("s2")
        stage.deliver("VIEW_CHECKOUT", """{"cartId":"c"}""", "s1", 9)
        expect(stage.sent(), listOf("HELLO s1 0", "RESUMED s1 1", "HELLO s2 0"))
        expect(stage.received, listOf("READY", "READY"))
    }
    check("duplicate and outdated messages are dropped") {
        val stage = Stage()
        stage.ready("s1")
        stage.ready("s1")
        for (seq in listOf(4, 4, 3, 5)) stage.deliver("PAYMENT_PROVIDER_HEIGHT", """{"height":$seq}""", "s1", seq)
        stage.deliver("SHIPPING_PROVIDER_HEIGHT", """{"height":2}""", "s1", 2)
        expect(stage.received, listOf("READY", "PAYMENT_PROVIDER_HEIGHT", "PAYMENT_PROVIDER_HEIGHT", "SHIPPING_PROVIDER_HEIGHT"))
    }
    check("a page that was loaded before the host gets HELLO") {
        val stage = Stage()
        stage.deliver("ROUTE_CHANGE", """{"path":"/","title":"","canGoBack":false}""", "s1", 3)
        expect(stage.sent(), listOf("HELLO s1 0"))
        expect(stage.received, listOf("ROUTE_CHANGE"))
    }
    for ((origin, isMain) in listOf("https://evil.example" to true, "https://shop.example" to false, "null" to true, "https://shop.example:444" to true))
        check("ignored: $origin, main frame: $isMain") {
            val stage = Stage()
            stage.host.receive(stage.text("READY", READY, "s1", 0), origin, isMain)
            expect(stage.sent(), listOf<String>())
            expect(stage.errors, listOf<Any>(LuckanError.WrongSource))
        }
    check("nothing is sent before the page's first message, or after it is gone") {
        val stage = Stage()
        expect(stage.host.resumed(), false)
        stage.ready("s1")
        stage.host.pageGone()
        expect(stage.host.resumed(), false)
    }
    check("a page that never sends READY is reported, and no other") {
        val stage = Stage()
        stage.host.pageStarted()
        stage.runTimers()
        expect(stage.errors, listOf<Any>(LuckanError.SilentPage))
        stage.host.pageStarted()
        stage.ready("s1")
        stage.runTimers()
        expect(stage.errors.size, 1)
    }
    check("a page that cannot be loaded is reported at once, and once only") {
        val stage = Stage()
        stage.host.pageStarted()
        stage.host.pageFailed()
        stage.runTimers()
        expect(stage.errors, listOf<Any>(LuckanError.NotLoaded))
    }
    check("the return from an e-ID is recognized by its address, whatever its query") {
        val returnUrl = "https://app.example/luckan/return"
        expect(isReturn("$returnUrl?eid=APPROVED&nonce=a", returnUrl), true)
        expect(isReturn("https://app.example/luckan/other", returnUrl), false)
        expect(isReturn("https://app.example.evil.example/luckan/return", returnUrl), false)
    }
    check("a request is handled if the allow-list permits it, and answered with its id") {
        val stage = Stage()
        stage.ready("s1")
        stage.deliver("OPEN_EXTERNAL", """{"url":"bankid:///?autostarttoken=a"}""", "s1", 1)
        stage.deliver("OPEN_EXTERNAL", """{"url":"https://evil.example/"}""", "s1", 2)
        stage.opens = false
        stage.deliver("OPEN_EXTERNAL", """{"url":"swish://a"}""", "s1", 3)
        expect(stage.opened, listOf("bankid:///?autostarttoken=a", "swish://a"))
        expect(stage.last(3), listOf("""g.1 {"ok":true}""", """g.2 {"ok":false,"reason":"REFUSED"}""", """g.3 {"ok":false,"reason":"FAILED"}"""))
    }
    check("a retryable TOKEN_ERROR is answered by a fresh token") {
        val stage = Stage(listOf("token"))
        stage.ready("s1")
        stage.deliver("TOKEN_ERROR", """{"code":"EXPIRING","retryable":true}""", "s1", 1)
        stage.deliver("TOKEN_ERROR", """{"code":"FORBIDDEN","retryable":false}""", "s1", 2)
        expect(stage.tokenRequests, listOf(false, true))
    }
    check("a delayed token is not sent to another page") {
        val stage = Stage(listOf("token"))
        stage.deferToken = true
        stage.ready("s1")
        val delayed = stage.answers.removeAt(0)
        stage.ready("s2")
        delayed(TokenPayload("a", 1))
        expect(stage.sent(), listOf("HELLO s1 0", "HELLO s2 0"))
    }
    check("the page answers whether it handled the back button") {
        val stage = Stage()
        val answers = ArrayList<Boolean>()
        stage.host.back { answers.add(it) }
        stage.ready("s1")
        stage.host.back { answers.add(it) }
        stage.deliver("ACK", """{"ok":true}""", "s1", 1, stage.lastId())
        stage.host.back { answers.add(it) }
        stage.deliver("ACK", """{"ok":false,"reason":"NOT_HANDLED"}""", "s1", 2, stage.lastId())
        stage.host.back { answers.add(it) }
        stage.runTimers()
        stage.host.back { answers.add(it) }
        stage.ready("s2")
        expect(answers, listOf(false, true, false, false, false))
    }
    check("insets are sent when they change, and again with the next HELLO") {
        val stage = Stage()
        val insets = InsetsPayload(47.0, 0.0, 34.0, 0.0, 291.0)
        stage.ready("s1")
        stage.host.insetsChanged(insets)
        stage.host.insetsChanged(insets)
        stage.ready("s2")
        expect(stage.sent(), listOf("HELLO s1 0", "INSETS s1 1", "HELLO s2 0"))
        expect(stage.toPage.last().contains("\"keyboard\":291"), true)
    }
    check("the appearance is sent when it changes, to shops that read it, and again with the next HELLO") {
        val stage = Stage()
        val dark = AppearancePayload(ColorScheme.DARK, 1.5)
        stage.ready("s1")
        stage.host.appearanceChanged(dark)
        stage.ready("s2", """["BACK","APPEARANCE"]""")
        expect(stage.toPage.last().contains("\"colorScheme\":\"dark\",\"fontScale\":1.5"), true)
        stage.host.appearanceChanged(dark)
        stage.host.appearanceChanged(AppearancePayload(ColorScheme.LIGHT, 1.5))
        expect(stage.sent(), listOf("HELLO s1 0", "HELLO s2 0", "APPEARANCE s2 1"))
    }
    check("the start script says what HELLO will say of the look, and nothing else of it") {
        val stage = Stage()
        val prefix = "window.__LUCKAN_APPEARANCE__ = "
        expect(stage.host.startScript(), prefix + "{}")
        stage.greeting = stage.greeting.copy(theme = Theme.ORANGE, insets = InsetsPayload(20.0, 0.0, 0.0, 0.0), cartId = "c")
        val ofHello = """{"theme":"orange","insets":{"top":20,"right":0,"bottom":0,"left":0}}"""
        expect(stage.host.startScript(), prefix + ofHello)
        stage.host.insetsChanged(InsetsPayload(47.0, 0.0, 34.5, 0.0))
        stage.host.appearanceChanged(AppearancePayload(ColorScheme.DARK, 1.3))
        val known = """{"colorScheme":"dark","fontScale":1.3,"theme":"orange","insets":{"top":47,"right":0,"bottom":34.5,"left":0}}"""
        expect(stage.host.startScript(), prefix + known)
        stage.ready("s1")
        expect(stage.sent(), listOf("HELLO s1 0"))
        val hello = ((JsonReader.read(stage.toPage.last()) as JsonObject).values["payload"] as JsonObject).values
        val look = (JsonReader.read(known) as JsonObject).values
        expect(hello.filterKeys { it in look }, look)
    }
    check("a message that the page would reject is not sent, and reported") {
        val stage = Stage()
        stage.ready("s1")
        expect(stage.host.send(LuckanOutgoing.Navigate(NavigatePayload("//evil.example"))), false)
        expect(stage.sent(), listOf("HELLO s1 0"))
        expect(stage.errors, listOf<Any>(LuckanError.Unsendable("NAVIGATE", "NAVIGATE is malformed: path")))
        expect(stage.host.resumed(), true)
        expect(stage.sent().last(), "RESUMED s1 1")
    }
    check("an invalid message is reported by code and field, and an unknown type is passed on as such") {
        val stage = Stage()
        stage.ready("s1")
        stage.deliver("PAYMENT_PROVIDER_HEIGHT", """{"height":-1}""", "s1", 1)
        stage.deliver("NEW_THING", "{}", "s1", 2)
        stage.host.receive("{\"source\":\"devtools\"}", "https://shop.example", true)
        expect(stage.errors, listOf<Any>(LuckanError.Unreadable(FaultCode.MALFORMED, "PAYMENT_PROVIDER_HEIGHT", "height")))
        expect(stage.received, listOf("READY", "NEW_THING"))
    }
}
