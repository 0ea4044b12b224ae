extension PageTree: CustomStringConvertible {
    /// A line for each controller, indented; `+` marks presented controllers.
    public var description: String {
        root.map { $0.lines(indent: "").joined(separator: "\n") } ?? "no root"
    }

    /// The path to the visible page as text: `tab:0/Home/Settings + modal:Login`, or with the identifiers of a tab and the groups around
    /// it, if the app has set `tabs`: `tab:library:albums/Album`. The visible columns of a split view are
    /// separated by `∥`: `Mailboxes/Inbox ∥ Message`.
    public var path: String {
        root?.path ?? ""
    }
}

extension PageNode {
    fileprivate func lines(indent: String, mark: String = "") -> [String] {
        let inner = indent + "  "
        return ["\(indent)\(mark)\(title)"] + children.flatMap { $0.lines(indent: inner) }
            + presented.flatMap { $0.lines(indent: inner, mark: "+ ") }
    }

    private var title: String {
        switch kind {
        case .page: name
        case .stack: "stack"
        case .tabs(let selected): "tabs, \(selected.map(String.init) ?? "none") of \(children.count)"
        case .container, .columns: name
        }
    }

    fileprivate var path: String {
        let above = presentedAnywhere.map { " + modal:\($0.path)" } ?? ""
        return ownPath.joined(separator: "/") + above
    }

    private var ownPath: [String] {
        switch kind {
        case .page: [name]
        case .stack: children.flatMap(\.ownPath)
        case .tabs(let selected):
            selected.map { ["tab:\(children[$0].tab ?? String($0))"] + children[$0].ownPath } ?? ["tabs"]
        case .container: [name] + (visibleIndex.map { children[$0].ownPath } ?? [])
        case .columns(let visible):
            [visible.sorted().map { children[$0].ownPath.joined(separator: "/") }.joined(separator: " ∥ ")]
        }
    }

    /// The page that is presented over this controller or over a visible one within it.
    private var presentedAnywhere: PageNode? {
        presented.first ?? visibleIndices.lazy.compactMap { children[$0].presentedAnywhere }.first
    }
}
