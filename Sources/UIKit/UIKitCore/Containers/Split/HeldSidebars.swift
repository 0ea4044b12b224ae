/// A change of the visible sidebars that a drag controls.
@MainActor
final class HeldSidebars {
    let change: GroupChange
    /// Whether a sidebar appears; otherwise one disappears.
    let comes: Bool
    /// The width of the sidebar, in points.
    let width: CGFloat
    private let split: UISplitViewController
    private let count: Int
    private let askedBefore: Int?
    private let arrangedBefore: [UIViewController]

    /// Begins the change and pauses it at the start. `nil` if nothing would change.
    init?(in split: UISplitViewController, changingTo count: Int) {
        let before = split.displayMode
        askedBefore = split.askedSidebars
        arrangedBefore = split.arranged
        split.ask(forSidebars: count, for: .user)
        comes = count > before.sidebarCount
        guard let change = split.nextChange(), let page = (comes ? change.coming : change.leaving).first
        else {
            return nil
        }
        self.split = split
        self.count = count
        self.change = change
        width =
            split.column(heldBy: page) == .primary ? split.primaryColumnWidth : split.supplementaryColumnWidth
        split.arranged = split.wantedPages
        change.beginHeld()
    }

    /// Restores the sidebars. Changes that the app has requested in the meantime follow.
    func giveUp() {
        split.arranged = arrangedBefore
        if split.askedSidebars == count { split.ask(forSidebars: askedBefore, for: .user) }
    }
}

// The conditions of a swipe.
extension UISplitViewController {
    /// Whether the sidebars are on the right, given the edge and the layout direction.
    var hasSidebarsOnRight: Bool {
        (primaryEdge == .trailing) != (loadedView.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    /// Whether no change is running or pending here.
    var isFreeForSwipe: Bool {
        !hasCollapsed && appearance == .appeared && sidebarSwipe?.held == nil
            && !flags.contains(.isRequested) && !Runtime.engine.isBusy(self)
    }
}
