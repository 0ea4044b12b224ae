/// One call that a plan makes on UIKit.
public struct NavigationStep: Hashable, Sendable {
    /// What a step does. Places are those before the plan's first step, for `.direct` plans; a cascade's steps name
    /// the places as the steps before have left them.
    public enum Action: Hashable, Sendable {
        /// A stack goes back to one of its pages.
        case pop(stack: PagePath, to: Int)
        /// A stack keeps these of its pages, in this order.
        case edit(stack: PagePath, keeping: [Int])
        /// A stack keeps its lowest pages and gets new ones on top of them.
        case land(stack: PagePath, keeping: Int)
        /// Tabs select one.
        case select(tab: Int, in: PagePath)
        /// A container shows one of its pages.
        case show(Int, in: PagePath)
        /// A controller dismisses what it presents, and all above.
        case dismiss(from: PagePath)
        /// A page's search ends.
        case endSearch(of: PagePath)
        /// A stack gets a new page on top.
        case push(onto: PagePath)
        /// A controller presents a new page.
        case present(over: PagePath)
        /// A page gets a new part.
        case embed(in: PagePath)
        /// A page loses one of its parts.
        case removePart(PagePath)
        /// Tabs, or a container, lose one of their pages.
        case removeChild(PagePath)
        /// Tabs get a new last page.
        case addTab(to: PagePath)
        /// A new page takes this place.
        case replace(PagePath)
        /// A column of a split view gets a new page, and becomes visible.
        case fill(SplitColumn, of: PagePath)
    }

    /// What it does.
    public var action: Action
    /// Whether it animates.
    public var isAnimated: Bool
    /// What this step removes.
    public var leaving: PageSpan?
    /// The names of those it moves, and of the one that holds them.
    package var names: [String]
}

extension NavigationStep: CustomStringConvertible {
    /// A sentence: `pop the stack back to Home, animated`.
    public var description: String {
        isAnimated ? summary + ", animated" : summary
    }

    private var summary: String {
        let name = names.first ?? ""
        let holder = names.last ?? ""
        return switch action {
        case .pop: "pop the stack back to \(name)"
        case .edit: "take \(name) out of the stack"
        case .land: "put the new pages on the stack"
        case .select(let tab, _): "select tab \(tab)"
        case .show: "show \(name) in \(holder)"
        case .dismiss: "dismiss \(name)"
        case .endSearch: "end the search of \(name)"
        case .push: "push the new page"
        case .present: "present the new page over \(name)"
        case .embed: "embed the new page in \(name)"
        case .removePart: "remove \(name) from \(holder)"
        case .removeChild: "take \(name) out of \(holder)"
        case .addTab: "add the new page as a tab and select it"
        case .replace: "put the new page in the place of \(name)"
        case .fill(let column, _): "show the new page in the \(column.rawValue) column"
        }
    }
}
