package luckan.bridge.android

import android.content.Intent
import android.content.res.Configuration
import android.os.Bundle
import android.view.View
import android.webkit.WebView
import android.widget.FrameLayout
import androidx.activity.ComponentActivity
import androidx.core.content.FileProvider
import java.io.File
import luckan.bridge.AppInfo
import luckan.bridge.Capability
import luckan.bridge.Consent
import luckan.bridge.HelloPayload
import luckan.bridge.LuckanApp
import luckan.bridge.LuckanMessage
import luckan.bridge.LuckanSettings
import luckan.bridge.OrderCompletedPayload
import luckan.bridge.PdfDocument
import luckan.bridge.ReadyPayload
import luckan.bridge.TokenPayload
import luckan.bridge.LuckanError
import luckan.bridge.isReturn

/** Your own sign-in, and what you know of your customer. Answers are on the main thread. */
interface LuckanSignIn {
    /** Null: nobody is signed in, or no token is available. `fresh`: the last token is no longer valid. */
    fun token(fresh: Boolean, answer: (TokenPayload?) -> Unit)

    /** Shows your sign-in. Not answered if the customer cancels: the shop's button is still there. */
    fun show(answer: (TokenPayload) -> Unit)

    /** An order was made: once for each. */
    fun ordered(order: OrderCompletedPayload)
}

/** An example app around the shop: everything that you must adapt is in this file. */
abstract class LuckanExampleActivity : ComponentActivity(), LuckanApp {
    protected abstract val signIn: LuckanSignIn

    /** Your own screen, from which the customer opens the shop: its buttons call `open`. */
    protected abstract fun ownScreen(): View

    /** Replaces a silent page or a failed load: show a text and a button that calls `tryAgain`. */
    protected abstract fun showError(tryAgain: () -> Unit)

    /**
     * The customer wants to see the pharmacies nearby: request `ACCESS_COARSE_LOCATION` and `ACCESS_FINE_LOCATION`, which
     * the manifest lists, and answer on the main thread whether one is granted.
     */
    protected abstract fun mayLocate(answer: (Boolean) -> Unit)

    /** An App Link of this app: an e-ID or payment app returns through it. */
    private val returnUrl = "https://app.example/luckan/return"
    private val settings = LuckanSettings(
        shopOrigins = setOf("https://shop.example"),
        serviceOrigins = setOf("https://shop.example"),
        outsideHosts = setOf("app.bankid.com", "pay.example")
    )
    private var screen: FrameLayout? = null
    private var webView: WebView? = null
    private var shop: LuckanShop? = null
    private var back: LuckanBack? = null
    private var isOpen = false
    private var ended = 0

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        val screen = FrameLayout(this)
        screen.addView(ownScreen())
        setContentView(screen)
        this.screen = screen
    }

    /** Loads the shop ahead, invisible above your own screen; what has failed or expired is loaded anew. */
    private fun prepare() {
        if (isOpen) return
        (shop ?: newShop()).loadAhead()
    }

    /** Opens a page of the shop, such as `/kassa/`. */
    protected fun open(path: String = "/") {
        val shop = this.shop ?: newShop()
        if (!isOpen) {
            val back = LuckanBack(shop.host) { leave() }
            onBackPressedDispatcher.addCallback(this, back)
            this.back = back
        }
        isOpen = true
        shop.open(path)
    }

    private fun newShop(): LuckanShop {
        val webView = WebView(this)
        val shop = LuckanShop(webView, settings, "https://shop.example/external/", this, ::mayLocate) { again() }
        screen?.addView(webView)
        watchInsets(webView, shop.host)
        this.webView = webView
        this.shop = shop
        return shop
    }

    /** Back to your own screen; the next shop is loaded ahead when it is shown again. */
    private fun leave() {
        back?.remove()
        webView?.let { screen?.removeView(it) }
        shop?.close()
        shop = null
        isOpen = false
    }

    /**
     * The page's process has ended, usually because of low memory, and its web view cannot be used again: reload once, then
     * show an error. One that is hidden is loaded when it is opened.
     */
    private fun again() {
        val wasOpen = isOpen
        leave()
        if (!wasOpen) return
        ended++
        if (ended <= 1) open() else showError { open() }
    }

    /** The manifest lists `uiMode|fontScale` in `configChanges`, so that the shop stays open. */
    override fun onConfigurationChanged(configuration: Configuration) {
        super.onConfigurationChanged(configuration)
        shop?.appearanceChanged(configuration)
    }

    override fun onResume() {
        super.onResume()
        shop?.host?.resumed()
        prepare()
    }

    /** The activity is `singleTask`, so that an App Link reaches the shop that is already open. */
    override fun onNewIntent(intent: Intent) {
        super.onNewIntent(intent)
        val link = intent.dataString ?: return
        if (isReturn(link, returnUrl)) shop?.host?.resumed()
    }

    override fun onDestroy() {
        shop?.close()
        super.onDestroy()
    }

    /** Call it when the customer signs in or out in the app. */
    fun signedInOrOut(token: TokenPayload) {
        shop?.host?.tokenChanged(token)
    }

    override fun hello(ready: ReadyPayload?) = HelloPayload(
        version = 1,
        app = AppInfo("My app", "4.2.0"),
        capabilities = listOf(
            Capability.TOKEN,
            Capability.SIGN_IN,
            Capability.PDF_URL,
            Capability.OPEN_EXTERNAL,
            Capability.ORDER_COMPLETED,
            Capability.CLOSE
        ).map { it.value },
        returnUrl = returnUrl,
        consent = Consent(preferences = true, statistics = false, marketing = false)
    )

    override fun token(fresh: Boolean, answer: (TokenPayload?) -> Unit) = signIn.token(fresh, answer)

    override fun openOutside(url: String): Boolean = openOutside(this, url)

    override fun onMessage(message: LuckanMessage) {
        when (message) {
            is LuckanMessage.RouteChange -> if (isOpen) title = message.envelope.payload.title
            is LuckanMessage.SignIn -> signIn.show { signedInOrOut(it) }
            is LuckanMessage.OrderCompleted -> signIn.ordered(message.envelope.payload)
            is LuckanMessage.CloseRequested -> leave()
            is LuckanMessage.ViewPdf -> show(message.envelope.payload)
            is LuckanMessage.PdfDownload -> show(message.envelope.payload)
            else -> Unit
        }
    }

    override fun onError(error: LuckanError) {
        if (error == LuckanError.SilentPage || error == LuckanError.NotLoaded) showError { shop?.load() }
    }

    private fun show(document: PdfDocument) = signIn.token(false) { token ->
        Thread {
            val file = LuckanPdf(settings, cacheDir).file(document, token?.accessToken)
            if (file != null) runOnUiThread { view(file) }
        }.start()
    }

    /** `res/xml` of your FileProvider must list the cache folder `luckan-pdf/` only. */
    private fun view(file: File) {
        val intent = Intent(Intent.ACTION_VIEW)
        intent.setDataAndType(FileProvider.getUriForFile(this, "$packageName.luckan", file), "application/pdf")
        intent.addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION)
        startActivity(Intent.createChooser(intent, null))
    }
}
