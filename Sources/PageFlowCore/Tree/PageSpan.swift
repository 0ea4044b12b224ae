/// Neighbours in a tree, with all that is attached to them: what leaves when a stack pops or a presentation ends.
public enum PageSpan: Hashable, Codable, Sendable {
    /// Some of those that a controller holds, by their indices.
    case children(of: PagePath, Range<Int>)
    /// What a controller presents.
    case presented(by: PagePath)
    /// Everything.
    case root

    /// The single controller at a place.
    package init(_ place: PagePath) {
        switch place.branches.last {
        case .child(let index): self = .children(of: PagePath(place.branches.dropLast()), index..<index + 1)
        case .presented: self = .presented(by: PagePath(place.branches.dropLast()))
        case nil: self = .root
        }
    }

    /// Whether a place is one of these or is attached to one of them.
    package func contains(_ place: PagePath) -> Bool {
        switch self {
        case .root: return true
        case .presented(let holder): return place.branches.starts(with: holder.branches + [.presented])
        case .children(let holder, let indices):
            let depth = holder.branches.count
            guard place.branches.count > depth, place.branches.starts(with: holder.branches),
                case .child(let index) = place.branches[depth]
            else { return false }
            return indices.contains(index)
        }
    }
}

extension PageShape {
    /// The controllers of a span and all that is attached to them, the topmost first.
    package func members(of span: PageSpan) -> [Self] {
        var result: [Self] = []
        switch span {
        case .root: appendAll(to: &result)
        case .presented(let holder): descendant(at: holder)?.presentation?.appendAll(to: &result)
        case .children(let holder, let indices):
            guard let holder = descendant(at: holder) else { return [] }
            for index in indices.reversed() { holder.child(at: index).appendAll(to: &result) }
        }
        return result
    }

    private func appendAll(to result: inout [Self]) {
        presentation?.appendAll(to: &result)
        for index in (0..<childCount).reversed() { child(at: index).appendAll(to: &result) }
        result.append(self)
    }
}
