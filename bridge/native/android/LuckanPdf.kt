package luckan.bridge.android

import android.util.Base64
import java.io.File
import java.io.IOException
import java.io.InputStream
import java.net.HttpURLConnection
import java.net.URL
import java.util.UUID
import luckan.bridge.LuckanSettings
import luckan.bridge.PdfDocument
import luckan.bridge.fileNameOf
import luckan.bridge.mayFetch

/** VIEW_PDF and PDF_DOWNLOAD: loads the document. It blocks on the network: do not call it on the main thread. */
class LuckanPdf(private val settings: LuckanSettings, private val cacheDir: File) {
    /** A private file, to be shared by a FileProvider; delete the folder after it was shown. Null: not available. */
    fun file(document: PdfDocument, token: String?): File? {
        if (document.mediaType != "application/pdf") return null
        val contents = contents(document, token)
        if (contents == null || !contents.startsWith("%PDF-")) return null
        val folder = File(File(cacheDir, "luckan-pdf"), UUID.randomUUID().toString())
        return try {
            folder.mkdirs()
            File(folder, fileNameOf(document)).also { it.writeBytes(contents) }
        } catch (problem: IOException) {
            null
        }
    }

    private fun contents(document: PdfDocument, token: String?): ByteArray? {
        document.base64?.let { return Base64.decode(it, Base64.DEFAULT) }
        val url = document.url ?: return null
        // The customer's token is sent to the shop's services only, and never along redirects.
        if (!settings.mayFetch(url)) return null
        val connection = URL(url).openConnection() as HttpURLConnection
        connection.instanceFollowRedirects = false
        connection.useCaches = false
        connection.connectTimeout = TIMEOUT
        connection.readTimeout = TIMEOUT
        if (token != null) connection.setRequestProperty("Authorization", "Bearer $token")
        return try {
            if (connection.responseCode == 200) connection.inputStream.use { atMost(it) } else null
        } catch (problem: IOException) {
            null
        } finally {
            connection.disconnect()
        }
    }

    private fun atMost(input: InputStream): ByteArray? {
        val contents = input.readBytesUpTo(LARGEST + 1)
        return if (contents.size > LARGEST) null else contents
    }

    private companion object {
        const val TIMEOUT = 20_000
        const val LARGEST = 32 * 1024 * 1024
    }
}

private fun InputStream.readBytesUpTo(limit: Int): ByteArray {
    val found = java.io.ByteArrayOutputStream()
    val buffer = ByteArray(16 * 1024)
    while (found.size() < limit) {
        val count = read(buffer)
        if (count < 0) break
        found.write(buffer, 0, count)
    }
    return found.toByteArray()
}

private fun ByteArray.startsWith(text: String): Boolean =
    size >= text.length && text.indices.all { this[it] == text[it].toString().toByteArray()[0] }
