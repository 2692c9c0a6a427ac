package luckan.bridge.android

import androidx.activity.OnBackPressedCallback
import luckan.bridge.LuckanHost

/** The back button and gesture: handled by the shop first, and by the app if the shop has no page to go back to. */
class LuckanBack(private val host: LuckanHost, private val close: () -> Unit) : OnBackPressedCallback(true) {
    override fun handleOnBackPressed() {
        host.back { handled -> if (!handled) close() }
    }
}
