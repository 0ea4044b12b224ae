/// A change of the visible sidebars that a finger holds.
@MainActor
final class HeldSidebars {
    let change: GroupChange
    /// Whether a sidebar comes; else one goes.
    let comes: Bool
    /// How wide the sidebar is, in points.
    let width: CGFloat
    private let split: UISplitViewController
    private let count: Int
    private let askedBefore: Int?
    private let arrangedBefore: [UIViewController]

    /// Begins the change and holds it at its beginning. `nil` if it would change nothing.
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

    /// The sidebars are as they were. What the app has asked for meanwhile comes next.
    func giveUp() {
        split.arranged = arrangedBefore
        if split.askedSidebars == count { split.ask(forSidebars: askedBefore, for: .user) }
    }
}

// What a swipe needs to know.
extension UISplitViewController {
    /// Whether the sidebars lie on the right for the user that reads them.
    var hasSidebarsOnRight: Bool {
        (primaryEdge == .trailing) != (loadedView.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    /// Whether nothing moves here, and nothing is about to.
    var isFreeForSwipe: Bool {
        !hasCollapsed && appearance == .appeared && sidebarSwipe?.held == nil
            && !flags.contains(.isRequested) && !Runtime.engine.isBusy(self)
    }
}
