// A preview is an empty page.

import NeutralValues
@_exported import UIKit

@preconcurrency @MainActor public protocol QLPreviewItem: AnyObject {
    var previewItemURL: URL? { get }
    var previewItemTitle: String? { get }
}

extension QLPreviewItem {
    public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
    public var previewItemURL: URL? { absoluteURL }
}

public enum QLPreviewItemEditingMode: Int {
    case disabled, updateContents, createCopy
}

@preconcurrency @MainActor public protocol QLPreviewControllerDataSource: AnyObject {
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

@preconcurrency @MainActor public protocol QLPreviewControllerDelegate: AnyObject {
    func previewControllerWillDismiss(_ controller: QLPreviewController)
    func previewControllerDidDismiss(_ controller: QLPreviewController)

    func previewController(
        _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
    ) -> Bool

    func previewController(_ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem)
        -> QLPreviewItemEditingMode

    func previewController(
        _ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem)

    func previewController(_ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem)
        -> UIView?
}

extension QLPreviewControllerDelegate {
    public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
    public func previewControllerDidDismiss(_ controller: QLPreviewController) {}

    public func previewController(
        _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
    ) -> Bool { return false }

    public func previewController(
        _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
    ) -> QLPreviewItemEditingMode { return QLPreviewItemEditingMode.disabled }

    public func previewController(
        _ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem
    ) {}

    public func previewController(
        _ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem
    ) -> UIView? { return nil }
}

open class QLPreviewController: UIViewController {
    open weak var dataSource: (any QLPreviewControllerDataSource)?
    open weak var delegate: (any QLPreviewControllerDelegate)?
    open var currentPreviewItemIndex = 0

    open var currentPreviewItem: (any QLPreviewItem)? {
        dataSource?.previewController(self, previewItemAt: currentPreviewItemIndex)
    }

    open class func canPreview(_ item: any QLPreviewItem) -> Bool { false }
    open func reloadData() { notReal() }
    open func refreshCurrentPreviewItem() { notReal() }
}
