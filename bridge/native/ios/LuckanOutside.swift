// Opens what has passed the lists: e-ID and payment apps, and the browser.
// Its structure is checked by a test; it has not been through a Swift compiler, for want of one where it is made.

import UIKit

@MainActor
enum LuckanOutside {
  /// A universal link opens its app; where that is not installed, its page opens in the browser, never in the shop's
  /// web view. Nothing but lists decides: call this with what `LuckanHost` and `LuckanPages` hand over, and no more.
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
