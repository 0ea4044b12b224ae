import Simulator

/// The program's view controller classes.
@MainActor
enum ControllerClasses {
    /// The classes in some modules, by name.
    static func all(in modules: Set<String>) -> [UIViewController.Type] {
        modules.sorted().flatMap(all(in:)).sorted { String(reflecting: $0) < String(reflecting: $1) }
    }

    private static func all(in module: String) -> [UIViewController.Type] {
        ClassesOfProgram.all(in: module).compactMap { $0 as? UIViewController.Type }
    }
}
