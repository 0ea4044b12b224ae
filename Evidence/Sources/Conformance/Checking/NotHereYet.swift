import Simulator

/// The error of a scenario that would measure an API that isn't implemented yet.
struct NotHereYet: Error {
    /// The reason, as a sentence.
    let reason: String
}

/// Finds a type of UIKit by name: it doesn't need to exist when this module is compiled.
enum NamedType {
    /// The type; `nil` if UIKit has no type with this name.
    static func find(_ name: String) -> AnyClass? { UIKitClasses.named(name) }

    /// Creates a view of a type, as from an empty archive.
    @MainActor
    static func view(_ name: String) throws -> UIView {
        guard let type = find(name) as? UIView.Type else {
            throw NotHereYet(reason: "\(name) does not exist here yet.")
        }
        guard let view = type.init(coder: try emptyArchive()) else {
            throw NotHereYet(reason: "\(name) is not made from an archive yet.")
        }
        return view
    }

    private static func emptyArchive() throws -> NSCoder {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.finishEncoding()
        return try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    }
}
