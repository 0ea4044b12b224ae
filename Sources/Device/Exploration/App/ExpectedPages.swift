import Simulator

/// The pages of a launched app that the exploration is expected to reach.
@MainActor
enum ExpectedPages {
    /// The pages that the app declares, and the controller classes of its modules that have no subclasses.
    static func of(_ app: ExploredApp) -> [String] {
        let modules = app.modules.isEmpty ? modulesOfDelegates : app.modules
        let classes = ControllerClasses.all(in: Set(modules))
        let bases = Set(classes.compactMap { _getSuperclass($0) }.map { ObjectIdentifier($0) })
        let leaves = classes.filter { !bases.contains(ObjectIdentifier($0)) }.map { String(describing: $0) }
        return Set(app.pages + leaves).subtracting(app.classesWithoutPage).sorted()
    }

    private static var modulesOfDelegates: [String] {
        let application = UIApplication.shared
        let delegates: [Any?] = [application.delegate] + application.connectedScenes.map(\.delegate)
        let own = delegates.compactMap { $0 }.map { String(reflecting: type(of: $0)).prefix { $0 != "." } }
        return Set(own.map(String.init) + InterfaceClasses.modulesBesides).sorted()
    }
}
