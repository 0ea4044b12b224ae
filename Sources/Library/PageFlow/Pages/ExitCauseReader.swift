import UIKit

/// Determines the cause of exits without a request, from the earlier and the current positions of pages.
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
        if record.page?.searchAround != nil { return .searchEnded }
        if record.isPresented { return isByTouch(record) ? record.causeByOwnGesture : .code }
        if isStackReplaced(parent, without: record) { return .stackReplaced }
        if let cause = pages.touches?.causeByMenu(of: parent) { return cause }
        return isByTouch(record) ? record.causeByOwnGesture : .code
    }

    /// Whether a current touch drives the transition, through the app's own recognizer or despite the app's own delegate. A touch that has
    /// ended has already set its cause.
    private func isByTouch(_ record: PageRecord) -> Bool {
        guard pages.touches?.mayMovePages == true, let page = record.page,
            let transition = page.transitionCoordinator,
            transition.initiallyInteractive, let moved = transition.viewController(forKey: .from)?.page
        else { return false }
        // A page within the moved page has its parent's coordinator, and its exit has another cause.
        return moved === page || moved.pageParent.map(ObjectIdentifier.init) == record.parent
    }

    private var isRootMissing: Bool {
        guard let root = pages.root else { return true }
        return present[ObjectIdentifier(root)] == nil || pages.records[root] == nil
    }

    /// Whether the stack's pages were replaced. After a pop there is no newer page above the position of the page; after a replacement the
    /// top page is newer.
    private func isStackReplaced(_ parent: ObjectIdentifier, without record: PageRecord) -> Bool {
        guard let top = present[parent]?.topPage else { return false }
        guard let topRecord = pages.records[top] else { return true }
        return topRecord.number > record.number
    }
}
