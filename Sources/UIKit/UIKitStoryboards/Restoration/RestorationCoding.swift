/// Represents an object that has a part of its own, in an archive.
final class PartReference: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }
    let number: Int

    init(_ number: Int) { self.number = number }

    init?(coder: NSCoder) { number = coder.decodeInteger(forKey: "number") }

    func encode(with coder: NSCoder) { coder.encode(number, forKey: "number") }
}

/// Represents a storyboard in an archive.
final class StoryboardReference: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }
    let name: String
    let bundle: String

    @MainActor
    init(_ storyboard: UIStoryboard) {
        name = storyboard.contents.name
        bundle = storyboard.contents.bundle.bundlePath
    }

    init?(coder: NSCoder) {
        name = coder.decodeObject(of: NSString.self, forKey: "name") as String? ?? ""
        bundle = coder.decodeObject(of: NSString.self, forKey: "bundle") as String? ?? ""
    }

    func encode(with coder: NSCoder) {
        coder.encode(name, forKey: "name")
        coder.encode(bundle, forKey: "bundle")
    }

    @MainActor var storyboard: UIStoryboard { UIStoryboard(name: name, bundle: Bundle(path: bundle)) }
}

/// Replaces objects when an archive is written or read. Foundation may call the delegates on any thread; state is saved and restored on the
/// main thread.
final class RestorationCoding: NSObject, NSKeyedArchiverDelegate, NSKeyedUnarchiverDelegate {
    private let replace: @MainActor (Any) -> Any

    init(_ replace: @escaping @MainActor (Any) -> Any) { self.replace = replace }

    private func replaced(_ object: Any) -> Any {
        MainThread.isolated((object, replace)) { object, replace in replace(object) }
    }

    func archiver(_ archiver: NSKeyedArchiver, willEncode object: Any) -> Any? { replaced(object) }

    func archiver(_ archiver: NSKeyedArchiver, didEncode object: Any?) {}

    func archiver(_ archiver: NSKeyedArchiver, willReplace object: Any?, withObject newObject: Any?) {}

    func archiverWillFinish(_ archiver: NSKeyedArchiver) {}

    func archiverDidFinish(_ archiver: NSKeyedArchiver) {}

    func unarchiver(_ unarchiver: NSKeyedUnarchiver, didDecode object: Any?) -> Any? { object.map(replaced) }

    func unarchiver(
        _ unarchiver: NSKeyedUnarchiver, cannotDecodeObjectOfClassName name: String,
        originalClasses classNames: [String]
    ) -> AnyClass? { nil }

    func unarchiver(_ unarchiver: NSKeyedUnarchiver, willReplace object: Any, with newObject: Any) {}

    func unarchiverWillFinish(_ unarchiver: NSKeyedUnarchiver) {}

    func unarchiverDidFinish(_ unarchiver: NSKeyedUnarchiver) {}
}
