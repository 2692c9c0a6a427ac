package luckan.bridge

const val READY = """{"versions":[1],"capabilities":["BACK"]}"""

/** An app and a page around a host, and a clock that passes when it is told to. */
class Stage(private val capabilities: List<String> = listOf()) : LuckanApp, LuckanClock {
    val toPage = ArrayList<String>()
    val heard = ArrayList<String>()
    val opened = ArrayList<String>()
    val asked = ArrayList<Boolean>()
    val answers = ArrayList<(TokenPayload?) -> Unit>()
    val troubles = ArrayList<Any>()
    var opens = true
    var holdToken = false
    private val plans = ArrayList<() -> Unit>()
    val host = LuckanHost(LuckanSettings(setOf("https://shop.example")), this, this) { toPage.add(it) }

    override fun hello(ready: ReadyPayload?) = HelloPayload(1, AppInfo("Exempelappen", "1.0"), capabilities)

    override fun token(fresh: Boolean, answer: (TokenPayload?) -> Unit) {
        asked.add(fresh)
        if (holdToken) answers.add(answer) else answer(TokenPayload("secret", 1))
    }

    override fun openOutside(url: String): Boolean {
        opened.add(url)
        return opens
    }

    override fun onMessage(message: LuckanMessage) {
        heard.add(message.type)
    }

    override fun onTrouble(trouble: Trouble) {
        troubles.add(trouble)
    }

    override fun after(milliseconds: Long, run: () -> Unit): () -> Unit {
        plans.add(run)
        return { plans.remove(run) }
    }

    /** All that was planned comes to pass. */
    fun pass() {
        for (plan in plans.toList()) plan()
        plans.clear()
    }

    fun text(type: String, payload: String, session: String, seq: Int, id: String = "g.$seq") =
        """{"luckan":1,"type":"$type","id":"$id","session":"$session","seq":$seq,"payload":$payload}"""

    fun say(type: String, payload: String, session: String, seq: Int, id: String = "g.$seq") =
        host.receive(text(type, payload, session, seq, id), "https://shop.example", true)

    fun ready(session: String) = say("READY", READY, session, 0)

    fun sent() = toPage.map { "${textOf(it, "type")} ${textOf(it, "session")} ${fields(it).getValue("seq").encode()}" }

    fun last(count: Int) = toPage.takeLast(count).map { "${textOf(it, "id")} ${fields(it).getValue("payload").encode()}" }

    fun lastId() = textOf(toPage.last(), "id")

    private fun textOf(message: String, name: String) = (fields(message).getValue(name) as JsonText).value

    private fun fields(message: String) = (JsonReader.read(message) as JsonObject).values
}
