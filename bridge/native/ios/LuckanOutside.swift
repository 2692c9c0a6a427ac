// Opens allowed addresses in e-ID and payment apps and in the browser.

import UIKit
#if canImport(LuckanBridge)
  import LuckanBridge
#endif

@MainActor
enum LuckanOutside {
  /// A universal link opens its app; if that is not installed, its page opens in the browser, never in the shop's web
  /// view. Call this only with addresses from `LuckanHost` and `LuckanPages`, which have been checked.
  static func open(_ address: String, answer: @escaping @MainActor (Bool) -> Void) {
    guard let url = URL(string: address) else { return answer(false) }
    let isPage = url.scheme == "https"
    UIApplication.shared.open(url, options: isPage ? [.universalLinksOnly: true] : [:]) { opened in
      Task { @MainActor in
        if opened || !isPage { return answer(opened) }
        UIApplication.shared.open(url, options: [:]) { shown in
          Task { @MainActor in answer(shown) }
        }
      }
    }
  }
}
