import UIKit

/// Whether the types of pages conform to a protocol, each looked up once: a cast that fails takes longer than pushing a page.
@MainActor
struct TypeCache {
    private var known: [ObjectIdentifier: Bool] = [:]
    private let conforms: (UIViewController) -> Bool

    init(_ conforms: @escaping (UIViewController) -> Bool) {
        self.conforms = conforms
    }

    mutating func contains(_ page: UIViewController) -> Bool {
        let type = ObjectIdentifier(type(of: page))
        if let isKnown = known[type] { return isKnown }
        let result = conforms(page)
        known[type] = result
        return result
    }
}
