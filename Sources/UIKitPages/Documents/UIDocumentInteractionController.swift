@_spi(UIKitModules) import UIKitCore
import UniformTypeIdentifiers

/// Lets the user look at a file, open it in another app, or share it. iOS 3.2.
///
/// Keep it while it shows something. The file is not drawn here; the apps that open files are those that the simulator was given. Follows
/// Apple's page "UIDocumentInteractionController".
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject, UIActionSheetDelegate {
    private var typeOfApp: String?
    private var nameOfApp: String?
    private weak var preview: DocumentPreviewPage?
    private weak var menu: UIViewController?

    /// Creates a controller of a file, which must be there.
    public init(url: URL) {
        self.url = url
        super.init()
    }

    /// Is asked and notified. Not retained.
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

    /// The file. Default `nil`.
    open var url: URL?

    /// The type of the file, by the ending of ``name`` or of the URL, unless it is set.
    open var uti: String? {
        get { typeOfApp ?? ending.flatMap { UTType(filenameExtension: $0)?.identifier } }
        set { typeOfApp = newValue }
    }

    /// What the user knows the file by: its name in the URL, unless it is set.
    open var name: String? {
        get { nameOfApp ?? url?.lastPathComponent }
        set { nameOfApp = newValue }
    }

    /// Pictures of the file's type, the smallest first.
    open var icons: [UIImage] {
        let isPicture = uti.flatMap { UTType($0) }?.conforms(to: .image) ?? false
        return [UIImage(systemName: isPicture ? "photo" : "doc")].compactMap { $0 }
    }

    /// What the other app gets with the file, in types of property lists. Default `nil`.
    open var annotation: Any?

    /// Two recognizers for a view that stands for the file: a tap looks at it, a long press shows the options.
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

    // MARK: Looking at it

    /// Shows the file in full screen. Returns `false` if the delegate names no page for that, or there is no file.
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

    /// Takes the file's page away.
    open func dismissPreview(animated: Bool) { preview?.leave(animated: animated) }

    // MARK: Menus

    /// Shows what can be done with the file, on a pad beside a rectangle of a view. Returns `false` if that is nothing.
    @discardableResult
    open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        showOptions(DocumentMenuAnchor(view: view, rect: rect), animated)
    }

    /// Shows what can be done with the file, on a pad beside a bar button item. Returns `false` if that is nothing.
    @discardableResult
    open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        showOptions(DocumentMenuAnchor(item: item), animated)
    }

    /// Shows the apps that open the file, on a pad beside a rectangle of a view. Returns `false` if there are none.
    @discardableResult
    open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        showApps(DocumentMenuAnchor(view: view, rect: rect), animated)
    }

    /// Shows the apps that open the file, on a pad beside a bar button item. Returns `false` if there are none.
    @discardableResult
    open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        showApps(DocumentMenuAnchor(item: item), animated)
    }

    /// Takes the visible menu away.
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

// What is asked and told.
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

    /// Where the preview begins, in the window; `nil` lets it fade in.
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

/// Is asked and notified by a document interaction controller. Every method is optional. iOS 3.2.
///
/// Follows Apple's page "UIDocumentInteractionControllerDelegate".
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
    /// The page that the file's page is presented over; a navigation controller gets it on its stack. Without this method there is no
    /// preview.
    func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController

    /// The rectangle that the preview grows from, in the view of the next method. Without this method it is the whole view.
    func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect

    /// The view that the preview grows from; `nil` lets it fade in.
    func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?

    /// Called before the preview is visible.
    func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)

    /// Called when the preview is gone.
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)

    /// Called before the options are visible.
    func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)

    /// Called when the options are gone.
    func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)

    /// Called before the apps are visible.
    func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController)

    /// Called when the apps are gone.
    func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)

    /// Called before the file goes to another app: the last moment to set ``UIDocumentInteractionController/annotation``.
    ///
    /// - Parameter application: the app's bundle identifier.
    func documentInteractionController(
        _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?)

    /// Called when the file has gone to another app.
    func documentInteractionController(
        _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?)
}

// Apple's members are optional.
extension UIDocumentInteractionControllerDelegate {
    /// Lets the file have no preview.
    public func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController { OptionalMember.absent(UIViewController()) }

    /// The whole view.
    public func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController)
        -> CGRect
    { OptionalMember.absent(.zero) }

    /// None.
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
