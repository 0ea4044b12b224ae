import Simulator

/// The actions of an app inside a callback. Each removes an object that UIKit's call still uses.
enum Upheaval: String, CaseIterable, Sendable {
    case replacesRoot, dismissesAll, popsToRoot, removesView, hidesWindow, releasesWindow, reloadsList
}

/// An app that records the name of each callback, and performs one upheaval in one of them.
@MainActor
final class UpheavalApp {
    let sim: Simulator
    /// The app's own window: the simulator doesn't keep it.
    private var window: UIWindow?
    private let upheaval: Upheaval?
    private let callback: String
    /// The names of the callbacks so far, without duplicates.
    private(set) var heard: [String] = []
    private(set) var hasStruck = false

    init(_ sim: Simulator, _ upheaval: Upheaval? = nil, in callback: String = "") {
        self.sim = sim
        self.upheaval = upheaval
        self.callback = callback
    }

    func launch(_ root: UIViewController) {
        sim.launch(UIViewController())
        guard let scene = sim.window.windowScene else { return }
        let window = UIWindow(windowScene: scene)
        self.window = window
        window.rootViewController = root
        window.makeKeyAndVisible()
        rest()
    }

    /// Waits until the app is idle.
    func rest() { _ = try? sim.settle() }

    /// Records a callback about a view.
    func meet(_ name: String, _ view: UIView?) {
        if !heard.contains(name) { heard.append(name) }
        guard !hasStruck, name == callback, let upheaval else { return }
        hasStruck = true
        strike(upheaval, view)
    }

    func end() {
        window?.isHidden = true
        window = nil
    }

    private func strike(_ upheaval: Upheaval, _ view: UIView?) {
        switch upheaval {
        case .replacesRoot: window?.rootViewController = UIViewController()
        case .dismissesAll: window?.rootViewController?.dismiss(animated: false)
        case .popsToRoot: window?.rootViewController?.topStack?.popToRootViewController(animated: false)
        case .removesView: view?.removeFromSuperview()
        case .hidesWindow: window?.isHidden = true
        case .releasesWindow:
            window?.isHidden = true
            window?.windowScene = nil
            window = nil
        case .reloadsList: view?.reloadLists()
        }
    }
}

extension UIViewController {
    fileprivate var topStack: UINavigationController? {
        let front = sequence(first: self, next: \.presentedViewController).reversed()
        return front.lazy.compactMap { $0 as? UINavigationController ?? $0.navigationController }.first
    }
}

extension UIView {
    fileprivate func reloadLists() {
        for view in sequence(first: self, next: \.superview) {
            (view as? UITableView)?.reloadData()
            (view as? UICollectionView)?.reloadData()
            (view as? UIPickerView)?.reloadAllComponents()
        }
    }
}
