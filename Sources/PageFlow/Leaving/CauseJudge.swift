import UIKit

/// Tells what made pages leave that no navigation removed, from where they were and what is there now.
@MainActor
struct CauseJudge {
    let window: UIWindow?
    let present: PagesByID
    let missing: Set<ObjectIdentifier>

    func cause(of record: PageRecord) -> ExitCause {
        if let cause = record.expectedCause { return cause }
        // Only a root has no holder.
        guard let holder = record.holder else { return .rootReplaced }
        if missing.contains(holder) { return isRootMissing ? .rootReplaced : .ancestorDismissed }
        if record.isPresented { return isByFinger(record) ? record.causeByFinger : .code }
        if isStackReplaced(holder, without: record) { return .stackReplaced }
        if window?.navigator.sight.openMenu == holder { return .backMenu }
        return isByFinger(record) ? record.causeByFinger : .code
    }

    /// Whether a finger that is still there drives the transition, by the app's own recogniser or beside the app's own
    /// delegate. One that has gone has left its cause.
    private func isByFinger(_ record: PageRecord) -> Bool {
        guard window?.navigator.fingers.mayDrive == true else { return false }
        guard let page = record.page, let transition = page.transitionCoordinator,
            transition.initiallyInteractive,
            let moved = transition.viewController(forKey: .from)?.contentPage
        else { return false }
        // A page within what the finger moves has its parent's coordinator, and goes for a reason of its own.
        return moved === page || moved.holdingParent.map(ObjectIdentifier.init) == record.holder
    }

    private var isRootMissing: Bool {
        guard let root = window?.rootViewController else { return true }
        return present[ObjectIdentifier(root)] == nil || rootIsNew
    }

    private var rootIsNew: Bool {
        guard let root = window?.rootViewController else { return true }
        return window?.navigator.records[root] == nil
    }

    /// A pop leaves nothing above the page but what it takes along; a replaced stack has something there, or new.
    private func isStackReplaced(_ holder: ObjectIdentifier, without record: PageRecord) -> Bool {
        guard let stack = present[holder] as? UINavigationController, let top = stack.topViewController,
            let records = window?.navigator.records
        else { return false }
        guard let topRecord = records[top] else { return true }
        return topRecord.number > record.number
    }
}
