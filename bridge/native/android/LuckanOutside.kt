package luckan.bridge.android

import android.content.ActivityNotFoundException
import android.content.Context
import android.content.Intent
import android.net.Uri

/**
 * Opens what has passed the lists: e-ID and payment apps, and the browser. Call it with what the bridge hands over,
 * and no more. `intent:` addresses never get here; the shop's own view is not among those that can answer.
 */
fun openOutside(context: Context, url: String): Boolean {
    val intent = Intent(Intent.ACTION_VIEW, Uri.parse(url))
    intent.addCategory(Intent.CATEGORY_BROWSABLE)
    intent.addFlags(Intent.FLAG_ACTIVITY_NEW_TASK)
    return try {
        context.startActivity(intent)
        true
    } catch (missing: ActivityNotFoundException) {
        false
    }
}
