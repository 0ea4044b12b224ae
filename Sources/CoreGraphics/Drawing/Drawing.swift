/// What was drawn, as a value that can be compared: a list of commands, each with all that it depends on.
///
/// Its coordinates are those of a view: x goes right, y goes down, in points. Nothing in it refers to a context: a
/// picture is made of it command by command.
package struct Drawing: Hashable, Sendable {
    /// The commands, the first one drawn first.
    package var commands: [DrawingCommand]

    /// Creates a drawing; without commands an empty one.
    package init(commands: [DrawingCommand] = []) {
        self.commands = commands
    }

    /// Whether nothing was drawn.
    package var isEmpty: Bool { commands.isEmpty }
}

/// One thing that was drawn, and how.
package struct DrawingCommand: Hashable, Sendable {
    /// What was drawn, in coordinates of its own.
    package var content: Content
    /// The way from the content's coordinates to the drawing's.
    package var transform: CGAffineTransform
    /// What the content is cut to, all of them together.
    package var clips: [DrawingClip]
    /// The opacity that everything is multiplied by.
    package var alpha: CGFloat
    /// How it covers what lies beneath.
    package var blendMode: CGBlendMode
    /// Its shadow, or none.
    package var shadow: DrawingShadow?
    /// Whether its edges are smooth.
    package var isAntialiased: Bool

    /// What can be drawn.
    package enum Content: Hashable, Sendable {
        /// The inside of a path in a colour.
        case fill(PathElements, CGPathFillRule, CGColor)
        /// The line of a path in a colour.
        case stroke(PathElements, StrokeStyle, CGColor)
        /// A rectangle in which nothing is left of what was drawn before.
        case clear(CGRect)
        /// A gradient along a line.
        case linearGradient(CGGradient, start: CGPoint, end: CGPoint, CGGradientDrawingOptions)
        /// A gradient from one circle to another.
        case radialGradient(CGGradient, start: DrawingCircle, end: DrawingCircle, CGGradientDrawingOptions)
        /// A gradient around a point, from an angle in radians on; it goes from the x axis to the y axis.
        case conicGradient(CGGradient, center: CGPoint, angle: CGFloat)
        /// An image. Its lowest row lies where y is least: it is upright where y goes up.
        case image(ImageContent, in: CGRect, CGInterpolationQuality)
        /// An image over and over, one of them in the rectangle, as far as the clips allow.
        case tiledImage(ImageContent, in: CGRect, CGInterpolationQuality)
        /// A line of text.
        case text(TextRun)
        /// What was drawn in a transparency layer: it is put together first, and then drawn as one. Its transform is
        /// always the identity.
        case layer(Drawing)
    }
}

/// A circle of a radial gradient.
package struct DrawingCircle: Hashable, Sendable {
    /// Its centre.
    package var center: CGPoint
    /// Its radius.
    package var radius: CGFloat

    /// Creates a circle.
    package init(center: CGPoint, radius: CGFloat) {
        self.center = center
        self.radius = radius
    }
}

/// What a command is cut to.
package struct DrawingClip: Hashable, Sendable {
    /// What can be cut to.
    package enum Shape: Hashable, Sendable {
        /// The inside of a path.
        case path(PathElements, CGPathFillRule)
        /// An image in a rectangle, as far as it is opaque.
        case image(ImageContent, in: CGRect)
    }

    /// The shape, in coordinates of its own.
    package var shape: Shape
    /// The way from the shape's coordinates to the drawing's.
    package var transform: CGAffineTransform
}

/// A shadow.
package struct DrawingShadow: Hashable, Sendable {
    /// How far it is moved, in the drawing's coordinates.
    package var offset: CGSize
    /// How far it is blurred.
    package var blur: CGFloat
    /// Its colour.
    package var color: CGColor
}
