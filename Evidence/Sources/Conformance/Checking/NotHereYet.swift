import Simulator

/// Thrown by a scenario when what it would measure does not exist here yet.
struct NotHereYet: Error {
    /// In a sentence.
    let reason: String
}

/// A type of UIKit's that is looked for by its name: it need not exist when this module is compiled.
enum NamedType {
    /// The type; `nil` when UIKit has none of that name here.
    static func find(_ name: String) -> AnyClass? { UIKitClasses.named(name) }

    /// A view of a type, made as from an archive with nothing in it.
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
