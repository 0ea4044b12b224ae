import Foundation

/// The name of a Swift file as Linux compiles it.
enum LinuxFileName {
    /// A file has its own name because an editor lists it next to the original, and because the compiler requires that the names
    /// of a module's files differ from those in `#sourceLocation`. A program starts in `main.swift`.
    static func of(_ place: String) -> String {
        guard (place as NSString).lastPathComponent != "main.swift" else { return place }
        return place.dropLast(".swift".count) + ".linux.swift"
    }

    /// The name of a `main.swift` in a mirror that has its own program.
    static func ofLibrary(_ name: String) -> String {
        guard (name as NSString).lastPathComponent == "main.swift" else { return name }
        return name.dropLast(".swift".count) + ".linux.swift"
    }
}
