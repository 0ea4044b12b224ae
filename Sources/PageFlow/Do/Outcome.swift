import UIKit

/// How a request ended. Every request ends in exactly one of these.
public enum Outcome: Hashable, Sendable {
    /// The pages are where they should be, and UIKit has told them so.
    case done
    /// The same request was waiting or running already: a double tap. That one counts.
    case coalesced
    /// The page that asked had left before its turn came.
    case superseded
    /// A page that would have left did not agree. Nothing has moved.
    case refused(by: PageReference)
    /// A finger took it back halfway.
    case cancelledByUser
    /// It could not be done. The error says why, and what to do instead.
    case failed(NavigationError)
}

/// A page, named, and not kept alive.
public struct PageReference: Hashable, Sendable, CustomStringConvertible {
    /// The page; `nil` when it is gone.
    public var page: UIViewController? { link.page }
    /// Its type, without the module.
    public let name: String
    private let id: ObjectIdentifier
    private let link: Link

    /// Apart, so that an outcome, which most often names nobody, is moved like any plain value.
    private final class Link: @unchecked Sendable {
        weak var page: UIViewController?

        init(_ page: UIViewController) {
            self.page = page
        }
    }

    /// Names a page.
    @MainActor
    public init(_ page: UIViewController) {
        link = Link(page)
        name = page.pageName
        id = ObjectIdentifier(page)
    }

    /// Whether both name the same page.
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
