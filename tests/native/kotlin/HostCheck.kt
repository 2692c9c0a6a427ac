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
    check("a new session counts anew, and what the old one still says is dropped") {
        val stage = Stage()
        stage.ready("s1")
        stage.host.resumed()
        stage.ready("s2")
        stage.say("VIEW_CHECKOUT", """{"cartId":"c"}""", "s1", 9)
        expect(stage.sent(), listOf("HELLO s1 0", "RESUMED s1 1", "HELLO s2 0"))
        expect(stage.heard, listOf("READY", "READY"))
    }
    check("doubled and overtaken messages are dropped") {
        val stage = Stage()
        stage.ready("s1")
        stage.ready("s1")
        for (seq in listOf(4, 4, 3, 5)) stage.say("PAYMENT_PROVIDER_HEIGHT", """{"height":$seq}""", "s1", seq)
        stage.say("SHIPPING_PROVIDER_HEIGHT", """{"height":2}""", "s1", 2)
        expect(stage.heard, listOf("READY", "PAYMENT_PROVIDER_HEIGHT", "PAYMENT_PROVIDER_HEIGHT", "SHIPPING_PROVIDER_HEIGHT"))
    }
    check("a page that was there before the host is greeted") {
        val stage = Stage()
        stage.say("ROUTE_CHANGE", """{"path":"/","title":"","canGoBack":false}""", "s1", 3)
        expect(stage.sent(), listOf("HELLO s1 0"))
        expect(stage.heard, listOf("ROUTE_CHANGE"))
    }
    for ((origin, isMain) in listOf("https://evil.example" to true, "https://shop.example" to false, "null" to true, "https://shop.example:444" to true))
        check("not listened to: $origin, main frame: $isMain") {
            val stage = Stage()
            stage.host.receive(stage.text("READY", READY, "s1", 0), origin, isMain)
            expect(stage.sent(), listOf<String>())
            expect(stage.troubles, listOf<Any>(Trouble.WrongSource))
        }
    check("nothing is sent before the page has spoken, or after it has gone") {
        val stage = Stage()
        expect(stage.host.resumed(), false)
        stage.ready("s1")
        stage.host.pageGone()
        expect(stage.host.resumed(), false)
    }
    check("a page that never says READY is told of, one that does is not") {
        val stage = Stage()
        stage.host.pageStarted()
        stage.pass()
        expect(stage.troubles, listOf<Any>(Trouble.SilentPage))
        stage.host.pageStarted()
        stage.ready("s1")
        stage.pass()
        expect(stage.troubles.size, 1)
    }
    check("a page that cannot be loaded is told of at once, and once") {
        val stage = Stage()
        stage.host.pageStarted()
        stage.host.pageFailed()
        stage.pass()
        expect(stage.troubles, listOf<Any>(Trouble.NotLoaded))
    }
    check("the way back from an e-ID is known by its address, whatever its query says") {
        val returnUrl = "https://app.example/luckan/return"
        expect(isReturn("$returnUrl?eid=APPROVED&nonce=a", returnUrl), true)
        expect(isReturn("https://app.example/luckan/other", returnUrl), false)
        expect(isReturn("https://app.example.evil.example/luckan/return", returnUrl), false)
    }
    check("a request is carried out where the list allows it, and answered with its id") {
        val stage = Stage()
        stage.ready("s1")
        stage.say("OPEN_EXTERNAL", """{"url":"bankid:///?autostarttoken=a"}""", "s1", 1)
        stage.say("OPEN_EXTERNAL", """{"url":"https://evil.example/"}""", "s1", 2)
        stage.opens = false
        stage.say("OPEN_EXTERNAL", """{"url":"swish://a"}""", "s1", 3)
        expect(stage.opened, listOf("bankid:///?autostarttoken=a", "swish://a"))
        expect(stage.last(3), listOf("""g.1 {"ok":true}""", """g.2 {"ok":false,"reason":"REFUSED"}""", """g.3 {"ok":false,"reason":"FAILED"}"""))
    }
    check("TOKEN_ERROR brings a fresh token, where one would help") {
        val stage = Stage(listOf("token"))
        stage.ready("s1")
        stage.say("TOKEN_ERROR", """{"code":"EXPIRING","retryable":true}""", "s1", 1)
        stage.say("TOKEN_ERROR", """{"code":"FORBIDDEN","retryable":false}""", "s1", 2)
        expect(stage.asked, listOf(false, true))
    }
    check("a token that comes late does not reach another page") {
        val stage = Stage(listOf("token"))
        stage.holdToken = true
        stage.ready("s1")
        val late = stage.answers.removeAt(0)
        stage.ready("s2")
        late(TokenPayload("a", 1))
        expect(stage.sent(), listOf("HELLO s1 0", "HELLO s2 0"))
    }
    check("the page says whether it dealt with the back button") {
        val stage = Stage()
        val answers = ArrayList<Boolean>()
        stage.host.back { answers.add(it) }
        stage.ready("s1")
        stage.host.back { answers.add(it) }
        stage.say("ACK", """{"ok":true}""", "s1", 1, stage.lastId())
        stage.host.back { answers.add(it) }
        stage.say("ACK", """{"ok":false,"reason":"NOT_HANDLED"}""", "s1", 2, stage.lastId())
        stage.host.back { answers.add(it) }
        stage.pass()
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
    check("what the page would refuse is not sent, and said") {
        val stage = Stage()
        stage.ready("s1")
        expect(stage.host.send(LuckanOutgoing.Navigate(NavigatePayload("//evil.example"))), false)
        expect(stage.sent(), listOf("HELLO s1 0"))
        expect(stage.troubles, listOf<Any>(Trouble.Unsendable("NAVIGATE", "NAVIGATE is malformed: path")))
        expect(stage.host.resumed(), true)
        expect(stage.sent().last(), "RESUMED s1 1")
    }
    check("what cannot be read is told of by code and field, and a newer message is handed on as unknown") {
        val stage = Stage()
        stage.ready("s1")
        stage.say("PAYMENT_PROVIDER_HEIGHT", """{"height":-1}""", "s1", 1)
        stage.say("NEW_THING", "{}", "s1", 2)
        stage.host.receive("{\"source\":\"devtools\"}", "https://shop.example", true)
        expect(stage.troubles, listOf<Any>(Trouble.Unreadable(FaultCode.MALFORMED, "PAYMENT_PROVIDER_HEIGHT", "height")))
        expect(stage.heard, listOf("READY", "NEW_THING"))
    }
}
