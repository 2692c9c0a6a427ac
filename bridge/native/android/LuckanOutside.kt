package luckan.bridge.android

import android.content.ActivityNotFoundException
import android.content.Context
import android.content.Intent
import android.net.Uri

/**
 * Opens an allowed address in an e-ID or payment app or in the browser. Call it only with addresses that the bridge
 * passes to `openOutside`: they have been checked, and `intent:` is never among them.
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
