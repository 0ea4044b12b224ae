extension KnownFramework {
    static let quickLook = KnownFramework(
        name: "QuickLook", prefixes: ["QL"], imports: [],
        text: """
            @preconcurrency @MainActor protocol QLPreviewItem: AnyObject {
                var previewItemURL: URL? { get }
                var previewItemTitle: String? { get }
            }
            extension QLPreviewItem { var previewItemTitle: String? { nil } }
            extension NSURL: QLPreviewItem { var previewItemURL: URL? { absoluteURL } }
            enum QLPreviewItemEditingMode: Int { case disabled, updateContents, createCopy }
            @preconcurrency @MainActor protocol QLPreviewControllerDataSource: AnyObject {
                func numberOfPreviewItems(in controller: QLPreviewController) -> Int
                func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
            }
            @preconcurrency @MainActor protocol QLPreviewControllerDelegate: AnyObject {
                optional func previewControllerWillDismiss(_ controller: QLPreviewController)
                optional func previewControllerDidDismiss(_ controller: QLPreviewController)
                optional func previewController(_ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem) -> Bool
                optional func previewController(_ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem) -> QLPreviewItemEditingMode
                optional func previewController(_ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem)
                optional func previewController(_ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem) -> UIView?
            }
            class QLPreviewController: UIViewController {
                weak var dataSource: (any QLPreviewControllerDataSource)?
                weak var delegate: (any QLPreviewControllerDelegate)?
                var currentPreviewItemIndex = 0
                var currentPreviewItem: (any QLPreviewItem)? { dataSource?.previewController(self, previewItemAt: currentPreviewItemIndex) }
                class func canPreview(_ item: any QLPreviewItem) -> Bool { false }
                func reloadData()
                func refreshCurrentPreviewItem()
            }
            """)
}
