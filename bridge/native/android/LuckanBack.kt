package luckan.bridge.android

import androidx.activity.OnBackPressedCallback
import luckan.bridge.LuckanHost

/** The back button and gesture: first for the shop, and only if it has nothing to go back to for the app. */
class LuckanBack(private val host: LuckanHost, private val close: () -> Unit) : OnBackPressedCallback(true) {
    override fun handleOnBackPressed() {
        host.back { handled -> if (!handled) close() }
    }
}
