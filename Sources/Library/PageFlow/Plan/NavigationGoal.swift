/// The pages that a window should show. A planner finds the changes.
///
/// The generic parameter names the pages: a ``PageTree`` plans for paths, and PageFlow for live view controllers.
public enum NavigationGoal<Page> {
    /// The page is visible, and everything over it leaves.
    case show(Page)
    /// One step back from the page, however it was shown. Everything over the page leaves too.
    case back(from: Page)
    /// The first page of the window is visible: the first tab, the bottom of a stack, the first column of a split view. The other columns
    /// go back to their first pages.
    case home
    /// Everything presented leaves, in each column. Stacks and tabs don't change.
    case dismissAll
    /// The page leaves its container, if possible alone, and nothing else changes.
    case remove(Page)
    /// A new page replaces the page.
    case replace(Page)
    /// A new page is pushed onto the stack around the page.
    case push(from: Page)
    /// A new page is presented over the page.
    case present(from: Page)
    /// A new page becomes a child of the page.
    case embed(in: Page)
    /// New pages are on top of the lowest pages of a stack, and visible. Everything over the stack leaves, and the stack's other pages.
    case land(on: Page, keeping: Int)
    /// A new page becomes the last of the tabs around the page, and is selected.
    case addTab(from: Page)
    /// A new page fills a column of a split view. The page in the column, if it is in no stack, leaves.
    case fill(SplitColumn, of: Page, replacing: Page?)
}

extension NavigationGoal: Equatable where Page: Equatable {}
extension NavigationGoal: Hashable where Page: Hashable {}
extension NavigationGoal: Sendable where Page: Sendable {}

extension NavigationGoal {
    /// The former name of ``dismissAll``.
    @available(*, deprecated, renamed: "dismissAll")
    public static var closeEverything: NavigationGoal { .dismissAll }

    /// Returns the same goal with transformed pages.
    func map<Other>(
        _ transform: (Page) throws(NavigationError) -> Other
    ) throws(NavigationError) -> NavigationGoal<Other> {
        switch self {
        case .show(let page): .show(try transform(page))
        case .back(let page): .back(from: try transform(page))
        case .home: .home
        case .dismissAll: .dismissAll
        case .remove(let page): .remove(try transform(page))
        case .replace(let page): .replace(try transform(page))
        case .push(let page): .push(from: try transform(page))
        case .present(let page): .present(from: try transform(page))
        case .embed(let page): .embed(in: try transform(page))
        case .land(let stack, let count): .land(on: try transform(stack), keeping: count)
        case .addTab(let page): .addTab(from: try transform(page))
        case .fill(let column, let split, nil): .fill(column, of: try transform(split), replacing: nil)
        case .fill(let column, let split, let old?):
            .fill(column, of: try transform(split), replacing: try transform(old))
        }
    }
}

/// The style of a return over several pages.
public enum ReturnStyle: Hashable, Sendable {
    /// The fewest changes. Hidden stacks change without animation, and the one visible change animates.
    case direct
    /// One page after the other: each page is shown, and only the last change animates.
    case cascade
}
