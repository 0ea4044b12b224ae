/// The name of a page, with a weak reference to it.
public struct PageReference: Hashable, Sendable, CustomStringConvertible {
    /// The page's name: by default its type, without the module.
    public let name: String
    private let id: ObjectIdentifier
    private let link: Link

    private final class Link: @unchecked Sendable {
        // Set once, before another thread can read it. Swift makes reading a weak reference safe.
        private(set) weak var page: AnyObject?

        init(_ page: AnyObject) {
            self.page = page
        }
    }

    /// Creates a reference to a page, with a name.
    init(_ page: AnyObject, name: String) {
        link = Link(page)
        self.name = name
        id = ObjectIdentifier(page)
    }

    /// The page; `nil` after its release.
    var object: AnyObject? { link.page }

    /// Whether both refer to the same page.
    public static func == (one: PageReference, other: PageReference) -> Bool {
        one.id == other.id && one.name == other.name
    }

    /// Hashes the page's identity.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }

    /// The page's name.
    public var description: String { name }
}
