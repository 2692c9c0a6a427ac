package luckan.bridge

const val READY = """{"versions":[1],"capabilities":["BACK"]}"""

/** A host with a simulated app, page and clock. */
class Stage(capabilities: List<String> = listOf()) : LuckanApp, LuckanClock {
    val toPage = ArrayList<String>()
    val received = ArrayList<String>()
    val opened = ArrayList<String>()
    val tokenRequests = ArrayList<Boolean>()
    val answers = ArrayList<(TokenPayload?) -> Unit>()
    val errors = ArrayList<Any>()
    var greeting = HelloPayload(1, AppInfo("Exempelappen", "1.0"), capabilities)
    var opens = true
    var deferToken = false
    private val timers = ArrayList<Pair<Long, () -> Unit>>()
    val host = LuckanHost(LuckanSettings(setOf("https://shop.example")), this, this) { toPage.add(it) }

    override fun hello(ready: ReadyPayload?) = greeting

    override fun token(fresh: Boolean, answer: (TokenPayload?) -> Unit) {
        tokenRequests.add(fresh)
        if (deferToken) answers.add(answer) else answer(TokenPayload("secret", 1))
    }

    override fun openOutside(url: String): Boolean {
        opened.add(url)
        return opens
    }

    override fun onMessage(message: LuckanMessage) {
        received.add(message.type)
    }

    override fun onError(error: LuckanError) {
        errors.add(error)
    }

    override fun after(milliseconds: Long, run: () -> Unit): () -> Unit {
        val timer = milliseconds to run
        timers.add(timer)
        return { timers.remove(timer) }
    }

    /** Runs all timers, or those of at most so many milliseconds. */
    fun runTimers(most: Long = Long.MAX_VALUE) {
        for (timer in timers.filter { it.first <= most }) if (timers.remove(timer)) timer.second()
    }

    fun text(type: String, payload: String, session: String, seq: Int, id: String = "g.$seq") =
        """{"luckan":1,"type":"$type","id":"$id","session":"$session","seq":$seq,"payload":$payload}"""

    fun deliver(type: String, payload: String, session: String, seq: Int, id: String = "g.$seq") =
        host.receive(text(type, payload, session, seq, id), "https://shop.example", true)

    fun ready(session: String, capabilities: String = """["BACK"]""") =
        deliver("READY", READY.replace("""["BACK"]""", capabilities), session, 0)

    fun sent() = toPage.map { "${textOf(it, "type")} ${textOf(it, "session")} ${fields(it).getValue("seq").encode()}" }

    fun last(count: Int) = toPage.takeLast(count).map { "${textOf(it, "id")} ${fields(it).getValue("payload").encode()}" }

    fun lastId() = textOf(toPage.last(), "id")

    private fun textOf(message: String, name: String) = (fields(message).getValue(name) as JsonText).value

    private fun fields(message: String) = (JsonReader.read(message) as JsonObject).values
}
