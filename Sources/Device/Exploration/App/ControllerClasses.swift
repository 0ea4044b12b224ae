import ProgramClasses
import Simulator

/// The program's view controller classes.
@MainActor
enum ControllerClasses {
    /// The classes in some modules, by name.
    static func all(in modules: Set<String>) -> [UIViewController.Type] {
        modules.sorted().flatMap(all(in:)).sorted { String(reflecting: $0) < String(reflecting: $1) }
    }

    private final class Found {
        var classes: [UIViewController.Type] = []
    }

    private static func all(in module: String) -> [UIViewController.Type] {
        let found = Found()
        program_classes(
            module, nil,
            { metadata, context in
                guard let metadata, let context else { return }
                let type = unsafeBitCast(metadata, to: Any.Type.self)
                guard let type = type as? UIViewController.Type else { return }
                Unmanaged<Found>.fromOpaque(context).takeUnretainedValue().classes.append(type)
            }, Unmanaged.passUnretained(found).toOpaque())
        return found.classes
    }
}
