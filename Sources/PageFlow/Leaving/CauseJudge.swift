import UIKit

/// Tells what made pages leave that no navigation removed, from where they were and what is there now.
@MainActor
struct CauseJudge {
    let window: UIWindow?
    let present: Set<ObjectIdentifier>
    let missing: Set<ObjectIdentifier>

    func cause(of mark: PageMark) -> ExitCause {
        // Only a root has no holder.
        guard let holder = mark.holder else { return .rootReplaced }
        if missing.contains(holder) { return isRootMissing ? .rootReplaced : .ancestorDismissed }
        if mark.isPresented { return .code }
        return isStackReplaced(holder, without: mark) ? .stackReplaced : .code
    }

    private var isRootMissing: Bool {
        guard let root = window?.rootViewController else { return true }
        return !present.contains(ObjectIdentifier(root)) || rootIsNew
    }

    private var rootIsNew: Bool {
        guard let root = window?.rootViewController else { return true }
        return window?.navigator.records[root] == nil
    }

    /// A pop leaves nothing above the page but what it takes along; a replaced stack has something there, or new.
    private func isStackReplaced(_ holder: ObjectIdentifier, without mark: PageMark) -> Bool {
        guard let stack = stack(holder), let top = stack.topViewController,
            let records = window?.navigator.records
        else { return false }
        guard let topMark = records[top] else { return true }
        return topMark.number > mark.number
    }

    private func stack(_ id: ObjectIdentifier) -> UINavigationController? {
        window?.navigator.records.controller(id) as? UINavigationController
    }
}
