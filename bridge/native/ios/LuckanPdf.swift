// VIEW_PDF and PDF_DOWNLOAD: loads the document into a file for a viewer or the share sheet.

import Foundation
#if canImport(LuckanBridge)
  import LuckanBridge
#endif

enum LuckanPdf {
  /// A private file; delete it after it was shown. Nil: not available.
  static func file(of document: LuckanPdfDocument, settings: LuckanSettings, token: String?) async -> URL? {
    guard document.mediaType == "application/pdf",
      let contents = await contents(of: document, settings: settings, token: token), contents.starts(with: Data("%PDF-".utf8))
    else { return nil }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let file = folder.appendingPathComponent(luckanFileName(of: document))
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try contents.write(to: file, options: [.atomic, .completeFileProtection])
      return file
    } catch {
      return nil
    }
  }

  private static func contents(of document: LuckanPdfDocument, settings: LuckanSettings, token: String?) async -> Data? {
    if let base64 = document.base64 { return Data(base64Encoded: base64) }
    // The customer's token is sent to the shop's services only, and never along redirects.
    guard let address = document.url, settings.mayFetch(address), let url = URL(string: address) else { return nil }
    var request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: 20)
    if let token = token { request.setValue("Bearer " + token, forHTTPHeaderField: "Authorization") }
    let session = URLSession(configuration: .ephemeral, delegate: LuckanNoRedirects(), delegateQueue: nil)
    defer { session.finishTasksAndInvalidate() }
    guard let (data, response) = try? await session.data(for: request), (response as? HTTPURLResponse)?.statusCode == 200
    else { return nil }
    return data
  }
}

private final class LuckanNoRedirects: NSObject, URLSessionTaskDelegate {
  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }
}
