package luckan.bridge

/** A stage with a page that is loaded ahead. */
private class Ahead {
    val stage = Stage()
    val states = ArrayList<PreloadState>()
    val opened = ArrayList<Boolean>()
    var loads = 0
    val preload = LuckanPreload(stage.host, stage, { loads++ }, { states.add(it) })
    private var seq = 0

    fun ready() {
        preload.start()
        speak()
        route("/")
    }

    fun speak(capability: String = "VISIBILITY") = stage.ready("s1", "[\"$capability\"]")

    fun open(path: String) = preload.open(path) { opened.add(it) }

    fun route(path: String) = stage.deliver("ROUTE_CHANGE", """{"path":"$path","title":"","canGoBack":false}""", "s1", ++seq)

    fun fault(about: String) = stage.deliver("FAULT", """{"code":"REFUSED","about":"$about"}""", "s1", ++seq)

    fun types() = stage.sent().map { it.substringBefore(' ') }
}

fun checkPreload() {
    check("what was loaded ahead shows another page, and is told that it is seen once it is there") {
        val ahead = Ahead()
        ahead.ready()
        ahead.preload.start()
        expect(ahead.loads, 1)
        expect(ahead.stage.toPage.first().contains("\"hidden\":true"), true)
        ahead.open("/kassa/?tg=1:1")
        expect(ahead.types(), listOf("HELLO", "NAVIGATE"))
        expect(ahead.opened, listOf<Boolean>())
        ahead.route("/")
        expect(ahead.opened, listOf<Boolean>())
        ahead.route("/kassa/")
        expect(ahead.opened, listOf(true))
        expect(ahead.types(), listOf("HELLO", "NAVIGATE", "VISIBILITY"))
        expect(ahead.states, listOf(PreloadState.Loading, PreloadState.Ready, PreloadState.Idle))
        ahead.stage.host.greet()
        expect(ahead.stage.toPage.last().contains("hidden"), false)
    }
    for ((shown, path) in listOf("/kassa/" to "/kassa/?tg=1:1", "/order/:id/" to "/order/2/"))
        check("$path has come once $shown reports itself again") {
            val ahead = Ahead()
            ahead.preload.start()
            ahead.ready()
            ahead.route(shown)
            ahead.open(path)
            ahead.route(shown)
            expect(ahead.opened, listOf(true))
        }
    check("the page that is there already is shown at once, and one that is loading is waited for") {
        val ahead = Ahead()
        ahead.preload.start()
        ahead.speak()
        ahead.open("/")
        expect(ahead.opened, listOf<Boolean>())
        ahead.route("/")
        expect(ahead.opened, listOf(true))
        expect(ahead.types(), listOf("HELLO", "VISIBILITY"))
    }
    check("before the start nothing is loaded ahead") {
        val ahead = Ahead()
        ahead.open("/")
        expect(ahead.opened, listOf(false))
    }
    check("a page that never says anything fails, without an error of the app, and is loaded anew") {
        val ahead = Ahead()
        ahead.preload.start()
        ahead.stage.host.pageStarted()
        ahead.stage.runTimers()
        expect(ahead.preload.state, PreloadState.Failed(PreloadFailure.SILENT_PAGE))
        expect(ahead.stage.errors, listOf<Any>())
        ahead.speak()
        expect(ahead.stage.toPage.last().contains("\"hidden\":true"), true)
        ahead.open("/")
        expect(ahead.opened, listOf(false))
        ahead.preload.start()
        expect(ahead.loads, 2)
    }
    check("a page that nobody opens expires") {
        val ahead = Ahead()
        ahead.ready()
        ahead.stage.runTimers()
        expect(ahead.preload.state, PreloadState.Expired)
        ahead.open("/")
        expect(ahead.opened, listOf(false))
    }
    val failures = listOf<Pair<PreloadFailure, (LuckanHost) -> Unit>>(
        PreloadFailure.NOT_LOADED to { host -> host.pageFailed() },
        PreloadFailure.ENDED to { host -> host.pageGone() }
    )
    for ((reason, fail) in failures)
        check("a page that is lost while it is opened is not shown: $reason") {
            val ahead = Ahead()
            ahead.ready()
            ahead.open("/kassa/")
            fail(ahead.stage.host)
            expect(ahead.opened, listOf(false))
            expect(ahead.preload.state, PreloadState.Failed(reason))
            expect(ahead.stage.errors, listOf<Any>())
            ahead.stage.host.pageFailed()
            expect(ahead.stage.errors, listOf<Any>(LuckanError.NotLoaded))
        }
    check("the answer to a path that does not exist ends the wait, and no other fault does") {
        val ahead = Ahead()
        ahead.ready()
        ahead.open("/nowhere/")
        ahead.fault("INSETS")
        expect(ahead.opened, listOf<Boolean>())
        ahead.fault("NAVIGATE")
        expect(ahead.opened, listOf(false))
        expect(ahead.preload.state, PreloadState.Failed(PreloadFailure.REFUSED))
        expect(ahead.preload.isHidden, false)
    }
    check("a path that does not exist leaves a page that is shown") {
        val ahead = Ahead()
        ahead.ready()
        ahead.open("/")
        ahead.open("/nowhere/")
        ahead.fault("NAVIGATE")
        expect(ahead.opened, listOf(true, false))
        expect(ahead.preload.state, PreloadState.Idle)
        ahead.open("/kassa/")
        ahead.route("/kassa/")
        expect(ahead.opened, listOf(true, false, true))
    }
    check("a path that no page can have is refused without being sent") {
        val ahead = Ahead()
        ahead.ready()
        ahead.open("kassa")
        expect(ahead.opened, listOf(false))
        expect(ahead.preload.state, PreloadState.Failed(PreloadFailure.REFUSED))
        expect(ahead.types(), listOf("HELLO"))
    }
    check("a shop that does not know VISIBILITY is not greeted as hidden") {
        val ahead = Ahead()
        ahead.preload.start()
        ahead.speak("BACK")
        expect(ahead.stage.toPage, listOf<String>())
        expect(ahead.preload.state, PreloadState.Failed(PreloadFailure.UNSUPPORTED))
        ahead.open("/")
        expect(ahead.opened, listOf(false))
        ahead.stage.ready("s2")
        expect(ahead.types(), listOf("HELLO"))
        ahead.preload.start()
        expect(ahead.loads, 1)
    }
    check("one that is silent when it is opened is waited for five seconds, and anew once it speaks") {
        val silent = Ahead()
        silent.preload.start()
        silent.open("/")
        silent.stage.runTimers(4_900)
        expect(silent.opened, listOf<Boolean>())
        silent.stage.runTimers(5_000)
        expect(silent.opened, listOf(false))
        expect(silent.preload.state, PreloadState.Failed(PreloadFailure.SILENT_PAGE))
        val slow = Ahead()
        slow.preload.start()
        slow.open("/")
        slow.speak()
        slow.stage.runTimers(4_900)
        slow.route("/")
        expect(slow.opened, listOf(true))
    }
    check("a page that does not answer is shown as it is, after a second") {
        val ahead = Ahead()
        ahead.ready()
        ahead.open("/kassa/")
        ahead.stage.runTimers(1_000)
        expect(ahead.opened, listOf(true))
    }
    check("a second tap gets the answer of the first") {
        val ahead = Ahead()
        ahead.preload.start()
        ahead.speak()
        ahead.open("/kassa/?tg=1:1")
        ahead.open("/kassa/?tg=1:1")
        ahead.route("/")
        ahead.open("/kassa/?tg=1:1")
        expect(ahead.opened, listOf<Boolean>())
        ahead.route("/kassa/")
        ahead.open("/kassa/?tg=1:1")
        expect(ahead.opened, listOf(true, true, true, true))
        expect(ahead.types(), listOf("HELLO", "NAVIGATE", "VISIBILITY"))
    }
    check("what is shown shows another page, until it has failed") {
        val ahead = Ahead()
        ahead.ready()
        ahead.open("/kassa/")
        ahead.open("/recept/")
        ahead.route("/kassa/")
        ahead.route("/recept/")
        expect(ahead.opened, listOf(true, true))
        ahead.route("/")
        ahead.open("/recept/")
        ahead.route("/recept/")
        expect(ahead.opened, listOf(true, true, true))
        expect(ahead.types().count { it == "NAVIGATE" }, 3)
        ahead.stage.host.pageFailed()
        ahead.open("/recept/")
        expect(ahead.opened, listOf(true, true, true, false))
        expect(ahead.preload.state, PreloadState.Idle)
    }
    check("nothing happens to a page that is gone") {
        val ahead = Ahead()
        ahead.ready()
        ahead.preload.dispose()
        ahead.stage.runTimers()
        ahead.preload.start()
        ahead.open("/")
        expect(ahead.states, listOf<PreloadState>(PreloadState.Loading, PreloadState.Ready))
        expect(ahead.loads, 1)
        expect(ahead.opened, listOf(false))
    }
}
