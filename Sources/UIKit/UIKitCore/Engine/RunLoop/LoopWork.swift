/// Work that the main loop does later.
@MainActor
package protocol LoopWork: AnyObject {
    /// The name of the work in a report of pending work.
    var workName: String { get }

    func run()
}

/// Work that is a closure.
final class LoopBlock: LoopWork {
    private let name: () -> String
    private let body: @MainActor () -> Void

    init(_ name: @escaping () -> String, _ body: @escaping @MainActor () -> Void) {
        self.name = name
        self.body = body
    }

    var workName: String { name() }

    func run() { body() }
}
