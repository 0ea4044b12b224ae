import Foundation

/// The appearance of a view as a value: a tree of nodes that can be compared, written as SVG and drawn by a browser.
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
    /// The nodes, from back to front.
    public var nodes: [PictureNode]

    /// Creates a picture.
    public init(size: CGSize, nodes: [PictureNode]) {
        self.size = size
        self.nodes = nodes
    }
}

/// A drawn element.
public struct PictureNode: Hashable, Sendable {
    /// Identifies the node across pictures of a view: two nodes with the same key are one element that has changed. Keys are unique within
    /// a picture.
    public var key: PictureKey
    /// The drawn content.
    public var content: Content

    /// The content of a node.
    public indirect enum Content: Hashable, Sendable {
        /// Other nodes, with properties that apply to all of them.
        case group(PictureGroup)
        /// A filled or stroked outline.
        case shape(PictureShape)
        /// A single-line text in one style.
        case text(PictureText)
        /// An image from a file.
        case image(PictureImage)
    }

    /// Creates a node.
    public init(_ key: PictureKey, _ content: Content) {
        self.key = key
        self.content = content
    }

    /// The nodes within a group; empty for other nodes.
    public var children: [PictureNode] {
        if case .group(let group) = content { group.children } else { [] }
    }
}

/// Identifies a node within a picture.
public struct PictureKey: Hashable, Sendable {
    /// The number of the view or layer that draws the node.
    public var owner: Int
    /// The index among the nodes of the view or layer.
    public var part: Int

    /// Creates a key.
    public init(_ owner: Int, part: Int = 0) {
        self.owner = owner
        self.part = part
    }
}
