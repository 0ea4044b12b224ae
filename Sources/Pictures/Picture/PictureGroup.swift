import Foundation

/// Nodes that are drawn together: the contents of a view.
public struct PictureGroup: Hashable, Sendable {
    /// The class of the view, for those who read the picture; empty for a part of one.
    public var name: String
    /// What the children's coordinates are turned into those around the group by.
    public var transform: PictureTransform
    /// From 0, invisible, to 1.
    public var opacity: Double
    /// How the group covers what lies beneath.
    public var blending: PictureBlending
    /// What the children are cut to, in their own coordinates.
    public var clip: PictureClip?
    /// Where this is opaque the children are seen, in their own coordinates.
    public var mask: [PictureNode]
    /// Where these are drawn the children are cut away, in their own coordinates. Their colours do not matter.
    public var holes: [PictureNode]
    /// The shadow that the children cast together.
    public var shadow: PictureShadow?
    /// How the group goes on by itself; `nil` in a picture of one moment, and for a group that stays where it is.
    public var motion: PictureMotion?
    /// What is drawn, from back to front.
    public var children: [PictureNode]

    /// Makes a group.
    public init(
        name: String = "", transform: PictureTransform = .identity, opacity: Double = 1,
        blending: PictureBlending = .normal, clip: PictureClip? = nil, mask: [PictureNode] = [],
        holes: [PictureNode] = [], shadow: PictureShadow? = nil, motion: PictureMotion? = nil,
        children: [PictureNode] = []
    ) {
        self.name = name
        self.transform = transform
        self.opacity = opacity
        self.blending = blending
        self.clip = clip
        self.mask = mask
        self.holes = holes
        self.shadow = shadow
        self.motion = motion
        self.children = children
    }

    /// Whether the group differs from another one in its children alone.
    func isLike(_ other: PictureGroup) -> Bool {
        name == other.name && transform == other.transform && opacity == other.opacity
            && blending == other.blending && clip == other.clip && mask == other.mask && holes == other.holes
            && shadow == other.shadow && motion == other.motion
    }

    /// Whether the group does nothing to its children.
    var isPlain: Bool {
        transform == .identity && opacity == 1 && blending == .normal && clip == nil && shadow == nil
            && mask.isEmpty && holes.isEmpty && name.isEmpty && motion == nil
    }
}

/// An outline that other nodes are cut to.
public struct PictureClip: Hashable, Sendable {
    /// The outline.
    public var outline: PictureOutline
    /// Whether what an even number of outlines surrounds is cut off.
    public var usesEvenOddRule: Bool

    /// Makes a clip.
    public init(_ outline: PictureOutline, usesEvenOddRule: Bool = false) {
        self.outline = outline
        self.usesEvenOddRule = usesEvenOddRule
    }
}

/// How something covers what lies beneath. The names are those of style sheets.
public enum PictureBlending: String, Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, difference, exclusion, hue, saturation, color
    case luminosity
    case colorDodge = "color-dodge"
    case colorBurn = "color-burn"
    case softLight = "soft-light"
    case hardLight = "hard-light"
    case plusLighter = "plus-lighter"
}

/// A way to move, turn and scale, as six numbers: `x' = ax + cy + tx`, `y' = bx + dy + ty`.
public struct PictureTransform: Hashable, Sendable {
    /// The numbers.
    public var a, b, c, d, tx, ty: Double

    /// Makes a transform.
    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// Leaves everything where it is.
    public static let identity = PictureTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Moves by a distance in points.
    public static func translation(_ x: Double, _ y: Double) -> PictureTransform {
        PictureTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    /// Whether it moves and does nothing else.
    public var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

/// A shadow beneath what casts it.
public struct PictureShadow: Hashable, Sendable {
    /// The colour.
    public var color: PictureColor
    /// How far it falls, in points.
    public var offset: CGSize
    /// How far it is blurred, in points.
    public var radius: Double

    /// Makes a shadow.
    public init(color: PictureColor, offset: CGSize, radius: Double) {
        self.color = color
        self.offset = offset
        self.radius = radius
    }
}
