/// Operations that are undone together, the last one first.
@MainActor
final class UndoGroup {
    enum Step {
        case operation(UndoOperation)
        case group(UndoGroup)
    }

    var steps: [Step] = []
    /// The name in the menu; empty without a name.
    var name = ""
    var isDiscardable = false
    var userInfo: [UndoManager.UserInfoKey: Any] = [:]

    func perform() {
        for step in steps.reversed() {
            switch step {
            case .operation(let operation): operation.perform()
            case .group(let group): group.perform()
            }
        }
    }

    /// Removes the operations of a target. A group that becomes empty is removed, too.
    func removeOperations(of target: AnyObject) {
        steps.removeAll { step in
            switch step {
            case .operation(let operation): return operation.isMeant(for: target)
            case .group(let group):
                guard !group.steps.isEmpty else { return false }
                group.removeOperations(of: target)
                return group.steps.isEmpty
            }
        }
    }
}

/// A registered operation. The target isn't retained. Its deallocation before the operation is an error of the app.
@MainActor
struct UndoOperation {
    private let target: ObjectIdentifier
    let perform: () -> Void

    init(of target: AnyObject, _ perform: @escaping @MainActor (AnyObject) -> Void) {
        self.target = ObjectIdentifier(target)
        self.perform = { [weak target] in
            if let target { perform(target) }
        }
    }

    func isMeant(for target: AnyObject) -> Bool { self.target == ObjectIdentifier(target) }
}
