/// A recorded drawing: a comparable list of commands. Each command contains all its drawing parameters.
///
/// Coordinates are those of a view: x grows to the right, y grows down, in points. No command refers to a context, so a
/// renderer can draw the commands one by one.
package struct Drawing: Hashable, Sendable {
    /// The commands, in drawing order.
    package var commands: [DrawingCommand]

    /// Creates a drawing.
    package init(commands: [DrawingCommand] = []) {
        self.commands = commands
    }

    /// Whether the drawing has no commands.
    package var isEmpty: Bool { commands.isEmpty }
}

/// A drawing operation with its drawing parameters.
package struct DrawingCommand: Hashable, Sendable {
    /// The content, in its own coordinates.
    package var content: Content
    /// The transform from the content's coordinates to the drawing's.
    package var transform: CGAffineTransform
    /// The clips; drawing is limited to their intersection.
    package var clips: [DrawingClip]
    /// The opacity.
    package var alpha: CGFloat
    /// The blend mode.
    package var blendMode: CGBlendMode
    /// The shadow, if any.
    package var shadow: DrawingShadow?
    /// Whether edges are antialiased.
    package var isAntialiased: Bool

    /// The content of a command.
    package enum Content: Hashable, Sendable {
        /// A path filled with a color.
        case fill(PathElements, CGPathFillRule, CGColor)
        /// A path stroked with a color.
        case stroke(PathElements, StrokeStyle, CGColor)
        /// A rectangle that is erased.
        case clear(CGRect)
        /// A gradient along a line.
        case linearGradient(CGGradient, start: CGPoint, end: CGPoint, CGGradientDrawingOptions)
        /// A gradient from one circle to another.
        case radialGradient(CGGradient, start: DrawingCircle, end: DrawingCircle, CGGradientDrawingOptions)
        /// A gradient around a point, starting at an angle in radians, in the direction from the x axis to the y axis.
        case conicGradient(CGGradient, center: CGPoint, angle: CGFloat)
        /// An image. Its bottom row is at the smallest y: it is upright where y grows up.
        case image(ImageContent, in: CGRect, CGInterpolationQuality)
        /// A repeated image, with one copy in the rectangle, within the clip.
        case tiledImage(ImageContent, in: CGRect, CGInterpolationQuality)
        /// A line of text.
        case text(TextRun)
        /// The drawing of a transparency layer, which is composited first and then drawn as a single object. The
        /// command's transform is always the identity.
        case layer(Drawing)
    }
}

/// A circle of a radial gradient.
package struct DrawingCircle: Hashable, Sendable {
    package var center: CGPoint
    package var radius: CGFloat

    package init(center: CGPoint, radius: CGFloat) {
        self.center = center
        self.radius = radius
    }
}

/// A clip of a command.
package struct DrawingClip: Hashable, Sendable {
    /// The shape of a clip.
    package enum Shape: Hashable, Sendable {
        /// The inside of a path.
        case path(PathElements, CGPathFillRule)
        /// The opaque parts of an image in a rectangle.
        case image(ImageContent, in: CGRect)
    }

    /// The shape, in its own coordinates.
    package var shape: Shape
    /// The transform from the shape's coordinates to the drawing's.
    package var transform: CGAffineTransform
}

/// A shadow.
package struct DrawingShadow: Hashable, Sendable {
    /// The offset, in the drawing's coordinates.
    package var offset: CGSize
    /// The blur radius.
    package var blur: CGFloat
    package var color: CGColor
}
