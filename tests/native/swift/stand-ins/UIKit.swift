// The parts of UIKit that the iOS files use, in outline.

@_exported import Foundation
@_exported import ObjectiveC

@MainActor open class UIResponder: NSObject {
  public static let keyboardWillChangeFrameNotification = Notification.Name("")
  public static let keyboardFrameEndUserInfoKey = ""
}

public struct UIEdgeInsets {
  public var top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat
}

@MainActor open class UIView: UIResponder {
  public init(frame: CGRect) {}
  open var bounds: CGRect { .zero }
  open var frame: CGRect = .zero
  open var safeAreaInsets: UIEdgeInsets { fatalError() }
  open var window: UIWindow? { nil }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect }
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {}
}

@MainActor open class UIWindow: UIView {}

@MainActor open class UIScrollView: UIView {
  public enum ContentInsetAdjustmentBehavior { case automatic, never }
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
}

@MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Sendable { case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }
  public init(target: Any?, action: Selector?) {}
  open var state: State { .possible }
}

public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let left = UIRectEdge(rawValue: 2)
}

@MainActor open class UIScreenEdgePanGestureRecognizer: UIGestureRecognizer {
  open var edges: UIRectEdge = []
}

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

open class UITraitCollection: NSObject {
  open var userInterfaceStyle: UIUserInterfaceStyle { .unspecified }
}

open class UIFontMetrics: NSObject {
  public static var `default`: UIFontMetrics { UIFontMetrics() }
  open func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat { value }
}

@MainActor open class UITabBarItem: NSObject {
  open var badgeValue: String?
}

@MainActor open class UIViewController: UIResponder {
  public init(nibName: String?, bundle: Bundle?) {}
  public required init?(coder: NSCoder) {}
  open var view: UIView!
  open var title: String?
  open var tabBarItem: UITabBarItem!
  open var traitCollection: UITraitCollection { UITraitCollection() }
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  open func loadView() {}
  open func loadViewIfNeeded() {}
  open func viewDidLoad() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
}

@MainActor open class UINavigationController: UIViewController {
  open func pushViewController(_ controller: UIViewController, animated: Bool) {}
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? { nil }
}

@MainActor open class UIAlertAction: NSObject {
  public enum Style { case `default`, cancel, destructive }
  public init(title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil) {}
}

@MainActor open class UIAlertController: UIViewController {
  public enum Style { case actionSheet, alert }
  public init(title: String?, message: String?, preferredStyle: Style) { fatalError() }
  public required init?(coder: NSCoder) { nil }
  open func addAction(_ action: UIAlertAction) {}
}

@MainActor open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable { case unattached = -1, foregroundActive, foregroundInactive, background }
  open var activationState: ActivationState { .unattached }
}

@MainActor open class UIWindowScene: UIScene {
  open var keyWindow: UIWindow? { nil }
}

@MainActor open class UIApplication: UIResponder {
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {
    public static let universalLinksOnly = OpenExternalURLOptionsKey()
  }
  public static let willEnterForegroundNotification = Notification.Name("")
  public static var shared: UIApplication { fatalError() }
  open var connectedScenes: Set<UIScene> { [] }
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any], completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {}
}
