import Foundation

extension UIViewController {
    /// The name of the view's nib: the specified name, or the class's nib.
    package var nameOfNib: String? { nibName ?? ControllerNibs.name(for: self) }
}

/// Finds the nib for a view controller class by its name. A bundle is searched once for each class.
@MainActor
final class ControllerNibs {
    private struct Question: Hashable {
        let type: ObjectIdentifier
        let bundle: ObjectIdentifier
    }

    private static var known: [Question: String?] = [:]
    /// The last requested class without a nib in the app's bundle, because view controllers of one class are often created in
    /// a row.
    private static var lastWithoutNib: ObjectIdentifier?

    static func name(for controller: UIViewController) -> String? {
        let type = type(of: controller)
        guard let bundle = controller.nibBundle else { return nameInApp(for: type) }
        return name(for: type, in: bundle)
    }

    private static func nameInApp(for type: AnyClass) -> String? {
        if lastWithoutNib == ObjectIdentifier(type) { return nil }
        let name = name(for: type, in: .main)
        if name == nil { lastWithoutNib = ObjectIdentifier(type) }
        return name
    }

    private static func name(for type: AnyClass, in bundle: Bundle) -> String? {
        let question = Question(type: ObjectIdentifier(type), bundle: ObjectIdentifier(bundle))
        if let name = known[question] { return name }
        let name = names(of: type).first { InterfaceFilePlace($0, "xib", in: bundle) != nil }
        known[question] = name
        return name
    }

    /// Returns the nib names for a class. The name without "Controller" is first. Follows Apple's page "nibName".
    private static func names(of type: AnyClass) -> [String] {
        let name = String(describing: type)
        let suffix = "Controller"
        return (name.hasSuffix(suffix) ? [String(name.dropLast(suffix.count))] : []) + [name]
    }
}

extension ControllerNibs: NibViewLoading {
    static func view(of controller: UIViewController) -> UIView? {
        guard let name = controller.nameOfNib else { return nil }
        let bundle = controller.nibBundle ?? .main
        let source = NibSource.find(name, in: bundle)
        _ = UINib(name, bundle, source).instantiate(withOwner: controller)
        if controller.viewStorage == nil, source != nil {
            Runtime.current.diagnostics.raise(
                .internalInconsistency,
                "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet "
                    + "was not set.")
        }
        return controller.viewStorage
    }
}
