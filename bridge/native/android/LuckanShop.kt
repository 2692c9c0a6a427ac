package luckan.bridge.android

import android.content.res.Configuration
import android.os.Handler
import android.os.Looper
import android.view.View
import android.webkit.CookieManager
import android.webkit.WebSettings
import android.webkit.WebView
import androidx.webkit.ScriptHandler
import androidx.webkit.WebViewCompat
import androidx.webkit.WebViewFeature
import luckan.bridge.JsonText
import luckan.bridge.LuckanApp
import luckan.bridge.LuckanClock
import luckan.bridge.LuckanHost
import luckan.bridge.LuckanPreload
import luckan.bridge.LuckanSettings
import luckan.bridge.PreloadState
import luckan.bridge.isShopPage
import luckan.bridge.page

/**
 * The shop in a WebView. Copy this folder and `kotlin/` into your app, and see `LuckanExampleActivity.kt`; it needs
 * `androidx.webkit`, `androidx.activity` and `androidx.core`. Use it on the main thread.
 *
 * Message listeners exist since WebView 86 (2020). `addJavascriptInterface(object, "luckanHost")` would work in older
 * versions, but it is exposed to every frame of the page, the payment provider's too, without telling which one has
 * called: any frame could then control your app. An app that must use it can only assume the origin that it passes to
 * `host.receive`, and needs the rule in `proguard-rules.pro`.
 *
 * @param start an address below `/external/` of the shop; an app that ships the shop's files serves them by
 *   WebViewAssetLoader, from a separate https origin
 * @param mayLocate asks for your app's own permission to locate the device, and answers whether it has it
 * @param onPreload how far the page is that `loadAhead` has asked for
 * @param ended the page's process has ended and this web view cannot be used again: create a new one, at once or, for one
 *   that is loaded ahead, when the customer opens the shop
 */
class LuckanShop(
    private val webView: WebView,
    private val settings: LuckanSettings,
    private val start: String,
    app: LuckanApp,
    mayLocate: ((Boolean) -> Unit) -> Unit,
    onPreload: (PreloadState) -> Unit = {},
    ended: () -> Unit
) {
    private val clock = MainThreadClock()
    val host = LuckanHost(settings, app, clock) { toPage(it) }
    val preload = LuckanPreload(host, clock, { load() }, onPreload)

    private var address = start
    private var startScript: ScriptHandler? = null

    init {
        require(settings.isShopPage(start)) { "the start page must be below ${settings.shopPath}" }
        restrict(webView.settings)
        webView.webViewClient = LuckanWebViewClient(settings, host, app, ended)
        webView.webChromeClient = LuckanPosition(settings, mayLocate)
        // Documents arrive as messages; nothing else may be downloaded.
        webView.setDownloadListener { _, _, _, _, _ -> }
    }

    /**
     * Loads the shop before the customer opens it; call it again when that has failed or expired. Put the web view into
     * your layout first, above or below what is shown and with the size that it will have: one outside of a window has none.
     */
    fun loadAhead() {
        webView.visibility = View.INVISIBLE
        address = start
        preload.start()
    }

    /** Opens a page of the shop, such as `/kassa/`, in what was loaded ahead or by loading it, and shows the web view. */
    fun open(path: String, shown: () -> Unit = {}) {
        preload.open(path) { isThere ->
            if (!isThere) {
                address = settings.page(path, start) ?: start
                load()
            }
            webView.visibility = View.VISIBLE
            shown()
        }
    }

    /** Loads the shop; call it again when the customer retries after a silent page or a failed load. */
    fun load() {
        if (!WebViewFeature.isFeatureSupported(WebViewFeature.WEB_MESSAGE_LISTENER)) return host.pageFailed()
        WebViewCompat.removeWebMessageListener(webView, NAME)
        WebViewCompat.addWebMessageListener(webView, NAME, settings.shopOrigins) { _, message, origin, isMainFrame, _ ->
            message.data?.let { host.receive(it, origin.toString(), isMainFrame) }
        }
        host.appearanceChanged(appearanceOf(webView.resources.configuration))
        setStartScript()
        // The cookie must be set before the first request; its name is `appCookie` in the shop's `/config.json`.
        val cookie = "luckan_app=1; Path=/; Max-Age=31536000; Secure; SameSite=Lax"
        CookieManager.getInstance().setCookie(start, cookie) {
            host.pageStarted()
            webView.loadUrl(address)
        }
    }

    /** Call it in `onConfigurationChanged` of an activity that is not created anew for `uiMode` and `fontScale`. */
    fun appearanceChanged(configuration: Configuration) = host.appearanceChanged(appearanceOf(configuration))

    fun close() {
        preload.dispose()
        host.pageGone()
        webView.destroy()
    }

    private fun setStartScript() {
        if (!WebViewFeature.isFeatureSupported(WebViewFeature.DOCUMENT_START_SCRIPT)) return
        startScript?.remove()
        startScript = WebViewCompat.addDocumentStartJavaScript(webView, host.startScript(), settings.shopOrigins)
    }

    /** Passes the message as a quoted literal, never concatenated into script text, and only to the shop's own page. */
    private fun toPage(message: String) {
        if (!settings.isShopPage(webView.url ?: "")) return
        webView.evaluateJavascript("window.__luckanReceive?.(" + JsonText(message).encode() + ")", null)
    }

    private fun restrict(web: WebSettings) {
        web.javaScriptEnabled = true
        web.domStorageEnabled = true
        web.allowFileAccess = false
        web.allowContentAccess = false
        web.mixedContentMode = WebSettings.MIXED_CONTENT_NEVER_ALLOW
        // New windows then go through `shouldOverrideUrlLoading` like links.
        web.setSupportMultipleWindows(false)
        web.javaScriptCanOpenWindowsAutomatically = false
        // The web view would enlarge text once more, and text alone.
        web.textZoom = 100
    }

    private companion object {
        const val NAME = "luckanHost"
    }
}

private class MainThreadClock : LuckanClock {
    private val handler = Handler(Looper.getMainLooper())

    override fun after(milliseconds: Long, run: () -> Unit): () -> Unit {
        val plan = Runnable { run() }
        handler.postDelayed(plan, milliseconds)
        return { handler.removeCallbacks(plan) }
    }
}
