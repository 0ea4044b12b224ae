import InterfaceFiles
import PictureFiles
import Simulator

/// One app with pages of the files: what a tour launches, goes through and lets go.
@MainActor
final class TourStage {
    let simulator: Simulator
    private let files: TouredFiles
    private let rows = PrototypeRows()
    private let home = StandInPage()

    /// - Parameter isWide: a tablet, where split views show all that they have.
    init(_ files: TouredFiles, _ options: PictureOptions, isWide: Bool = false) {
        self.files = files
        let device: Device = isWide ? .iPadPro11 : options.device.device
        simulator = Simulator(device: device, system: options.system.system, clock: .eager)
        simulator.recordsExceptions = true
        options.apply(to: simulator)
        WaysBack.end = nil
    }

    /// What went wrong in UIKit's words: its exceptions, but for outlets of the app's classes.
    var exceptions: [String] {
        simulator.diagnostics.filter { $0.kind == .exception && !$0.isOfAppsClass }.map(\.description)
    }

    // MARK: Launching

    /// Launches with a page at the root.
    func launch(root: UIViewController) {
        simulator.launch(root)
        rest()
    }

    /// Launches with an empty page at the root of a stack, which others are shown over.
    func launchHome() {
        launch(root: UINavigationController(rootViewController: home))
    }

    /// Launches with a scene among those around it. Returns its page; `nil` if it did not come to be seen.
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

    /// Presents a page over the others, and lets the app come to rest.
    func present(_ page: UIViewController) {
        home.present(page, animated: true)
        rest()
    }

    /// Shows the views that a scene has beside its page's own: what is in them is made when they are seen.
    func showObjects(beside page: UIViewController?) {
        guard let page else { return }
        let views = page.objectsBesideView.compactMap { $0 as? UIView }.filter { $0.superview == nil }
        guard !views.isEmpty else { return }
        for view in views { page.view.addSubview(view) }
        rest()
    }

    /// Takes back what was presented.
    func dismiss() {
        home.dismiss(animated: true)
        rest()
    }

    /// Performs a segue, and lets the app come to rest.
    func perform(_ segue: InterfaceElement, from page: UIViewController) {
        page.performSegue(elementID: segue.id ?? "")
        rest()
    }

    /// Lets the app come to rest; lists have a row for each prototype then.
    func rest() {
        simulator.run(until: .atRest)
        for page in pages { page.viewIfLoaded.map(rows.fill) }
        simulator.run(until: .atRest)
    }

    // MARK: Looking

    /// All controllers of the window.
    var pages: [UIViewController] { simulator.window?.rootViewController?.withAllBeyond ?? [] }

    /// The page of a scene, chosen if it lies in a tab that is not.
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

    /// This controller, those in it, and those presented over them.
    fileprivate var withAllBeyond: [UIViewController] {
        let own = presentedViewController.flatMap { $0.presentingViewController === self ? $0 : nil }
        return [self] + (children + [own].compactMap { $0 }).flatMap(\.withAllBeyond)
    }
}
