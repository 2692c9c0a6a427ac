// Safe area and keyboard for INSETS: a point is a CSS pixel.

import UIKit
#if canImport(LuckanBridge)
  import LuckanBridge
#endif

@MainActor
final class LuckanInsetsWatcher: NSObject {
  private weak var view: UIView?
  private let changed: @MainActor (LuckanInsetsPayload) -> Void
  private var keyboard: Double = 0

  init(view: UIView, changed: @escaping @MainActor (LuckanInsetsPayload) -> Void) {
    self.view = view
    self.changed = changed
    super.init()
    NotificationCenter.default.addObserver(
      self, selector: #selector(moved(_:)), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
  }

  /// Nothing is known as long as the app has no window.
  func report() {
    guard let safe = shown?.safeAreaInsets else { return }
    changed(
      LuckanInsetsPayload(
        top: LuckanInsetsWatcher.within(Double(safe.top), 300), right: LuckanInsetsWatcher.within(Double(safe.right), 300),
        bottom: LuckanInsetsWatcher.within(Double(safe.bottom), 300),
        left: LuckanInsetsWatcher.within(Double(safe.left), 300), keyboard: LuckanInsetsWatcher.within(keyboard, 2000)))
  }

  /// A view in no window has no insets yet: until then, those of the window that it is likely to be shown in.
  private var shown: UIView? {
    if let view = view, view.window != nil { return view }
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    let inFront = scenes.first { $0.activationState == .foregroundActive }
    return (inFront ?? scenes.first { $0.activationState == .foregroundInactive })?.keyWindow
  }

  @objc private func moved(_ note: Notification) {
    guard let view = view, let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
    let inView = view.convert(frame, from: nil)
    keyboard = Double(max(0, view.bounds.maxY - inView.minY))
    report()
  }

  /// The page ignores implausible values, so they are clamped.
  private static func within(_ value: Double, _ most: Double) -> Double {
    min(max(0, value), most)
  }
}
