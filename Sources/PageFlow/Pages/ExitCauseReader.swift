import PageFlowCore
import UIKit

/// Finds out what made pages leave that no request removed, from where they were and what is there now.
@MainActor
struct ExitCauseReader {
    let pages: WindowPages
    let present: [ObjectIdentifier: UIViewController]
    let missing: Set<ObjectIdentifier>

    func cause(of record: PageRecord) -> ExitCause {
        if let cause = record.expectedCause { return cause }
        // Only a root has no parent.
        guard let parent = record.parent else { return .rootReplaced }
        if missing.contains(parent) { return isRootMissing ? .rootReplaced : .ancestorDismissed }
        if record.page?.outermostContainer.parent is UISearchController { return .searchEnded }
        if record.isPresented { return isByTouch(record) ? record.causeByOwnGesture : .code }
        if isStackReplaced(parent, without: record) { return .stackReplaced }
        if let cause = pages.touches?.causeByMenu(of: parent) { return cause }
        return isByTouch(record) ? record.causeByOwnGesture : .code
    }

    /// Whether a touch that has not ended drives the transition, by the app's own recognizer or beside the app's own
    /// delegate. One that has gone has left its cause.
    private func isByTouch(_ record: PageRecord) -> Bool {
        guard pages.touches?.mayMovePages == true, let page = record.page,
            let transition = page.transitionCoordinator,
            transition.initiallyInteractive, let moved = transition.viewController(forKey: .from)?.page
        else { return false }
        // A page within what the gesture moves has its parent's coordinator, and leaves for a reason of its own.
        return moved === page || moved.pageParent.map(ObjectIdentifier.init) == record.parent
    }

    private var isRootMissing: Bool {
        guard let root = pages.root else { return true }
        return present[ObjectIdentifier(root)] == nil || pages.records[root] == nil
    }

    /// A pop leaves nothing above the page but what it takes along; a replaced stack has something there, or new.
    private func isStackReplaced(_ parent: ObjectIdentifier, without record: PageRecord) -> Bool {
        guard let stack = present[parent] as? UINavigationController, let top = stack.topPage
        else { return false }
        guard let topRecord = pages.records[top] else { return true }
        return topRecord.number > record.number
    }
}
