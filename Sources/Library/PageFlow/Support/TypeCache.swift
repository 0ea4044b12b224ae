import UIKit

/// Whether page types conform to a protocol, looked up once per type, because a failed cast takes longer than a push.
@MainActor
final class TypeCache {
    private var known: [ObjectIdentifier: Bool] = [:]
    /// The last result, because the same type is often checked repeatedly.
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
