package luckan.bridge.android

import android.content.res.Configuration
import luckan.bridge.AppearancePayload
import luckan.bridge.ColorScheme

/** Light or dark and the size of text, as the system or your app's own setting has them. */
fun appearanceOf(configuration: Configuration): AppearancePayload {
    val isDark = configuration.uiMode and Configuration.UI_MODE_NIGHT_MASK == Configuration.UI_MODE_NIGHT_YES
    // The page ignores implausible values, so they are clamped.
    val scale = Math.min(Math.max(0.5, configuration.fontScale.toDouble()), 5.0)
    return AppearancePayload(if (isDark) ColorScheme.DARK else ColorScheme.LIGHT, scale)
}
