// Light or dark and the size of text (Dynamic Type) for HELLO and APPEARANCE.

import UIKit
#if canImport(LuckanBridge)
  import LuckanBridge
#endif

extension LuckanAppearancePayload {
  init(_ traits: UITraitCollection) {
    let scale = Double(UIFontMetrics.default.scaledValue(for: 100, compatibleWith: traits)) / 100
    // The page ignores implausible values, so they are clamped.
    self.init(colorScheme: traits.userInterfaceStyle == .dark ? .dark : .light, fontScale: min(max(0.5, scale), 5))
  }
}
