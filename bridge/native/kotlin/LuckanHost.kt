package luckan.bridge

/**
 * The app's side of the bridge, without anything of Android: sessions and counting, HELLO, tokens, requests, the back
 * button, and a watchdog for pages that never speak. To be called on one thread.
 *
 * @param toPage hands a message's text to `window.__luckanReceive` of the page, as an argument or a quoted literal
 */
class LuckanHost(
    private val settings: LuckanSettings,
    private val app: LuckanApp,
    private val clock: LuckanClock,
    private val toPage: (String) -> Unit
) {
    /** The page's session, once it has spoken. */
    var session: String? = null
        private set

    private var ready: ReadyPayload? = null
    private var insets: InsetsPayload? = null
    private var ownsToken = false
    private var sent = 0L
    private var made = 0L
    private val received = HashMap<String, Long>()
    private val presses = LinkedHashMap<String, (Boolean) -> Unit>()
    private var stopWatching: () -> Unit = {}

    /** The web view begins to load the shop: what is loaded must say READY, or you hear of a silent page. */
    fun pageStarted(patience: Long = 15_000) {
        pageGone()
        stopWatching = clock.after(patience) { app.onTrouble(Trouble.SilentPage) }
    }

    /** What was begun to be loaded cannot be had. */
    fun pageFailed() {
        pageGone()
        app.onTrouble(Trouble.NotLoaded)
    }

    /** The page is no more: its process has ended, or the web view is closed. */
    fun pageGone() {
        stopWatching()
        session = null
        ready = null
        received.clear()
        giveUpPresses()
    }

    /** Takes what the web view hands over. Other origins, and frames within the page, are not listened to. */
    fun receive(text: String, sourceOrigin: String, isMainFrame: Boolean) {
        if (!isMainFrame || sourceOrigin !in settings.shopOrigins) return app.onTrouble(Trouble.WrongSource)
        val reading = Bridge.read(text)
        if (reading is Reading.Message) accept(reading.message)
        if (reading is Reading.Faulty) app.onTrouble(Trouble.Unreadable(reading.code, reading.about, reading.field))
    }

    /** False: there is no page to send it to yet, or it would be refused. */
    fun send(message: LuckanOutgoing): Boolean = post(message, nextId())

    /** The app has changed what it says in HELLO. */
    fun greet(): Boolean {
        val hello = app.hello(ready)
        ownsToken = Capability.TOKEN.word in hello.capabilities
        return send(LuckanOutgoing.Hello(hello.copy(insets = insets ?: hello.insets)))
    }

    /** Signed in, renewed, or signed out (`accessToken` null): goes out only where HELLO declares `token`. */
    fun tokenChanged(token: TokenPayload): Boolean = ownsToken && send(LuckanOutgoing.Token(token))

    /** The app is in the foreground again, for example after an e-ID or a payment. */
    fun resumed(): Boolean = send(LuckanOutgoing.Resumed)

    /** The safe area or the keyboard has changed, in CSS pixels; kept for the next page. */
    fun insetsChanged(now: InsetsPayload): Boolean {
        val isNew = now != insets
        insets = now
        return isNew && send(LuckanOutgoing.Insets(now))
    }

    /** Whether the shop dealt with the back button; otherwise close the web view. */
    fun back(patience: Long = 2_000, answer: (Boolean) -> Unit) {
        val id = nextId()
        val stop = clock.after(patience) { settle(id, false) }
        presses[id] = { handled ->
            stop()
            answer(handled)
        }
        if (!post(LuckanOutgoing.Back, id)) settle(id, false)
    }

    private fun accept(message: LuckanMessage) {
        val isReady = message is LuckanMessage.Ready
        val isNew = message.envelope.session != session
        // Of a load that is over; the page that is there now has said READY since.
        if (isNew && !isReady && session != null) return
        if (isNew) received.clear()
        // Doubled, or overtaken by a newer one of its type.
        if (message.envelope.seq <= received[message.type] ?: -1) return
        received[message.type] = message.envelope.seq
        if (isNew) begin(message)
        when (message) {
            is LuckanMessage.Ack -> settle(message.envelope.id, message.envelope.payload.ok)
            is LuckanMessage.OpenExternal -> answer(message.envelope)
            else -> {
                if (message is LuckanMessage.TokenError && message.envelope.payload.retryable) sendToken(true)
                app.onMessage(message)
            }
        }
    }

    /** A load, a return from the back-forward cache, or a page that was there before this host. */
    private fun begin(message: LuckanMessage) {
        stopWatching()
        giveUpPresses()
        session = message.envelope.session
        ready = (message as? LuckanMessage.Ready)?.envelope?.payload
        sent = 0
        if (greet()) sendToken(false)
    }

    private fun sendToken(fresh: Boolean) {
        if (!ownsToken) return
        val asked = session
        app.token(fresh) { token ->
            // A page that has gone meanwhile is not told: the new one asks for itself.
            if (token != null && asked == session) send(LuckanOutgoing.Token(token))
        }
    }

    private fun answer(request: Envelope<OpenExternalPayload>) {
        val reason = when {
            !settings.mayOpenOutside(request.payload.url) -> Refusal.REFUSED
            !app.openOutside(request.payload.url) -> Refusal.FAILED
            else -> null
        }
        post(LuckanOutgoing.Ack(AckPayload(ok = reason == null, reason = reason)), request.id)
    }

    private fun post(message: LuckanOutgoing, id: String): Boolean {
        val to = session ?: return false
        val text = try {
            Bridge.write(message, id, to, sent)
        } catch (problem: IllegalArgumentException) {
            app.onTrouble(Trouble.Unsendable(message.type, problem.message))
            return false
        }
        sent++
        toPage(text)
        return true
    }

    private fun nextId() = "app.${made++}"

    private fun settle(id: String, handled: Boolean) {
        presses.remove(id)?.invoke(handled)
    }

    private fun giveUpPresses() {
        for (id in presses.keys.toList()) settle(id, false)
    }
}
