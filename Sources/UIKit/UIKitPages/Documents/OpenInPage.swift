import UniformTypeIdentifiers

/// The apps of the device that open files, and the files that were sent to them.
@MainActor
package final class DocumentApps {
    /// The type identifiers that each app opens, by its bundle identifier.
    package var types: [String: [String]] = [:]
    /// The sent files, with the app and the annotation.
    package var sent: [(url: URL, app: String, annotation: Any?)] = []

    package static var current: DocumentApps { Runtime.current.state(DocumentApps.init) }

    package init() {}

    func apps(opening type: String) -> [String] {
        let supertypes = UTType(type)?.supertypes.map(\.identifier) ?? []
        return types.filter { !Set($0.value).isDisjoint(with: [type] + supertypes) }.map(\.key).sorted()
    }
}

/// The anchor of a document interaction controller's menu.
@MainActor
struct DocumentMenuAnchor {
    var view: UIView?
    var rect = CGRect.null
    var item: UIBarButtonItem?

    /// The topmost presented view controller in the window.
    var page: UIViewController? {
        let root = (view?.window ?? UIApplication.shared.keyWindow)?.rootViewController
        return root.map { sequence(first: $0, next: \.presentedViewController).reversed()[0] }
    }

    func apply(to menu: UIViewController) {
        guard Runtime.current.device.userInterfaceIdiom == .pad else { return }
        menu.modalPresentationStyle = .popover
        menu.popoverPresentationController?.sourceView = view
        menu.popoverPresentationController?.sourceRect = rect
        menu.popoverPresentationController?.barButtonItem = item
    }
}

/// The list of apps that open a file.
@MainActor
package final class OpenInPage: UIViewController, SystemPage {
    private let apps: [String]
    private let controller: UIDocumentInteractionController

    init(_ apps: [String], of controller: UIDocumentInteractionController) {
        self.apps = apps
        self.controller = controller
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = CGSize(width: 320, height: 240)
    }

    required init?(coder: NSCoder) { nil }

    /// Creates the list.
    package override func viewDidLoad() {
        super.viewDidLoad()
        let rows = apps.map { app in
            ChoiceRow("Open in \(app)", image: UIImage(systemName: "square.and.arrow.up")) { [weak self] in
                self?.userChooses(app)
            }
        }
        let cancel = UIBarButtonItem(.cancel) { [weak self] in self?.userCancels() }
        let content = SystemPageView(title: "Open In", leading: cancel, content: ChoiceList([rows]))
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
    }

    /// Notifies the controller when the list has been dismissed.
    package override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { controller.openInMenuHasGone() }
    }

    package func userCancels() {
        if !isBeingDismissed { presentingViewController?.dismiss(animated: true) }
    }

    /// Opens the file in an app. Returns `false` if the app isn't in the list.
    @discardableResult
    package func userChooses(_ app: String) -> Bool {
        guard apps.contains(app), !isBeingDismissed else { return false }
        controller.send(to: app)
        userCancels()
        return true
    }
}
