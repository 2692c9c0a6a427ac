package luckan.bridge

/** What a HELLO says of the page's look, as a script for the start of the document. */
internal fun startScriptOf(hello: HelloPayload): String {
    val look = jsonObject(
        "colorScheme" to hello.colorScheme?.let { JsonText(it.value) },
        "fontScale" to hello.fontScale?.let { JsonNumber(it) },
        "theme" to hello.theme?.let { JsonText(it.value) },
        "insets" to hello.insets?.toJson()
    )
    return "window.__LUCKAN_APPEARANCE__ = " + look.encode()
}
