// A widget has no content.

import NeutralValues
@_exported import UIKit

public enum NCUpdateResult: UInt {
    case newData, noData, failed
}

public enum NCWidgetDisplayMode: Int {
    case compact, expanded
}

@preconcurrency @MainActor public protocol NCWidgetProviding {
    func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)
    func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets

    func widgetActiveDisplayModeDidChange(
        _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize)
}

extension NCWidgetProviding {
    public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {}
    public func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets
    { return defaultMarginInsets }

    public func widgetActiveDisplayModeDidChange(
        _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
    ) {}
}

open class NCWidgetController: NSObject {
    open func setHasContent(_ flag: Bool, forWidgetWithBundleIdentifier bundleID: String) { notReal() }
}

extension UIViewController {
    public var extensionContext: NSExtensionContext? { nil }
}

open class NSExtensionContext: NSObject {
    open var inputItems: [Any] { [] }

    open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
        notReal()
    }

    open func cancelRequest(withError error: any Error) { notReal() }
    open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) { notReal() }

    open var widgetLargestAvailableDisplayMode: NCWidgetDisplayMode {
        get { .compact }
        set {}
    }

    open var widgetActiveDisplayMode: NCWidgetDisplayMode { .compact }
    open func widgetMaximumSize(for displayMode: NCWidgetDisplayMode) -> CGSize { .zero }
}
