import Foundation

/// An outline that is filled or stroked.
public struct PictureShape: Hashable, Sendable {
    /// The outline.
    public var outline: PictureOutline
    /// What it is filled with; `nil` for an outline alone.
    public var fill: PicturePaint?
    /// How it is stroked; `nil` for an area alone.
    public var stroke: PictureStroke?
    /// Whether what an even number of outlines surrounds is left out.
    public var usesEvenOddRule: Bool

    /// Makes a shape.
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

/// The edge of an area.
public enum PictureOutline: Hashable, Sendable {
    /// A rectangle.
    case rect(CGRect)
    /// A rectangle all of whose corners are parts of circles.
    case roundedRect(CGRect, radius: Double)
    /// The ellipse that fills a rectangle.
    case ellipse(CGRect)
    /// Anything else.
    case path([PicturePathElement])
}

/// A part of a path.
public enum PicturePathElement: Hashable, Sendable {
    /// Begins a new subpath.
    case move(CGPoint)
    /// A straight line.
    case line(CGPoint)
    /// A curve with one control point.
    case quadCurve(CGPoint, control: CGPoint)
    /// A curve with two control points.
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    /// Leads back to the subpath's beginning.
    case close
}

/// What an area is filled with.
public enum PicturePaint: Hashable, Sendable {
    /// One colour.
    case color(PictureColor)
    /// Colours that pass into one another.
    case gradient(PictureGradient)
}

/// A colour in sRGB, each part from 0 to 1.
public struct PictureColor: Hashable, Sendable {
    /// The parts.
    public var red, green, blue, alpha: Double

    /// Makes a colour.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
}

/// Colours that pass into one another.
public struct PictureGradient: Hashable, Sendable {
    /// In which direction.
    public enum Kind: Hashable, Sendable {
        /// From one point to another.
        case linear(from: CGPoint, to: CGPoint)
        /// From one circle to another around it.
        case radial(from: PictureCircle, to: PictureCircle)
    }

    /// A colour at a part of the way.
    public struct Stop: Hashable, Sendable {
        /// The part, from 0 to 1.
        public var location: Double
        /// The colour there.
        public var color: PictureColor

        /// Makes a stop.
        public init(_ location: Double, _ color: PictureColor) {
            self.location = location
            self.color = color
        }
    }

    /// In which direction, in the coordinates of the shape.
    public var kind: Kind
    /// The colours, in the order of their locations.
    public var stops: [Stop]

    /// Makes a gradient.
    public init(_ kind: Kind, stops: [Stop]) {
        self.kind = kind
        self.stops = stops
    }
}

/// A circle.
public struct PictureCircle: Hashable, Sendable {
    /// The middle.
    public var center: CGPoint
    /// The radius in points.
    public var radius: Double

    /// Makes a circle.
    public init(center: CGPoint, radius: Double) {
        self.center = center
        self.radius = radius
    }
}

/// How an outline is drawn.
public struct PictureStroke: Hashable, Sendable {
    /// The ends of lines.
    public enum Cap: String, Hashable, Sendable { case butt, round, square }
    /// The corners of lines.
    public enum Join: String, Hashable, Sendable { case miter, round, bevel }

    /// The colour.
    public var color: PictureColor
    /// The width in points, half of it on each side of the outline.
    public var width: Double
    /// The ends of lines.
    public var cap: Cap
    /// The corners of lines.
    public var join: Join
    /// The lengths of dashes and of the gaps between them; empty for a line without gaps.
    public var dashes: [Double]

    /// Makes a stroke.
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
