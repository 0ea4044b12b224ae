import UIKit

/// Whether the types of pages conform to a protocol, each looked up once: a cast that fails takes longer than pushing a page.
@MainActor
final class TypeCache {
    private var known: [ObjectIdentifier: Bool] = [:]
    /// The last question: the same type is often asked again and again.
    private var last: (type: ObjectIdentifier, conforms: Bool)?
    private let conforms: (UIViewController) -> Bool

    init(_ conforms: @escaping (UIViewController) -> Bool) {
        self.conforms = conforms
    }

    func contains(_ page: UIViewController) -> Bool {
        let type = ObjectIdentifier(type(of: page))
        if let last, last.type == type { return last.conforms }
        let answer = known[type] ?? ask(page)
        last = (type, answer)
        return answer
    }

    private func ask(_ page: UIViewController) -> Bool {
        let answer = conforms(page)
        known[ObjectIdentifier(type(of: page))] = answer
        return answer
    }
}
