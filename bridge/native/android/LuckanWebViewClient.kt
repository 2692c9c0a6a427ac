package luckan.bridge.android

import android.graphics.Bitmap
import android.webkit.RenderProcessGoneDetail
import android.webkit.WebResourceError
import android.webkit.WebResourceRequest
import android.webkit.WebResourceResponse
import android.webkit.WebView
import android.webkit.WebViewClient
import luckan.bridge.Destination
import luckan.bridge.LuckanApp
import luckan.bridge.LuckanHost
import luckan.bridge.LuckanSettings
import luckan.bridge.destinationOf
import luckan.bridge.isShopPage

/** Which pages the web view may load, and what happens when loading fails. */
internal class LuckanWebViewClient(
    private val settings: LuckanSettings,
    private val host: LuckanHost,
    private val app: LuckanApp,
    private val ended: () -> Unit
) : WebViewClient() {
    override fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean {
        val url = request.url.toString()
        val destination = settings.destinationOf(url, request.isForMainFrame, request.hasGesture())
        if (destination == Destination.OUTSIDE) app.openOutside(url)
        return destination != Destination.INSIDE
    }

    /** `shouldOverrideUrlLoading` is not called for POST requests and their redirects. */
    override fun onPageStarted(view: WebView, url: String, favicon: Bitmap?) {
        if (settings.isShopPage(url)) return
        view.stopLoading()
        host.pageFailed()
    }

    override fun onReceivedError(view: WebView, request: WebResourceRequest, error: WebResourceError) {
        if (request.isForMainFrame) host.pageFailed()
    }

    override fun onReceivedHttpError(view: WebView, request: WebResourceRequest, response: WebResourceResponse) {
        if (request.isForMainFrame && response.statusCode >= 500) host.pageFailed()
    }

    /** Android would end the whole app if this returned false. */
    override fun onRenderProcessGone(view: WebView, detail: RenderProcessGoneDetail): Boolean {
        host.pageGone()
        ended()
        return true
    }
}
