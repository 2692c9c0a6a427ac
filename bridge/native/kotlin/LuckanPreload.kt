package luckan.bridge

/** Why a page that was to be loaded ahead is not there. */
enum class PreloadFailure {
    /** The page says nothing. */
    SILENT_PAGE,

    /** The shop could not be loaded, because of the network or the server. */
    NOT_LOADED,

    /** The page's process has ended, and its web view with it. */
    ENDED
}

sealed class PreloadState {
    /** Nothing is loaded ahead; also once the page is shown. */
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
    private var stop: () -> Unit = {}
    private var waiting = listOf<() -> Unit>()

    init {
        host.preload = this
    }

    /** Loads the shop ahead, unless it is loading or ready. */
    fun start() {
        if (isOver || state == PreloadState.Loading || state == PreloadState.Ready) return
        isHidden = true
        route = null
        become(PreloadState.Loading)
        load()
    }

    /**
     * Opens a page of the shop in what was loaded ahead, and answers when the web view may be shown: waits for one that is
     * loading. False: there is none, load the address as usual.
     */
    fun open(path: String, answer: (Boolean) -> Unit) {
        if (state == PreloadState.Loading) waiting = waiting + { go(path, answer) } else go(path, answer)
    }

    /** Ends it, with the web view: `onState` is not called any more. */
    fun dispose() {
        stop()
        isOver = true
        isHidden = false
        state = PreloadState.Idle
        wake()
    }

    /** Called by the host with every message of the page. */
    internal fun received(message: LuckanMessage) {
        // The answer to a path that does not exist: the page that is shown stays. Other faults say nothing about it.
        if (message is LuckanMessage.Fault && message.envelope.payload.about == "NAVIGATE") wake()
        if (message !is LuckanMessage.RouteChange) return
        route = message.envelope.payload.path
        if (state == PreloadState.Loading) become(PreloadState.Ready) else wake()
    }

    /** Called by the host. */
    internal fun failed(reason: PreloadFailure) {
        if (!isHidden) return
        isHidden = false
        become(PreloadState.Failed(reason))
    }

    private fun go(path: String, answer: (Boolean) -> Unit) {
        // A query or fragment may ask for more of the same page.
        val isAsked = state == PreloadState.Ready && route != path && host.send(LuckanOutgoing.Navigate(NavigatePayload(path)))
        if (!isAsked) return show(answer)
        val stopWaiting = clock.after(1_000) { wake() }
        waiting = waiting + {
            stopWaiting()
            show(answer)
        }
    }

    private fun show(answer: (Boolean) -> Unit) {
        isHidden = false
        // There is none, or its process has ended meanwhile.
        if (state != PreloadState.Ready) return answer(false)
        host.send(LuckanOutgoing.Visibility(VisibilityPayload(true)))
        become(PreloadState.Idle)
        answer(true)
    }

    private fun become(next: PreloadState) {
        if (isOver) return
        stop()
        stop = {}
        state = next
        if (next == PreloadState.Loading) stop = clock.after(15_000) { failed(PreloadFailure.SILENT_PAGE) }
        if (next == PreloadState.Ready) stop = clock.after(maxAge) { become(PreloadState.Expired) }
        onState(next)
        if (next != PreloadState.Loading) wake()
    }

    private fun wake() {
        val resumed = waiting
        waiting = listOf()
        for (resume in resumed) resume()
    }
}
