import Foundation

/// Nodes that are drawn together, such as the contents of a view.
public struct PictureGroup: Hashable, Sendable {
    /// The class of the view, for readers of the picture; empty for a part of a view.
    public var name: String
    /// The transform from the children's coordinates to those of the group's parent.
    public var transform: PictureTransform
    /// The opacity from 0, invisible, to 1.
    public var opacity: Double
    /// The blend mode for the content behind the group.
    public var blending: PictureBlending
    /// The clip of the children, in their own coordinates.
    public var clip: PictureClip?
    /// The mask, in the children's coordinates: the children are visible where it is opaque.
    public var mask: [PictureNode]
    /// The holes, in the children's coordinates: the children are erased where these are drawn. Their colors are ignored.
    public var holes: [PictureNode]
    /// The shadow of all children.
    public var shadow: PictureShadow?
    /// The planned animation; `nil` in a picture of one moment, and for a group that doesn't move.
    public var motion: PictureMotion?
    /// The children, from back to front.
    public var children: [PictureNode]

    /// Creates a group.
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

    /// Whether the group differs from another one only in its children.
    func isLike(_ other: PictureGroup) -> Bool {
        name == other.name && transform == other.transform && opacity == other.opacity
            && blending == other.blending && clip == other.clip && mask == other.mask && holes == other.holes
            && shadow == other.shadow && motion == other.motion
    }

    /// Whether the group doesn't change the appearance of its children.
    var isPlain: Bool {
        transform == .identity && opacity == 1 && blending == .normal && clip == nil && shadow == nil
            && mask.isEmpty && holes.isEmpty && name.isEmpty && motion == nil
    }
}

/// An outline that clips other nodes.
public struct PictureClip: Hashable, Sendable {
    /// The outline.
    public var outline: PictureOutline
    /// Whether the even-odd rule determines the interior.
    public var usesEvenOddRule: Bool

    /// Creates a clip.
    public init(_ outline: PictureOutline, usesEvenOddRule: Bool = false) {
        self.outline = outline
        self.usesEvenOddRule = usesEvenOddRule
    }
}

/// The blend mode for the content behind a group. The names are those of CSS.
public enum PictureBlending: String, Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, difference, exclusion, hue, saturation, color
    case luminosity
    case colorDodge = "color-dodge"
    case colorBurn = "color-burn"
    case softLight = "soft-light"
    case hardLight = "hard-light"
    case plusLighter = "plus-lighter"
}

/// An affine transform: `x' = ax + cy + tx`, `y' = bx + dy + ty`.
public struct PictureTransform: Hashable, Sendable {
    /// The components.
    public var a, b, c, d, tx, ty: Double

    /// Creates a transform.
    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// The identity transform.
    public static let identity = PictureTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Creates a translation in points.
    public static func translation(_ x: Double, _ y: Double) -> PictureTransform {
        PictureTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    /// Whether it is only a translation.
    public var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

/// A shadow.
public struct PictureShadow: Hashable, Sendable {
    /// The color.
    public var color: PictureColor
    /// The offset in points.
    public var offset: CGSize
    /// The blur radius in points.
    public var radius: Double

    /// Creates a shadow.
    public init(color: PictureColor, offset: CGSize, radius: Double) {
        self.color = color
        self.offset = offset
        self.radius = radius
    }
}
