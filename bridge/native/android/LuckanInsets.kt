package luckan.bridge.android

import android.view.View
import androidx.core.view.ViewCompat
import androidx.core.view.WindowInsetsCompat
import luckan.bridge.InsetsPayload
import luckan.bridge.LuckanHost

/**
 * Sends bars, cut-outs and the keyboard over an edge-to-edge web view to the shop, in CSS pixels. Call it when the web view
 * is in your layout, before the first load.
 */
fun watchInsets(view: View, host: LuckanHost) {
    ViewCompat.setOnApplyWindowInsetsListener(view) { _, insets ->
        val density = view.resources.displayMetrics.density.toDouble()
        // The page ignores implausible values, so they are clamped.
        fun css(pixels: Int, most: Double) = Math.min(Math.max(0.0, pixels / density), most)
        val safe = insets.getInsets(WindowInsetsCompat.Type.systemBars() or WindowInsetsCompat.Type.displayCutout())
        val keyboard = insets.getInsets(WindowInsetsCompat.Type.ime()).bottom
        host.insetsChanged(
            InsetsPayload(css(safe.top, 300.0), css(safe.right, 300.0), css(safe.bottom, 300.0), css(safe.left, 300.0), css(keyboard, 2000.0))
        )
        insets
    }
    // At once, for the first paint. Android itself tells a view nothing that is added to a window that is already shown.
    ViewCompat.getRootWindowInsets(view)?.let { ViewCompat.dispatchApplyWindowInsets(view.rootView, it) }
}
