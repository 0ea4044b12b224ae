import UIKit

extension UIWindow {
    /// The window's view controllers, one per line, similar to `_printHierarchy` on a device.
    var controllerTree: String {
        guard let root = rootViewController else { return "" }
        return root.treeLines(mark: "", indent: "").joined(separator: "\n")
    }
}

extension UIViewController {
    fileprivate func treeLines(mark: String, indent: String) -> [String] {
        let name = debugName ?? String(describing: type(of: self))
        let view = isViewLoaded ? "" : ", view not loaded"
        let inner = indent + "   "
        return ["\(indent)\(mark)\(name), \(appearance)\(view)"]
            + children.flatMap { $0.treeLines(mark: "| ", indent: inner) }
            + (ownPresented.map { $0.treeLines(mark: "+ ", indent: inner) } ?? [])
    }

    /// The view controller that this controller presented itself, not one that an ancestor presented.
    private var ownPresented: UIViewController? {
        presentedViewController.flatMap { $0.presentingViewController === self ? $0 : nil }
    }
}
