// The parts of QuickLook that the iOS files use, in outline.

import UIKit

public protocol QLPreviewItem: NSObjectProtocol {}

extension NSURL: QLPreviewItem {}

@MainActor public protocol QLPreviewControllerDataSource: AnyObject {
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> QLPreviewItem
}

@MainActor open class QLPreviewController: UIViewController {
  public init() { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { nil }
  open weak var dataSource: (any QLPreviewControllerDataSource)?
}
