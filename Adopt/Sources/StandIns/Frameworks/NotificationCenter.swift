extension KnownFramework {
    static let notificationCenter = KnownFramework(
        name: "NotificationCenter", prefixes: ["NC"], imports: [],
        text: """
            enum NCUpdateResult: UInt { case newData, noData, failed }
            enum NCWidgetDisplayMode: Int { case compact, expanded }
            @preconcurrency @MainActor protocol NCWidgetProviding {
                optional func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)
                optional func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets
                optional func widgetActiveDisplayModeDidChange(_ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize)
            }
            class NCWidgetController: NSObject {
                func setHasContent(_ flag: Bool, forWidgetWithBundleIdentifier bundleID: String)
            }
            extension UIViewController { var extensionContext: NSExtensionContext? { nil } }
            class NSExtensionContext: NSObject {
                var inputItems: [Any] { [] }
                func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil)
                func cancelRequest(withError error: any Error)
                func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil)
                var widgetLargestAvailableDisplayMode: NCWidgetDisplayMode { get { .compact } set {} }
                var widgetActiveDisplayMode: NCWidgetDisplayMode { .compact }
                func widgetMaximumSize(for displayMode: NCWidgetDisplayMode) -> CGSize { .zero }
            }
            """)
}
