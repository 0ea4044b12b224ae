import Foundation

/// A filled or stroked outline.
public struct PictureShape: Hashable, Sendable {
    /// The outline.
    public var outline: PictureOutline
    /// The fill; `nil` if it is only stroked.
    public var fill: PicturePaint?
    /// The stroke; `nil` if it is only filled.
    public var stroke: PictureStroke?
    /// Whether the even-odd rule determines the interior.
    public var usesEvenOddRule: Bool

    /// Creates a shape.
    public init(
        _ outline: PictureOutline, fill: PicturePaint? = nil, stroke: PictureStroke? = nil,
        usesEvenOddRule: Bool = false
    ) {
        self.outline = outline
        self.fill = fill
        self.stroke = stroke
        self.usesEvenOddRule = usesEvenOddRule
    }
}

/// The outline of an area.
public enum PictureOutline: Hashable, Sendable {
    /// A rectangle.
    case rect(CGRect)
    /// A rectangle with rounded corners.
    case roundedRect(CGRect, radius: Double)
    /// The ellipse that fills a rectangle.
    case ellipse(CGRect)
    /// Any other path.
    case path([PicturePathElement])
}

/// An element of a path.
public enum PicturePathElement: Hashable, Sendable {
    /// Begins a new subpath.
    case move(CGPoint)
    /// A straight line.
    case line(CGPoint)
    /// A curve with one control point.
    case quadCurve(CGPoint, control: CGPoint)
    /// A curve with two control points.
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    /// Closes the subpath.
    case close
}

/// The fill of an area.
public enum PicturePaint: Hashable, Sendable {
    /// A single color.
    case color(PictureColor)
    /// A color gradient.
    case gradient(PictureGradient)
}

/// A color in sRGB, with components from 0 to 1.
public struct PictureColor: Hashable, Sendable {
    /// The components.
    public var red, green, blue, alpha: Double

    /// Creates a color.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
}

/// A color gradient.
public struct PictureGradient: Hashable, Sendable {
    /// The direction.
    public enum Kind: Hashable, Sendable {
        /// From one point to another.
        case linear(from: CGPoint, to: CGPoint)
        /// From one circle to another circle around it.
        case radial(from: PictureCircle, to: PictureCircle)
    }

    /// A color at a location.
    public struct Stop: Hashable, Sendable {
        /// The location, from 0 to 1.
        public var location: Double
        /// The color.
        public var color: PictureColor

        /// Creates a stop.
        public init(_ location: Double, _ color: PictureColor) {
            self.location = location
            self.color = color
        }
    }

    /// The direction, in the coordinates of the shape.
    public var kind: Kind
    /// The colors, ordered by location.
    public var stops: [Stop]

    /// Creates a gradient.
    public init(_ kind: Kind, stops: [Stop]) {
        self.kind = kind
        self.stops = stops
    }
}

/// A circle.
public struct PictureCircle: Hashable, Sendable {
    /// The center.
    public var center: CGPoint
    /// The radius in points.
    public var radius: Double

    /// Creates a circle.
    public init(center: CGPoint, radius: Double) {
        self.center = center
        self.radius = radius
    }
}

/// The style of a stroked outline.
public struct PictureStroke: Hashable, Sendable {
    /// The shape of line ends.
    public enum Cap: String, Hashable, Sendable { case butt, round, square }
    /// The shape of line joins.
    public enum Join: String, Hashable, Sendable { case miter, round, bevel }

    /// The color.
    public var color: PictureColor
    /// The width in points, half of it on each side of the outline.
    public var width: Double
    /// The shape of line ends.
    public var cap: Cap
    /// The shape of line joins.
    public var join: Join
    /// The lengths of dashes and gaps; empty for a solid line.
    public var dashes: [Double]

    /// Creates a stroke.
    public init(
        _ color: PictureColor, width: Double, cap: Cap = .butt, join: Join = .miter, dashes: [Double] = []
    ) {
        self.color = color
        self.width = width
        self.cap = cap
        self.join = join
        self.dashes = dashes
    }
}
