/// Where a window's pages should get to. A ``PageTree`` plans the steps.
public enum NavigationGoal: Hashable, Sendable {
    /// The page becomes visible, and all that lies over it leaves.
    case show(PagePath)
    /// One step back from the page, however it came; what lies over it leaves too.
    case back(from: PagePath)
    /// The first page of the window becomes visible: of tabs the first tab, of a stack the first page, of a split view the first
    /// column. The other columns return to their first pages.
    case home
    /// Everything presented leaves, in each column; stacks and tabs stay as they are.
    case closeEverything
    /// The page leaves its place, alone where that can be, and nothing else moves.
    case remove(PagePath)
    /// A new page takes the place of a page.
    case replace(PagePath)
    /// A new page is pushed onto the stack that the page is in.
    case push(from: PagePath)
    /// A new page is presented over the page.
    case present(from: PagePath)
    /// A new page becomes a part of the page.
    case embed(in: PagePath)
    /// New pages come to lie on the lowest ones of a stack, and are visible: what is over the stack leaves, and what is over
    /// the pages that it keeps.
    case land(on: PagePath, keeping: Int)
    /// A new page becomes the last of the tabs that the page is in, and is selected.
    case addTab(from: PagePath)
    /// A new page fills a column of a split view that is empty, or whose page is in no stack. That page, given by its index, leaves.
    case fill(SplitColumn, of: PagePath, replacing: Int?)
}

/// How a return that leads over several pages is shown.
public enum ReturnStyle: Hashable, Sendable {
    /// The fewest steps. Hidden stacks are edited unseen; the one step that a user sees animates.
    case direct
    /// Page after page, each hop shown, only the last one animated.
    case cascade
}
