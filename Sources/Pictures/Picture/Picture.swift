import Foundation

/// What a view shows, as a value: a tree of nodes that can be compared, written as SVG and drawn by a browser.
///
/// ```swift
/// let before = sim.picture()
/// sim.tap("Add")
/// #expect(sim.picture() != before)
/// try sim.picture().svg.write(toFile: "basket.svg", atomically: true, encoding: .utf8)
/// ```
public struct Picture: Hashable, Sendable {
    /// The size in points.
    public var size: CGSize
    /// What is drawn, from back to front.
    public var nodes: [PictureNode]

    /// Makes a picture.
    public init(size: CGSize, nodes: [PictureNode]) {
        self.size = size
        self.nodes = nodes
    }
}

/// One thing that is drawn.
public struct PictureNode: Hashable, Sendable {
    /// What stays the same from one picture of a view to the next one of it: two nodes with one key are one thing that has
    /// changed. Keys are unique among the nodes of a picture.
    public var key: PictureKey
    /// What is drawn.
    public var content: Content

    /// What a node draws.
    public indirect enum Content: Hashable, Sendable {
        /// Other nodes, with what applies to all of them.
        case group(PictureGroup)
        /// An outline that is filled or stroked.
        case shape(PictureShape)
        /// A text in one line and one style.
        case text(PictureText)
        /// An image from a file.
        case image(PictureImage)
    }

    /// Makes a node.
    public init(_ key: PictureKey, _ content: Content) {
        self.key = key
        self.content = content
    }

    /// The nodes within a group; none for any other node.
    public var children: [PictureNode] {
        if case .group(let group) = content { group.children } else { [] }
    }
}

/// Tells the nodes of a picture apart.
public struct PictureKey: Hashable, Sendable {
    /// The number of the view or layer that draws the node.
    public var owner: Int
    /// Which of its nodes it is.
    public var part: Int

    /// Makes a key.
    public init(_ owner: Int, part: Int = 0) {
        self.owner = owner
        self.part = part
    }
}
