import Foundation

/// A node of a frame, separate from its position and opacity: two frames mostly show the same objects in other positions.
struct FilmNode {
    /// The values that may change between frames without making another object.
    struct Place: Hashable {
        var transform = PictureTransform.identity
        var opacity = 1.0
    }

    let place: Place
    /// The node without its position and its children.
    let content: PictureNode.Content
    let children: [FilmNode]
    /// Equal for nodes with the same appearance at different positions.
    let likeness: Likeness

    init(_ node: PictureNode) {
        let node = node.withClipAtOrigin
        (place, content) = node.content.withoutPlace
        children = node.children.map(FilmNode.init)
        likeness = Likeness(content: content, children: children.map { Whole(place: $0.place, $0.likeness) })
    }

    /// Whether another node is the same object with other contents.
    func isSameThing(as other: FilmNode) -> Bool {
        guard case .group = content, !children.isEmpty, !other.children.isEmpty else { return false }
        return content == other.content && place.canBecome(other.place)
    }

    /// The fraction of its contents that another node has as well, from 0 to 1.
    func similarity(to other: FilmNode) -> Double {
        let mine = Set(children.map(\.likeness))
        let shared = other.children.count { mine.contains($0.likeness) }
        return Double(shared) / Double(max(children.count, other.children.count, 1))
    }
}

extension FilmNode.Place {
    /// Whether moving, scaling and fading transform this value to another one.
    func canBecome(_ other: Self) -> Bool {
        transform == other.transform || transform.isUpright && other.transform.isUpright
    }
}

extension PictureTransform {
    /// Whether it neither rotates nor skews.
    var isUpright: Bool { b == 0 && c == 0 }
}

extension PictureOutline {
    /// Its origin; for a path, from its points.
    fileprivate var origin: CGPoint {
        switch self {
        case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): rect.origin
        case .path: .zero
        }
    }

    func moved(by way: CGPoint) -> PictureOutline {
        switch self {
        case .rect(let rect): .rect(rect.offsetBy(dx: way.x, dy: way.y))
        case .roundedRect(let rect, let radius):
            .roundedRect(rect.offsetBy(dx: way.x, dy: way.y), radius: radius)
        case .ellipse(let rect): .ellipse(rect.offsetBy(dx: way.x, dy: way.y))
        case .path: self
        }
    }
}

extension PictureNode {
    /// Content that is clipped to a moving rectangle, such as that of a scroll view, is changed to a fixed clip and moving content.
    fileprivate var withClipAtOrigin: PictureNode {
        guard case .group(var group) = content, let clip = group.clip, clip.outline.origin != .zero,
            group.mask.isEmpty, group.holes.isEmpty
        else { return self }
        let origin = clip.outline.origin
        let moved = PictureGroup(transform: .translation(-origin.x, -origin.y), children: group.children)
        group.transform.tx += group.transform.a * origin.x + group.transform.c * origin.y
        group.transform.ty += group.transform.b * origin.x + group.transform.d * origin.y
        group.clip?.outline = clip.outline.moved(by: CGPoint(x: -origin.x, y: -origin.y))
        group.children = [PictureNode(PictureKey(0), .group(moved))]
        return PictureNode(key, .group(group))
    }
}

/// A node with its position and its contents.
private struct Whole: Hashable {
    let place: FilmNode.Place
    let likeness: Likeness

    init(place: FilmNode.Place, _ likeness: Likeness) {
        self.place = place
        self.likeness = likeness
    }
}

/// The appearance of a node. It is compared often, so its hash is stored and compared first.
final class Likeness: Hashable {
    private let content: PictureNode.Content
    private let children: [Whole]
    private let hash: Int

    fileprivate init(content: PictureNode.Content, children: [Whole]) {
        self.content = content
        self.children = children
        var hasher = Hasher()
        hasher.combine(content)
        hasher.combine(children)
        hash = hasher.finalize()
    }

    static func == (one: Likeness, other: Likeness) -> Bool {
        one === other
            || one.hash == other.hash && one.content == other.content && one.children == other.children
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(hash)
    }
}

extension PictureNode.Content {
    /// The position of a node, and its remaining content without children.
    fileprivate var withoutPlace: (FilmNode.Place, PictureNode.Content) {
        switch self {
        case .group(var group):
            let place = FilmNode.Place(transform: group.transform, opacity: group.opacity)
            (group.transform, group.opacity, group.children) = (.identity, 1, [])
            (group.mask, group.holes) = (group.mask.withoutKeys, group.holes.withoutKeys)
            return (place, .group(group))
        case .shape(var shape):
            guard shape.stroke == nil, case .color(var color) = shape.fill else { return (.init(), self) }
            let origin = shape.outline.origin
            let place = FilmNode.Place(transform: .translation(origin.x, origin.y), opacity: color.alpha)
            color.alpha = 1
            shape.fill = .color(color)
            shape.outline = shape.outline.moved(by: CGPoint(x: -origin.x, y: -origin.y))
            return (place, .shape(shape))
        case .text, .image: return (.init(), self)
        }
    }
}

extension [PictureNode] {
    /// The nodes with equal keys: frames are compared by their appearance.
    fileprivate var withoutKeys: [PictureNode] {
        map { node in
            guard case .group(var group) = node.content else {
                return PictureNode(PictureKey(0), node.content)
            }
            group.children = group.children.withoutKeys
            return PictureNode(PictureKey(0), .group(group))
        }
    }
}
