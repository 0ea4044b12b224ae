import Foundation

/// The name of a Swift file as Linux compiles it.
enum LinuxFileName {
    /// A name of its own: an editor lists it beside the original's, and the compiler wants the names of a module's files to differ from
    /// those that `#sourceLocation` says. A program's code begins in `main.swift`.
    static func of(_ place: String) -> String {
        guard (place as NSString).lastPathComponent != "main.swift" else { return place }
        return place.dropLast(".swift".count) + ".linux.swift"
    }

    /// The name where the code begins in the mirror's own program.
    static func ofLibrary(_ name: String) -> String {
        guard (name as NSString).lastPathComponent == "main.swift" else { return name }
        return name.dropLast(".swift".count) + ".linux.swift"
    }
}
