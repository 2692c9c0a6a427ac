package luckan.bridge.android

import android.content.res.Configuration
import android.os.Handler
import android.os.Looper
import android.webkit.CookieManager
import android.webkit.WebSettings
import android.webkit.WebView
import androidx.webkit.ScriptHandler
import androidx.webkit.WebViewCompat
import androidx.webkit.WebViewFeature
import luckan.bridge.AppearancePayload
import luckan.bridge.JsonText
import luckan.bridge.LuckanApp
import luckan.bridge.LuckanClock
import luckan.bridge.LuckanHost
import luckan.bridge.LuckanSettings
import luckan.bridge.isShopPage

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
 * @param ended the page's process has ended and this web view cannot be used again: create a new one
 */
class LuckanShop(
    private val webView: WebView,
    private val settings: LuckanSettings,
    private val start: String,
    app: LuckanApp,
    mayLocate: ((Boolean) -> Unit) -> Unit,
    ended: () -> Unit
) {
    val host = LuckanHost(settings, app, MainThreadClock()) { toPage(it) }

    private var startScript: ScriptHandler? = null

    init {
        require(settings.isShopPage(start)) { "the start page must be below ${settings.shopPath}" }
        restrict(webView.settings)
        webView.webViewClient = LuckanWebViewClient(settings, host, app, ended)
        webView.webChromeClient = LuckanPosition(settings, mayLocate)
        // Documents arrive as messages; nothing else may be downloaded.
        webView.setDownloadListener { _, _, _, _, _ -> }
    }

    /** Loads the shop; call it again when the customer retries after a silent page or a failed load. */
    fun load() {
        if (!WebViewFeature.isFeatureSupported(WebViewFeature.WEB_MESSAGE_LISTENER)) return host.pageFailed()
        WebViewCompat.removeWebMessageListener(webView, NAME)
        WebViewCompat.addWebMessageListener(webView, NAME, settings.shopOrigins) { _, message, origin, isMainFrame, _ ->
            message.data?.let { host.receive(it, origin.toString(), isMainFrame) }
        }
        showFromStart(appearanceOf(webView.resources.configuration))
        // The cookie must be set before the first request; its name is `appCookie` in the shop's `/config.json`.
        val cookie = "luckan_app=1; Path=/; Max-Age=31536000; Secure; SameSite=Lax"
        CookieManager.getInstance().setCookie(start, cookie) {
            host.pageStarted()
            webView.loadUrl(start)
        }
    }

    /** Call it in `onConfigurationChanged` of an activity that is not created anew for `uiMode` and `fontScale`. */
    fun appearanceChanged(configuration: Configuration) = host.appearanceChanged(appearanceOf(configuration))

    fun close() {
        host.pageGone()
        webView.destroy()
    }

    /** For the first paint: HELLO comes after it. */
    private fun showFromStart(appearance: AppearancePayload) {
        host.appearanceChanged(appearance)
        if (!WebViewFeature.isFeatureSupported(WebViewFeature.DOCUMENT_START_SCRIPT)) return
        startScript?.remove()
        val look = "{colorScheme:'" + appearance.colorScheme?.value + "',fontScale:" + appearance.fontScale + "}"
        startScript =
            WebViewCompat.addDocumentStartJavaScript(webView, "window.__LUCKAN_APPEARANCE__ = $look", settings.shopOrigins)
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
