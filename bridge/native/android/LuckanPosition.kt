package luckan.bridge.android

import android.webkit.GeolocationPermissions
import android.webkit.WebChromeClient
import luckan.bridge.LuckanSettings

/** The customer's position, which the shop asks for when they press a button: only the shop's own pages get it. */
internal class LuckanPosition(
    private val settings: LuckanSettings,
    private val mayLocate: ((Boolean) -> Unit) -> Unit
) : WebChromeClient() {
    override fun onGeolocationPermissionsShowPrompt(origin: String, callback: GeolocationPermissions.Callback) {
        // Each time anew: the customer may have changed the app's permission.
        if (origin.removeSuffix("/") !in settings.shopOrigins) callback.invoke(origin, false, false)
        else mayLocate { allowed -> callback.invoke(origin, allowed, false) }
    }
}
