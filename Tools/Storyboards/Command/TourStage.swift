import InterfaceFiles
import PictureFiles
import Simulator

/// An app with pages of the files, which a tour launches, uses and releases.
@MainActor
final class TourStage {
    let simulator: Simulator
    private let files: TouredFiles
    private let rows = PrototypeRows()
    private let home = StandInPage()

    /// - Parameter isWide: Whether the device is a tablet, on which split views show all columns.
    init(_ files: TouredFiles, _ options: PictureOptions, isWide: Bool = false) {
        self.files = files
        let device: Device = isWide ? .iPadPro11 : options.device.device
        simulator = Simulator(device: device, system: options.system.system, clock: .eager)
        simulator.recordsExceptions = true
        options.apply(to: simulator)
        WaysBack.end = nil
    }

    /// UIKit's exceptions, except those about outlets of the app's classes.
    var exceptions: [String] {
        simulator.diagnostics.filter { $0.kind == .exception && !$0.isOfAppsClass }.map(\.description)
    }

    // MARK: Launching

    /// Launches with a page at the root.
    func launch(root: UIViewController) {
        simulator.launch(root)
        rest()
    }

    /// Launches with an empty page at the root of a stack, over which other pages are shown.
    func launchHome() {
        launch(root: UINavigationController(rootViewController: home))
    }

    /// Launches with a scene and its containers. Returns its page; `nil` if it didn't become visible.
    func launch(_ scene: TouredScene, _ ways: SceneWays) -> UIViewController? {
        let outer = ways.around(scene).last ?? scene
        let root = files.makePage(of: outer.scene, in: outer.file)
        if outer.isContainer {
            launch(root: root)
        } else if !ways.isOnStack(outer) {
            launchHome()
            present(root)
        } else {
            launchHome()
            home.navigationController?.pushViewController(root, animated: true)
            rest()
        }
        return page(of: scene)
    }

    // MARK: Going on

    /// Presents a page, and waits until the app settles.
    func present(_ page: UIViewController) {
        home.present(page, animated: true)
        rest()
    }

    /// Shows a scene's additional top-level views: their content is created when they become visible.
    func showObjects(beside page: UIViewController?) {
        guard let page else { return }
        let views = page.objectsBesideView.compactMap { $0 as? UIView }.filter { $0.superview == nil }
        guard !views.isEmpty else { return }
        for view in views { page.view.addSubview(view) }
        rest()
    }

    /// Dismisses the presented page.
    func dismiss() {
        home.dismiss(animated: true)
        rest()
    }

    /// Performs a segue, and waits until the app settles.
    func perform(_ segue: InterfaceElement, from page: UIViewController) {
        page.performSegue(elementID: segue.id ?? "")
        rest()
    }

    /// Waits until the app settles; lists then have a row for each prototype.
    func rest() {
        simulator.run(until: .atRest)
        for page in pages { page.viewIfLoaded.map(rows.fill) }
        simulator.run(until: .atRest)
    }

    // MARK: Looking

    /// All controllers of the window.
    var pages: [UIViewController] { simulator.window?.rootViewController?.withAllBeyond ?? [] }

    /// The page of a scene. If it is in a tab that isn't selected, the tab is selected.
    func page(of scene: TouredScene) -> UIViewController? {
        guard let page = pages.first(where: { $0.sceneControllerID == scene.id }) else { return nil }
        choose(page)
        return page.isSeen ? page : nil
    }

    private func choose(_ page: UIViewController) {
        for inner in sequence(first: page, next: \.parent) {
            (inner.parent as? UITabBarController)?.selectedViewController = inner
        }
        rest()
    }
}

extension UIViewController {
    /// Whether the controller's view is in a window.
    var isSeen: Bool { viewIfLoaded?.window != nil }

    /// This controller, its children, and the controllers presented over them.
    fileprivate var withAllBeyond: [UIViewController] {
        let own = presentedViewController.flatMap { $0.presentingViewController === self ? $0 : nil }
        return [self] + (children + [own].compactMap { $0 }).flatMap(\.withAllBeyond)
    }
}
