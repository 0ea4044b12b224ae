import Foundation

/// A node of a frame, apart from where it is and how opaque: two frames mostly show the same things in other places.
struct FilmNode {
    /// What may change from frame to frame without becoming something else.
    struct Place: Hashable {
        var transform = PictureTransform.identity
        var opacity = 1.0
    }

    let place: Place
    /// The node without its place and its children.
    let content: PictureNode.Content
    let children: [FilmNode]
    /// Equal for nodes that show the same, each in its own place.
    let likeness: Likeness

    init(_ node: PictureNode) {
        let node = node.withClipAtOrigin
        (place, content) = node.content.withoutPlace
        children = node.children.map(FilmNode.init)
        likeness = Likeness(content: content, children: children.map { Whole(place: $0.place, $0.likeness) })
    }

    /// Whether another node is the same thing that has changed in what it contains, not in what it is.
    func isSameThing(as other: FilmNode) -> Bool {
        guard case .group = content, !children.isEmpty, !other.children.isEmpty else { return false }
        return content == other.content && place.canBecome(other.place)
    }

    /// How much of its contents another node has as well, from 0 to 1.
    func similarity(to other: FilmNode) -> Double {
        let mine = Set(children.map(\.likeness))
        let shared = other.children.count { mine.contains($0.likeness) }
        return Double(shared) / Double(max(children.count, other.children.count, 1))
    }
}

extension FilmNode.Place {
    /// Whether moving, scaling and fading lead from here to there.
    func canBecome(_ other: Self) -> Bool {
        transform == other.transform || transform.isUpright && other.transform.isUpright
    }
}

extension PictureTransform {
    /// Whether it neither turns nor slants.
    var isUpright: Bool { b == 0 && c == 0 }
}

extension PictureOutline {
    /// Where it begins; a path has its place in its points.
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
    /// What is cut to a rectangle elsewhere, as content that is scrolled, is cut to one that stays, and its contents move.
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

/// A node in its place, with all within it.
private struct Whole: Hashable {
    let place: FilmNode.Place
    let likeness: Likeness

    init(place: FilmNode.Place, _ likeness: Likeness) {
        self.place = place
        self.likeness = likeness
    }
}

/// What a node shows. It is compared often: its hash is kept, and looked at first.
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
    /// The place of a node, and the rest of it without children.
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
    /// The nodes with one key for all: frames are compared by what they show.
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
