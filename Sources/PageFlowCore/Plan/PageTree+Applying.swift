extension PageTree {
    /// The visible page: the topmost of what is presented.
    public var visiblePath: PagePath? {
        guard var node = root else { return nil }
        var path = PagePath.root
        while true {
            if let branch = node.visibleBranch, let next = node.descendant(at: branch) {
                node = next
                path = path.appending(branch)
            } else {
                return path
            }
        }
    }

    /// Makes the change that a step makes, as far as no new page comes with it.
    mutating func apply(_ step: NavigationStep) {
        switch step.action {
        case .pop(let stack, let index): change(stack) { $0.children.removeSubrange((index + 1)...) }
        case .land(let stack, let count): change(stack) { $0.children.removeSubrange(count...) }
        case .edit(let stack, let kept):
            change(stack) { node in node.children = kept.map { node.children[$0] } }
        case .select(let tab, let tabs): change(tabs) { $0.kind = .tabs(selected: tab) }
        case .show(let index, let container): change(container) { $0.show(index) }
        case .dismiss(let presenter): change(presenter) { $0.presented = [] }
        case .endSearch(let page): change(page) { $0.search = nil }
        case .removePart(let path), .removeChild(let path): removeChild(at: path)
        case .push, .present, .embed, .addTab, .replace, .fill: break
        }
    }

    private mutating func removeChild(at path: PagePath) {
        guard let parent = path.parent, case .child(let index) = path.branches.last else { return }
        change(parent) { $0.children.remove(at: index) }
    }

    private mutating func change(_ path: PagePath, _ body: (inout PageNode) -> Void) {
        root?.change(path.branches[...], body)
    }
}

extension PageNode {
    /// Presented over this controller, or else over a visible one within it, or else the visible child.
    fileprivate var visibleBranch: PagePath.Branch? {
        presented.isEmpty ? visibleIndex.map { .child($0) } : .presented
    }

    fileprivate mutating func show(_ index: Int) {
        if case .columns(let visible) = kind {
            kind = .columns(visible: visible.filter { $0 != index } + [index])
        } else {
            kind = .container(visible: [index])
        }
    }

    fileprivate mutating func change(
        _ branches: ArraySlice<PagePath.Branch>, _ body: (inout PageNode) -> Void
    ) {
        switch branches.first {
        case nil: body(&self)
        case .child(let index): children[index].change(branches.dropFirst(), body)
        case .presented: presented[0].change(branches.dropFirst(), body)
        }
    }
}
