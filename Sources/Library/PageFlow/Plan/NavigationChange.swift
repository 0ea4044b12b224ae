/// One change that UIKit makes.
///
/// The generic parameter names the pages: a plan on a ``PageTree`` uses ``LocatedPage``, a request's plan uses ``PageReference``, and
/// PageFlow performs changes of live view controllers.
public enum NavigationChange<Page> {
    /// A stack pops to one of its pages.
    case pop(Page, to: Page)
    /// A page is pushed onto a stack.
    case push(Page, onto: Page)
    /// A stack keeps its lowest pages and gets new pages above them.
    case land([Page], on: Page, keeping: Int)
    /// A page is presented.
    case present(Page, over: Page)
    /// A presented page is dismissed, with everything over it.
    case dismiss(Page, from: Page)
    /// A page's search ends.
    case endSearch(of: Page)
    /// Tabs select a page, by its index.
    case select(Page, at: Int, in: Page)
    /// A container shows one of its pages.
    case show(Page, in: Page)
    /// A page becomes a child of another page.
    case embed(Page, in: Page)
    /// A page becomes the last tab, and is selected.
    case addTab(Page, to: Page)
    /// A page leaves its container.
    case remove(Page, from: Page)
    /// A page replaces another one in its container, or as the window's root.
    case replace(Page, with: Page, in: Page?)
    /// A column of a split view gets a page, and becomes visible.
    case fill(SplitColumn, with: Page, of: Page)
    /// A split view shows these columns.
    case arrange([SplitColumn], in: Page)
    /// The cover that shows the page ends.
    case uncover(Page)
}

extension NavigationChange: Equatable where Page: Equatable {}
extension NavigationChange: Hashable where Page: Hashable {}
extension NavigationChange: Sendable where Page: Sendable {}

extension NavigationChange {
    /// Returns the same change with transformed pages.
    func map<Other>(_ transform: (Page) -> Other) -> NavigationChange<Other> {
        switch self {
        case .pop(let stack, let page): .pop(transform(stack), to: transform(page))
        case .push(let page, let stack): .push(transform(page), onto: transform(stack))
        case .land(let pages, let stack, let count):
            .land(pages.map(transform), on: transform(stack), keeping: count)
        case .present(let page, let presenter): .present(transform(page), over: transform(presenter))
        case .dismiss(let page, let presenter): .dismiss(transform(page), from: transform(presenter))
        case .endSearch(let page): .endSearch(of: transform(page))
        case .select(let page, let index, let tabs): .select(transform(page), at: index, in: transform(tabs))
        case .show(let page, let container): .show(transform(page), in: transform(container))
        case .embed(let page, let parent): .embed(transform(page), in: transform(parent))
        case .addTab(let page, let tabs): .addTab(transform(page), to: transform(tabs))
        case .remove(let page, let container): .remove(transform(page), from: transform(container))
        case .replace(let page, let new, let container):
            .replace(transform(page), with: transform(new), in: container.map(transform))
        case .fill(let column, let page, let split):
            .fill(column, with: transform(page), of: transform(split))
        case .arrange(let columns, let split): .arrange(columns, in: transform(split))
        case .uncover(let page): .uncover(transform(page))
        }
    }
}

extension NavigationChange: CustomStringConvertible where Page: CustomStringConvertible {
    /// A sentence: `pop the stack back to Home`.
    public var description: String {
        switch self {
        case .pop(_, let page): "pop the stack back to \(page)"
        case .push(let page, _): "push \(page)"
        case .land(let pages, _, _): "put \(pages.map { "\($0)" }.joined(separator: ", ")) on the stack"
        case .present(let page, let presenter): "present \(page) over \(presenter)"
        case .dismiss(let page, _): "dismiss \(page)"
        case .endSearch(let page): "end the search of \(page)"
        case .select(_, let index, _): "select tab \(index)"
        case .show(let page, let container): "show \(page) in \(container)"
        case .embed(let page, let parent): "embed \(page) in \(parent)"
        case .addTab(let page, _): "add \(page) as a tab and select it"
        case .remove(let page, let container): "remove \(page) from \(container)"
        case .replace(let page, let new, _): "replace \(page) with \(new)"
        case .fill(let column, let page, _): "show \(page) in the \(column.rawValue) column"
        case .arrange(let columns, _): "show the columns \(columns.map(\.rawValue).joined(separator: ", "))"
        case .uncover(let page): "end the cover \(page)"
        }
    }
}
