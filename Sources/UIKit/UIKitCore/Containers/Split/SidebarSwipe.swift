/// The user's swipe that shows sidebars from their edge of the screen, and hides them again.
@MainActor
final class SidebarSwipe: NSObject {
    unowned let split: UISplitViewController
    private let showRecognizer = UIScreenEdgePanGestureRecognizer()
    private let hideRecognizer = UIPanGestureRecognizer()
    private(set) var held: HeldSidebars?

    init(of split: UISplitViewController) {
        self.split = split
        super.init()
        for recognizer in [showRecognizer, hideRecognizer] {
            recognizer.maximumNumberOfTouches = 1
            recognizer.addTarget(self, action: SidebarSwipe.follow)
            recognizer.delegate = self
            split.loadedView.addGestureRecognizer(recognizer)
        }
    }

    private static let follow = Selector("followSidebarSwipe:", SidebarSwipe.followSidebarSwipe)

    func followEdge() {
        showRecognizer.edges = split.hasSidebarsOnRight ? .right : .left
    }

    /// Forgets the dragged change when it has ended or has been canceled.
    func close(_ change: GroupChange) {
        if held?.change === change { held = nil }
    }
}

// Tracking the touch.
extension SidebarSwipe {
    private func followSidebarSwipe(_ recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .began:
            begin(recognizer === showRecognizer ? split.nextSidebarCount : split.displayMode.sidebarCount - 1)
            move(recognizer)
        case .changed: move(recognizer)
        case .ended: end(completing: leadsOn(recognizer))
        case .cancelled, .failed: end(completing: false)
        case .possible: break
        }
    }

    /// Columns follow the touch. The sidebar of a classic split view appears and disappears as with the button.
    private func begin(_ count: Int) {
        guard split.style != .unspecified else { return split.userChangesMode() }
        split.delegateStorage?.splitViewControllerInteractivePresentationGestureWillBegin(split)
        // The delegate may have changed the visible columns.
        guard split.isFreeForSwipe else { return }
        held = HeldSidebars(in: split, changingTo: count)
        // An empty column can't be dragged.
        if held == nil { split.requestArrangement() }
    }

    private func move(_ recognizer: UIPanGestureRecognizer) {
        held?.change.move(to: min(1, fraction(of: recognizer.translation(in: split.view).x)))
    }

    private func end(completing: Bool) {
        guard split.style != .unspecified else { return }
        split.delegateStorage?.splitViewControllerInteractivePresentationGestureDidEnd(split)
        held?.change.release(completing: completing)
    }

    /// Returns the progress of the drag, as a fraction of the sidebar's width.
    private func fraction(of way: CGFloat) -> CGFloat {
        guard let held else { return 0 }
        let inwards = split.hasSidebarsOnRight ? -way : way
        return max(0, (held.comes ? inwards : -inwards) / max(1, held.width))
    }

    /// Whether the projected end of the touch is past half of the distance.
    private func leadsOn(_ recognizer: UIPanGestureRecognizer) -> Bool {
        fraction(of: recognizer.projectedTranslation(in: split.view).x) > 0.5
    }
}

extension SidebarSwipe: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard split.presentsWithGesture, split.isFreeForSwipe,
            let pan = gestureRecognizer as? UIPanGestureRecognizer
        else { return false }
        let way = pan.translation(in: split.view)
        let isInwards = (way.x > 0) != split.hasSidebarsOnRight
        guard abs(way.x) > abs(way.y), isInwards == (pan === showRecognizer) else { return false }
        let count = split.displayMode.sidebarCount
        return isInwards ? split.nextSidebarCount > count : count > 0
    }

    /// The back swipe of a page in the columns has priority.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer === showRecognizer
            && (otherGestureRecognizer as? UIScreenEdgePanGestureRecognizer)?.startsAnywhere == false
            && otherGestureRecognizer.view?.isDescendant(of: split.loadedView) == true
    }
}
