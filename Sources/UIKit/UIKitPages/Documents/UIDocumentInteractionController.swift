@_spi(UIKitModules) import UIKitCore
import UniformTypeIdentifiers

/// A controller that lets the user preview a file, open it in another app, or share it. iOS 3.2.
///
/// Retain it while it shows something. It doesn't draw the file's contents; the simulator defines the apps that open files. Follows Apple's
/// page "UIDocumentInteractionController".
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject, UIActionSheetDelegate {
    private var typeOfApp: String?
    private var nameOfApp: String?
    private weak var preview: DocumentPreviewPage?
    private weak var menu: UIViewController?

    /// Creates a controller for a file, which must exist.
    public init(url: URL) {
        self.url = url
        super.init()
    }

    /// The delegate of the controller. Not retained.
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

    /// The URL of the file. Default `nil`.
    open var url: URL?

    /// The type identifier of the file: the set value, or else the type for the extension of ``name`` or the URL.
    open var uti: String? {
        get { typeOfApp ?? ending.flatMap { UTType(filenameExtension: $0)?.identifier } }
        set { typeOfApp = newValue }
    }

    /// The name that the user sees: the set value, or else the name in the URL.
    open var name: String? {
        get { nameOfApp ?? url?.lastPathComponent }
        set { nameOfApp = newValue }
    }

    /// Icons for the file's type, the smallest first.
    open var icons: [UIImage] {
        let isPicture = uti.flatMap { UTType($0) }?.conforms(to: .image) ?? false
        return [UIImage(systemName: isPicture ? "photo" : "doc")].compactMap { $0 }
    }

    /// Additional data for the other app, in property list types. Default `nil`.
    open var annotation: Any?

    /// Two recognizers for a view that represents the file: a tap shows the preview, a long press shows the options menu.
    open var gestureRecognizers: [UIGestureRecognizer] {
        let tap = DocumentTap()
        tap.act = { [weak self] in _ = self?.presentPreview(animated: true) }
        let press = DocumentPress()
        press.act = { [weak self, weak press] in
            guard let view = press?.view else { return }
            _ = self?.presentOptionsMenu(from: view.bounds, in: view, animated: true)
        }
        return [tap, press]
    }

    // MARK: Preview

    /// Shows a full-screen preview. Returns `false` if the delegate provides no view controller for it, or there is no file.
    @discardableResult
    open func presentPreview(animated: Bool) -> Bool {
        guard let page = pageForPreview, let url, preview == nil else { return false }
        let shown = DocumentPreviewPage(of: self, name: name ?? url.lastPathComponent)
        preview = shown
        delegate?.documentInteractionControllerWillBeginPreview(self)
        if let stack = page as? UINavigationController {
            stack.pushViewController(shown, animated: animated)
        } else {
            shown.grow(from: startOfPreview)
            page.present(shown, animated: animated)
        }
        return true
    }

    /// Dismisses the preview.
    open func dismissPreview(animated: Bool) { preview?.leave(animated: animated) }

    // MARK: Menus

    /// Shows the options menu, on iPad anchored to a rectangle of a view. Returns `false` if there are no options.
    @discardableResult
    open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        showOptions(DocumentMenuAnchor(view: view, rect: rect), animated)
    }

    /// Shows the options menu, on iPad anchored to a bar button item. Returns `false` if there are no options.
    @discardableResult
    open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        showOptions(DocumentMenuAnchor(item: item), animated)
    }

    /// Shows the apps that open the file, on iPad anchored to a rectangle of a view. Returns `false` if there are none.
    @discardableResult
    open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        showApps(DocumentMenuAnchor(view: view, rect: rect), animated)
    }

    /// Shows the apps that open the file, on iPad anchored to a bar button item. Returns `false` if there are none.
    @discardableResult
    open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        showApps(DocumentMenuAnchor(item: item), animated)
    }

    /// Dismisses the visible menu.
    open func dismissMenu(animated: Bool) {
        if let menu, !menu.isBeingDismissed { menu.presentingViewController?.dismiss(animated: animated) }
    }

    private func showOptions(_ anchor: DocumentMenuAnchor, _ animated: Bool) -> Bool {
        guard let url, menu == nil, let page = anchor.page else { return false }
        let look = pageForPreview.map { _ in LookActivity() }
        let sheet = UIActivityViewController(
            activityItems: [url], applicationActivities: [look].compactMap { $0 })
        sheet.completionWithItemsHandler = { [self] type, _, _, _ in
            delegate?.documentInteractionControllerDidDismissOptionsMenu(self)
            if type == look?.activityType, look != nil { presentPreview(animated: true) }
        }
        delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
        show(sheet, over: page, anchor, animated)
        return true
    }

    private func showApps(_ anchor: DocumentMenuAnchor, _ animated: Bool) -> Bool {
        let apps = uti.map(DocumentApps.current.apps(opening:)) ?? []
        guard url != nil, !apps.isEmpty, menu == nil, let page = anchor.page else { return false }
        delegate?.documentInteractionControllerWillPresentOpenInMenu(self)
        show(OpenInPage(apps, of: self), over: page, anchor, animated)
        return true
    }

    private func show(
        _ menu: UIViewController, over page: UIViewController, _ anchor: DocumentMenuAnchor, _ animated: Bool
    ) {
        self.menu = menu
        anchor.apply(to: menu)
        page.present(menu, animated: animated)
    }
}

// Calls of the delegate.
extension UIDocumentInteractionController {
    private var ending: String? {
        let name = (nameOfApp as NSString?)?.pathExtension ?? ""
        return name.isEmpty ? url?.pathExtension : name
    }

    private var pageForPreview: UIViewController? {
        delegate.flatMap { delegate in
            OptionalMember.ask { delegate.documentInteractionControllerViewControllerForPreview(self) }
        }
    }

    /// The window rectangle from which the preview expands; `nil` for a fade.
    private var startOfPreview: CGRect? {
        guard let delegate, let view = delegate.documentInteractionControllerViewForPreview(self) else {
            return nil
        }
        let rect = OptionalMember.ask { delegate.documentInteractionControllerRectForPreview(self) }
        return view.convert(rect ?? view.bounds, to: nil)
    }

    func previewHasEnded() { delegate?.documentInteractionControllerDidEndPreview(self) }

    func send(to app: String) {
        guard let url else { return }
        delegate?.documentInteractionController(self, willBeginSendingToApplication: app)
        DocumentApps.current.sent.append((url, app, annotation))
        delegate?.documentInteractionController(self, didEndSendingToApplication: app)
    }

    func openInMenuHasGone() { delegate?.documentInteractionControllerDidDismissOpenInMenu(self) }
}

/// The methods that support and report the previews and menus of a document interaction controller. Every method is optional. iOS 3.2.
///
/// Follows Apple's page "UIDocumentInteractionControllerDelegate".
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
    /// The view controller that presents the preview; a navigation controller pushes it instead. Without this method there is no preview.
    func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController

    /// The rectangle from which the preview expands, in the view of the next method. Without this method it is the bounds of that view.
    func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect

    /// The view from which the preview expands; `nil` for a fade.
    func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?

    /// Called before the preview appears.
    func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)

    /// Called when the preview has been dismissed.
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)

    /// Called before the options menu appears.
    func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)

    /// Called when the options menu has been dismissed.
    func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)

    /// Called before the Open In menu appears.
    func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController)

    /// Called when the Open In menu has been dismissed.
    func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)

    /// Called before the file is sent to another app: the last opportunity to set ``UIDocumentInteractionController/annotation``.
    ///
    /// - Parameter application: the app's bundle identifier.
    func documentInteractionController(
        _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?)

    /// Called when the file has been sent to another app.
    func documentInteractionController(
        _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?)
}

// Apple's members are optional.
extension UIDocumentInteractionControllerDelegate {
    /// The default: no preview.
    public func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController { OptionalMember.absent(UIViewController()) }

    /// The default: the bounds of the view.
    public func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController)
        -> CGRect
    { OptionalMember.absent(.zero) }

    /// The default: no view.
    public func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController)
        -> UIView?
    { nil }

    /// Does nothing.
    public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {
    }

    /// Does nothing.
    public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}

    /// Does nothing.
    public func documentInteractionControllerWillPresentOptionsMenu(
        _ controller: UIDocumentInteractionController
    ) {}

    /// Does nothing.
    public func documentInteractionControllerDidDismissOptionsMenu(
        _ controller: UIDocumentInteractionController
    ) {}

    /// Does nothing.
    public func documentInteractionControllerWillPresentOpenInMenu(
        _ controller: UIDocumentInteractionController
    ) {}

    /// Does nothing.
    public func documentInteractionControllerDidDismissOpenInMenu(
        _ controller: UIDocumentInteractionController
    ) {}

    /// Does nothing.
    public func documentInteractionController(
        _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?
    ) {}

    /// Does nothing.
    public func documentInteractionController(
        _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
    ) {}
}
