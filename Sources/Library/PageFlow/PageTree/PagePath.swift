/// The path from a window's root to one of its view controllers: a position in a ``PageTree``.
///
/// ```swift
/// [.child(0), .child(1)]     // in the first tab, the second page of its stack
/// [.presented, .child(0)]    // the first page of what the root presents
/// ```
public struct PagePath: Hashable, Codable, Sendable, ExpressibleByArrayLiteral {
    /// One step of a path through a tree.
    public enum Branch: Hashable, Codable, Sendable {
        /// To a child, by its index.
        case child(Int)
        /// To the presented view controller.
        case presented
    }

    /// The branches, the root's first. Empty for the root itself.
    public var branches: [Branch]

    /// Creates a path of branches.
    public init(_ branches: [Branch]) {
        self.branches = branches
    }

    /// Creates a path of branches.
    public init(arrayLiteral branches: Branch...) {
        self.branches = branches
    }

    /// The path to the root.
    public static let root = PagePath([])

    /// Returns this path with one more branch.
    public func appending(_ branch: Branch) -> PagePath {
        PagePath(branches + [branch])
    }

    /// The path without its last branch; `nil` for the root.
    public var parent: PagePath? {
        branches.isEmpty ? nil : PagePath(branches.dropLast())
    }
}

extension PagePath: CustomStringConvertible {
    /// The branches as text, such as `child 0, presented, child 1`; `the root` if there are none.
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
    /// The branch to the visible page over this one or within it.
    fileprivate var visibleBranch: PagePath.Branch? {
        presented.isEmpty ? visibleIndex.map { .child($0) } : .presented
    }
}
