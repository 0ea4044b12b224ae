/// A change of a navigation stack: a pure function from the old stack to the new one.
package struct StackChange {
    package enum Edit {
        case push(UIViewController)
        case pop
        case popTo(UIViewController)
        case popToRoot
        case set([UIViewController])
    }

    let edit: Edit
    let isAnimated: Bool
    /// The group that waits for the change, if the change was requested in a transaction and had to queue.
    var group: CompletionGroup?

    /// Returns the new stack, or `nil` if the change has no effect.
    func newStack(from stack: [UIViewController]) -> [UIViewController]? {
        switch edit {
        case .push(let page): stack + [page]
        case .pop: stack.count > 1 ? stack.dropLast() : nil
        case .popTo(let page):
            stack.lastIndex { $0 === page }.map { Array(stack[...$0]) }
        case .popToRoot: stack.count > 1 ? [stack[0]] : nil
        case .set(let pages): pages
        }
    }

    /// Whether another view controller is on top afterwards.
    func movesTop(of stack: [UIViewController]) -> Bool {
        newStack(from: stack).map { $0.last !== stack.last } ?? false
    }

    /// UIKit's name for the animation in its warning about nested changes; `nil` if UIKit prints no warning.
    func nameWhenNested(in stack: [UIViewController]) -> String? {
        switch edit {
        case .push: "push"
        case .pop, .popTo, .popToRoot: removed(from: stack).isEmpty ? nil : "pop"
        case .set: nil
        }
    }

    /// Returns the removed view controllers, the lowest first.
    func removed(from stack: [UIViewController]) -> [UIViewController] {
        switch edit {
        case .push: []
        case .pop: stack.count > 1 ? [stack[stack.count - 1]] : []
        case .popTo(let page): stack.lastIndex { $0 === page }.map { Array(stack[($0 + 1)...]) } ?? []
        case .popToRoot: Array(stack.dropFirst())
        case .set(let pages):
            stack.filter { page in !pages.contains { $0 === page } }
        }
    }
}
