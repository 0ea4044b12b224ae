/// The path from a window's root to one of its controllers: a place in a ``PageTree``.
///
/// ```swift
/// [.child(0), .child(1)]     // in the first tab, the second page of its stack
/// [.presented, .child(0)]    // the first page of what the root presents
/// ```
public struct PagePath: Hashable, Codable, Sendable, ExpressibleByArrayLiteral {
    /// One step of a path through a tree.
    public enum Branch: Hashable, Codable, Sendable {
        /// To one of those that a controller holds, by its index.
        case child(Int)
        /// To what a controller presents.
        case presented
    }

    /// The steps, the root's first. Empty for the root itself.
    public var branches: [Branch]

    /// The path that these steps make.
    public init(_ branches: [Branch]) {
        self.branches = branches
    }

    /// The path that these steps make.
    public init(arrayLiteral branches: Branch...) {
        self.branches = branches
    }

    /// The path to the root.
    public static let root = PagePath([])

    /// This path and one step more.
    public func appending(_ branch: Branch) -> PagePath {
        PagePath(branches + [branch])
    }

    /// The path without its last step; `nil` for the root.
    public var parent: PagePath? {
        branches.isEmpty ? nil : PagePath(branches.dropLast())
    }
}

extension PagePath: CustomStringConvertible {
    /// The steps in words: `child 0, presented, child 1`; `the root` without any.
    public var description: String {
        guard !branches.isEmpty else { return "the root" }
        return branches.map { branch in
            switch branch {
            case .child(let index): "child \(index)"
            case .presented: "presented"
            }
        }.joined(separator: ", ")
    }
}

extension PageTree {
    /// The controller at the end of a path; `nil` if there is none.
    public subscript(path: PagePath) -> PageNode? {
        root?.descendant(at: path)
    }

    /// The visible page: the topmost presented one, or else the visible child.
    public var visiblePath: PagePath? {
        guard var node = root else { return nil }
        var path = PagePath.root
        while let branch = node.visibleBranch, let next = node.descendant(at: branch) {
            (node, path) = (next, path.appending(branch))
        }
        return path
    }
}

extension PageNode {
    /// The branch to the page that the user sees over this one or within it.
    fileprivate var visibleBranch: PagePath.Branch? {
        presented.isEmpty ? visibleIndex.map { .child($0) } : .presented
    }
}
