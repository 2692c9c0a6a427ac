package luckan.bridge

/** Why a page that was to be loaded ahead is not there. */
enum class PreloadFailure {
    /** The page says nothing. */
    SILENT_PAGE,

    /** The shop could not be loaded, because of the network or the server. */
    NOT_LOADED,

    /** The page's process has ended, and its web view with it. */
    ENDED,

    /** The shop has no page at the path that was opened: loaded as usual, it says so to the customer. */
    REFUSED,

    /** This shop is too old: it does not know VISIBILITY, and would count the hidden page as seen. */
    UNSUPPORTED
}

sealed class PreloadState {
    /** Nothing is loaded ahead, or it is shown. */
    object Idle : PreloadState()

    object Loading : PreloadState()

    object Ready : PreloadState()

    data class Failed(val reason: PreloadFailure) : PreloadState()

    /** Ready for too long: load it anew. */
    object Expired : PreloadState()
}

/**
 * The page that a host's web view loads ahead: nothing counts as seen, and nothing old is shown, when it is opened. The
 * host says in every HELLO that it is hidden, and reports nothing of it as an error to the app: `state` tells.
 *
 * @param load loads the shop in the hidden web view, and calls `pageStarted` of the host
 * @param maxAge how long a page that is ready may wait, in milliseconds
 */
class LuckanPreload(
    private val host: LuckanHost,
    private val clock: LuckanClock,
    private val load: () -> Unit,
    private val onState: (PreloadState) -> Unit = {},
    private val maxAge: Long = 300_000
) {
    var state: PreloadState = PreloadState.Idle
        private set

    var isHidden = false
        private set

    private var isOver = false
    private var route: String? = null

    /** The page of the latest NAVIGATE, without query and fragment. */
    private var requested: String? = null

    /** The page has refused the path of the latest NAVIGATE. */
    private var isRefused = false

    /** What was loaded ahead is shown, and is there still. */
    private var isShown = false

    /** The latest call of `open`, until the customer goes elsewhere. */
    private var latest: Opening? = null
    private var stop: () -> Unit = {}
    private var waiting = listOf<() -> Unit>()

    init {
        host.preload = this
    }

    /** Loads the shop ahead, unless it is loading or ready, or has turned out to be too old for it. */
    fun start() {
        val isUnsupported = state == PreloadState.Failed(PreloadFailure.UNSUPPORTED)
        if (isOver || isUnsupported || state == PreloadState.Loading || state == PreloadState.Ready) return
        forget()
        isHidden = true
        route = null
        become(PreloadState.Loading)
        load()
    }

    /**
     * Opens a page of the shop in what was loaded ahead, also once it is shown, and answers when the web view may be shown:
     * waits for one that is loading, 5 s after its last sign of life. A second call for the same page gets the answer of
     * the first. False: there is none, or the shop has no such page: load the address as usual.
     */
    fun open(path: String, answer: (Boolean) -> Unit) {
        val before = latest
        if (before?.path == path) return before.whenSettled(answer)
        val opening = Opening(path)
        opening.whenSettled(answer)
        latest = opening
        if (before == null) return begin(opening)
        before.whenSettled { isThere -> if (isThere) begin(opening) else opening.settle(false) }
    }

    /** Ends it, with the web view: `onState` is not called any more, and no other page is loaded ahead. */
    fun dispose() {
        stop()
        isOver = true
        isHidden = false
        forget()
        state = PreloadState.Idle
        wake()
    }

    /** Called by the host with every message of the page. */
    internal fun received(message: LuckanMessage) {
        if (message is LuckanMessage.Ready) return meet(message.envelope.payload)
        // The answer to a path that does not exist. Other faults say nothing about it.
        if (message is LuckanMessage.Fault && message.envelope.payload.about == "NAVIGATE") {
            isRefused = true
            wake()
        }
        if (message !is LuckanMessage.RouteChange) return
        val path = message.envelope.payload.path
        val isAnother = route != path
        // The page that is left may report itself again. The pattern of private pages, such as /order/:id/, says of none.
        val isAnswer = isAnother || path == requested || "/:" in path
        if (waiting.isEmpty() && isAnother) latest = null
        route = path
        if (state == PreloadState.Loading) become(PreloadState.Ready) else if (isAnswer) wake()
    }

    /** Called by the host, also of a page that is shown. */
    internal fun failed(reason: PreloadFailure) {
        forget()
        if (!isHidden) return
        isHidden = false
        become(PreloadState.Failed(reason))
    }

    private fun isThere() = state == PreloadState.Ready || isShown

    private fun forget() {
        isShown = false
        latest = null
    }

    private fun meet(ready: ReadyPayload) {
        if (state != PreloadState.Loading) return
        // It has got no HELLO, and stays hidden until it is opened.
        if ("VISIBILITY" !in ready.capabilities) become(PreloadState.Failed(PreloadFailure.UNSUPPORTED))
        else if (waiting.isNotEmpty()) giveUpIn(5_000)
    }

    private fun begin(opening: Opening) {
        if (state != PreloadState.Loading) return go(opening)
        giveUpIn(5_000)
        waiting = waiting + { go(opening) }
    }

    private fun go(opening: Opening) {
        val path = opening.path
        isRefused = false
        // It does not expire any more.
        if (state == PreloadState.Ready) stop()
        // A query or fragment may ask for more of the same page.
        if (!isThere() || route == path) return show(opening)
        requested = path.takeWhile { it != '?' && it != '#' }
        isRefused = !host.send(LuckanOutgoing.Navigate(NavigatePayload(path)))
        if (isRefused) return show(opening)
        val stopWaiting = clock.after(1_000) { wake() }
        waiting = waiting + {
            stopWaiting()
            show(opening)
        }
    }

    private fun show(opening: Opening) {
        val wasHidden = isHidden
        isHidden = false
        // There is none, or its process has ended meanwhile.
        if (!isThere()) return opening.settle(false)
        if (isRefused) {
            latest = null
            if (wasHidden) become(PreloadState.Failed(PreloadFailure.REFUSED))
            return opening.settle(false)
        }
        isShown = host.send(LuckanOutgoing.Visibility(VisibilityPayload(true)))
        if (state == PreloadState.Ready) become(PreloadState.Idle)
        opening.settle(isShown)
    }

    private fun become(next: PreloadState) {
        if (isOver) return
        stop()
        stop = {}
        state = next
        if (next == PreloadState.Loading) giveUpIn(15_000)
        if (next == PreloadState.Ready) stop = clock.after(maxAge) { become(PreloadState.Expired) }
        onState(next)
        if (next != PreloadState.Loading) wake()
    }

    /** It stays hidden: it may speak later. */
    private fun giveUpIn(milliseconds: Long) {
        stop()
        stop = clock.after(milliseconds) { become(PreloadState.Failed(PreloadFailure.SILENT_PAGE)) }
    }

    private fun wake() {
        val resumed = waiting
        waiting = listOf()
        for (resume in resumed) resume()
    }
}

/** A call of `open`, and who waits for its answer. */
private class Opening(val path: String) {
    private var answer: Boolean? = null
    private var waiting = listOf<(Boolean) -> Unit>()

    fun whenSettled(run: (Boolean) -> Unit) {
        val settled = answer
        if (settled != null) run(settled) else waiting = waiting + run
    }

    fun settle(answer: Boolean) {
        this.answer = answer
        val resumed = waiting
        waiting = listOf()
        for (resume in resumed) resume(answer)
    }
}
