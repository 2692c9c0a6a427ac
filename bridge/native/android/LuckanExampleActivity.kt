package luckan.bridge.android

import android.content.Intent
import android.os.Bundle
import android.webkit.WebView
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
import luckan.bridge.PdfDocument
import luckan.bridge.ReadyPayload
import luckan.bridge.TokenPayload
import luckan.bridge.Trouble
import luckan.bridge.isReturn

/** Your own sign-in. */
interface LuckanSignIn {
    /** Null: nobody is signed in, or no token could be had. `fresh`: the one that was given last is no good any more. Answers on the main thread. */
    fun token(fresh: Boolean, answer: (TokenPayload?) -> Unit)
}

/** An app around the shop, to begin with: everything that is yours to decide stands here. */
abstract class LuckanExampleActivity : ComponentActivity(), LuckanApp {
    protected abstract val signIn: LuckanSignIn

    /** What a silent page or a failed load gives way to: a text and a button that calls `tryAgain`. */
    protected abstract fun showTrouble(tryAgain: () -> Unit)

    /** An App Link of this app: an e-ID or a payment leads back by it. */
    private val returnUrl = "https://app.example/luckan/return"
    private val settings = LuckanSettings(
        shopOrigins = setOf("https://shop.example"),
        serviceOrigins = setOf("https://shop.example"),
        outsideHosts = setOf("app.bankid.com", "pay.example")
    )
    private var shop: LuckanShop? = null
    private var back: LuckanBack? = null
    private var ended = 0

    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        open()
    }

    /** Also after the page's process has ended: a web view is of no use after that. */
    private fun open() {
        back?.remove()
        shop?.close()
        val webView = WebView(this)
        val shop = LuckanShop(webView, settings, "https://shop.example/external/", this) { again() }
        val back = LuckanBack(shop.host) { finish() }
        this.shop = shop
        this.back = back
        setContentView(webView)
        onBackPressedDispatcher.addCallback(this, back)
        watchInsets(webView, shop.host)
        shop.load()
    }

    /** The page's process has ended, usually for want of memory. Once is chance, twice is not. */
    private fun again() {
        ended++
        if (ended <= 1) open() else showTrouble { open() }
    }

    override fun onResume() {
        super.onResume()
        shop?.host?.resumed()
    }

    /** The activity is `singleTask`, so that an App Link comes to the shop that is already there. */
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
        capabilities = listOf(Capability.TOKEN, Capability.PDF_URL, Capability.OPEN_EXTERNAL).map { it.word },
        returnUrl = returnUrl,
        consent = Consent(preferences = true, statistics = false, marketing = false)
    )

    override fun token(fresh: Boolean, answer: (TokenPayload?) -> Unit) = signIn.token(fresh, answer)

    override fun openOutside(url: String): Boolean = openOutside(this, url)

    override fun onMessage(message: LuckanMessage) {
        when (message) {
            is LuckanMessage.RouteChange -> title = message.envelope.payload.title
            is LuckanMessage.ViewPdf -> show(message.envelope.payload)
            is LuckanMessage.PdfDownload -> show(message.envelope.payload)
            else -> Unit
        }
    }

    override fun onTrouble(trouble: Trouble) {
        if (trouble == Trouble.SilentPage || trouble == Trouble.NotLoaded) showTrouble { shop?.load() }
    }

    private fun show(document: PdfDocument) = signIn.token(false) { token ->
        Thread {
            val file = LuckanPdf(settings, cacheDir).file(document, token?.accessToken)
            if (file != null) runOnUiThread { view(file) }
        }.start()
    }

    /** `res/xml` of your FileProvider names the cache folder `luckan-pdf/` alone. */
    private fun view(file: File) {
        val intent = Intent(Intent.ACTION_VIEW)
        intent.setDataAndType(FileProvider.getUriForFile(this, "$packageName.luckan", file), "application/pdf")
        intent.addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION)
        startActivity(Intent.createChooser(intent, null))
    }
}
