package luckan.bridge

/**
 * The app's side of the bridge, independent of Android: sessions and numbering, HELLO, tokens, requests, the back
 * button, and a watchdog for silent pages. Call it on one thread only.
 *
 * @param toPage passes a message's text to `window.__luckanReceive` of the page, as an argument or a quoted literal
 */
class LuckanHost(
    private val settings: LuckanSettings,
    private val app: LuckanApp,
    private val clock: LuckanClock,
    private val toPage: (String) -> Unit
) {
    /** The page's session; null before its first message. */
    var session: String? = null
        private set

    /** Set by a `LuckanPreload` of this host. */
    internal var preload: LuckanPreload? = null

    private var ready: ReadyPayload? = null
    private var insets: InsetsPayload? = null
    private var appearance: AppearancePayload? = null
    private var ownsToken = false
    private var sent = 0L
    private var idCount = 0L
    private val received = HashMap<String, Long>()
    private val presses = LinkedHashMap<String, (Boolean) -> Unit>()
    private var stopWatching: () -> Unit = {}

    /** Call it when the web view starts loading the shop. A page that does not send READY in time is an error. */
    fun pageStarted(timeout: Long = 15_000) {
        forget()
        // A page that is loaded ahead has a watchdog of its own.
        if (preload?.isHidden == true) return
        stopWatching = clock.after(timeout) { app.onError(LuckanError.SilentPage) }
    }

    /** Call it when loading failed. */
    fun pageFailed() {
        forget()
        val isHidden = preload?.isHidden == true
        preload?.failed(PreloadFailure.NOT_LOADED)
        if (!isHidden) app.onError(LuckanError.NotLoaded)
    }

    /** Call it when the page's process has ended or the web view is closed. */
    fun pageGone() {
        forget()
        preload?.failed(PreloadFailure.ENDED)
    }

    private fun forget() {
        stopWatching()
        session = null
        ready = null
        received.clear()
        giveUpPresses()
    }

    /** Receives a message from the web view. Other origins, and frames inside the page, are ignored. */
    fun receive(text: String, sourceOrigin: String, isMainFrame: Boolean) {
        if (!isMainFrame || sourceOrigin !in settings.shopOrigins) return app.onError(LuckanError.WrongSource)
        val reading = Bridge.read(text)
        if (reading is Reading.Message) accept(reading.message)
        if (reading is Reading.Faulty) app.onError(LuckanError.Unreadable(reading.code, reading.about, reading.field))
    }

    /** False: there is no page yet, or the message is invalid. */
    fun send(message: LuckanOutgoing): Boolean = post(message, nextId())

    /** Sends HELLO again: call it when its contents have changed. Not to a hidden page of a shop that does not know VISIBILITY. */
    fun greet(): Boolean {
        val hello = helloToSend(ready)
        val isHidden = preload?.isHidden == true
        // A shop that does not know what is hidden would count the page as seen: without HELLO it counts nothing.
        if (isHidden && ready?.capabilities?.contains("VISIBILITY") == false) return false
        ownsToken = Capability.TOKEN.value in hello.capabilities
        return send(LuckanOutgoing.Hello(if (isHidden) hello.copy(hidden = true) else hello))
    }

    /** For the start of the document: what HELLO will say of the page's look, because it comes after the first paint. */
    fun startScript(): String = startScriptOf(helloToSend(null))

    private fun helloToSend(ready: ReadyPayload?): HelloPayload {
        val hello = app.hello(ready)
        return hello.copy(
            insets = insets ?: hello.insets,
            colorScheme = appearance?.colorScheme ?: hello.colorScheme,
            fontScale = appearance?.fontScale ?: hello.fontScale
        )
    }

    /** Signed in, renewed, or signed out (`accessToken` null); sent only if HELLO declares `token`. */
    fun tokenChanged(token: TokenPayload): Boolean = ownsToken && send(LuckanOutgoing.Token(token))

    /** The app is in the foreground again, for example after an e-ID or a payment. */
    fun resumed(): Boolean = send(LuckanOutgoing.Resumed)

    /** The safe area or the keyboard has changed, in CSS pixels; stored for the next page. */
    fun insetsChanged(now: InsetsPayload): Boolean {
        val isNew = now != insets
        insets = now
        return isNew && send(LuckanOutgoing.Insets(now))
    }

    /** The app has turned light or dark, or its text has another size; stored for the next page. Older shops do not read it. */
    fun appearanceChanged(now: AppearancePayload): Boolean {
        val isNew = now != appearance
        appearance = now
        val isRead = ready?.capabilities?.contains("APPEARANCE") == true
        return isNew && isRead && send(LuckanOutgoing.Appearance(now))
    }

    /** Answers whether the shop handled the back button; otherwise close the web view. */
    fun back(timeout: Long = 2_000, answer: (Boolean) -> Unit) {
        val id = nextId()
        val stop = clock.after(timeout) { settle(id, false) }
        presses[id] = { handled ->
            stop()
            answer(handled)
        }
        if (!post(LuckanOutgoing.Back, id)) settle(id, false)
    }

    private fun accept(message: LuckanMessage) {
        val isReady = message is LuckanMessage.Ready
        val isNew = message.envelope.session != session
        // From a previous page; the current one has sent READY since.
        if (isNew && !isReady && session != null) return
        if (isNew) received.clear()
        // A duplicate, or older than the last of its type.
        if (message.envelope.seq <= received[message.type] ?: -1) return
        received[message.type] = message.envelope.seq
        if (isNew) begin(message)
        preload?.received(message)
        when (message) {
            is LuckanMessage.Ack -> settle(message.envelope.id, message.envelope.payload.ok)
            is LuckanMessage.OpenExternal -> answer(message.envelope)
            else -> {
                if (message is LuckanMessage.TokenError && message.envelope.payload.retryable) sendToken(true)
                app.onMessage(message)
            }
        }
    }

    /** After a load, a restore from the back-forward cache, or when the page was loaded before this host. */
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
        val requestSession = session
        app.token(fresh) { token ->
            // A new page requests its own token.
            if (token != null && requestSession == session) send(LuckanOutgoing.Token(token))
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
            app.onError(LuckanError.Unsendable(message.type, problem.message))
            return false
        }
        sent++
        toPage(text)
        return true
    }

    private fun nextId() = "app.${idCount++}"

    private fun settle(id: String, handled: Boolean) {
        presses.remove(id)?.invoke(handled)
    }

    private fun giveUpPresses() {
        for (id in presses.keys.toList()) settle(id, false)
    }
}
