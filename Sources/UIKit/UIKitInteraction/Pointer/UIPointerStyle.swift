/// The appearance of the pointer over a region, or its effect on the content. iOS 13.4. Follows Apple's page "UIPointerStyle".
@preconcurrency @MainActor
open class UIPointerStyle: UIHoverStyle {
    enum Look {
        case effect(UIPointerEffect, UIPointerShape?)
        case shape(UIPointerShape, UIAxis)
        case hidden
        case system
    }

    let look: Look

    init(_ look: Look) {
        self.look = look
        super.init()
    }

    /// Creates a style with an effect on the content and a shape of the pointer; `nil` for the content's shape. Follows Apple's page
    /// "init(effect:shape:)".
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        self.init(.effect(effect, shape))
    }

    /// Creates a style with a pointer shape, which is centered in the region along the axes. Follows Apple's page
    /// "init(shape:constrainedAxes:)".
    public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
        self.init(.shape(shape, constrainedAxes))
    }

    /// Returns a style without a pointer. Follows Apple's page "hidden()".
    open class func hidden() -> UIPointerStyle { UIPointerStyle(.hidden) }

    /// Returns a style with the system's pointer, for showing accessories. iOS 15. Follows Apple's page "system()".
    open class func system() -> UIPointerStyle { UIPointerStyle(.system) }

    /// The accessories of the pointer. Default empty. iOS 15. Follows Apple's page "accessories".
    open var accessories: [UIPointerAccessory] = []

    /// Returns a new style with the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let made = UIPointerStyle(look)
        made.accessories = accessories
        return made
    }
}

/// The effect on the content under the pointer. iOS 13.4. Follows Apple's page "UIPointerEffect".
@preconcurrency @MainActor
public enum UIPointerEffect: UIHoverEffect {
    /// The system's choice of effect.
    case automatic(UITargetedPreview)
    /// The pointer becomes the background of the content.
    case highlight(UITargetedPreview)
    /// The pointer disappears, and the content is lifted.
    case lift(UITargetedPreview)
    /// The pointer stays visible, and the content is tinted, scaled or has a shadow.
    case hover(
        UITargetedPreview, preferredTintMode: UIPointerEffect.TintMode = .overlay,
        prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)

    /// The preview of the content. Follows Apple's page "preview".
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview): preview
        case .hover(let preview, _, _, _): preview
        }
    }

    /// The position of the tint of hovered content. Follows Apple's page "UIPointerEffect.TintMode".
    public enum TintMode: Hashable, Sendable {
        /// No tint.
        case none
        /// In front of the content.
        case overlay
        /// Behind the content.
        case underlay
    }
}

/// The shape of the pointer. iOS 13.4. Follows Apple's page "UIPointerShape".
public enum UIPointerShape {
    /// A path. With an effect, it is in the coordinates of the preview's container; otherwise its origin is at the pointer's location.
    case path(UIBezierPath)
    /// A rounded rectangle. With an effect, it is in the coordinates of the preview's container; otherwise it is centered at the
    /// pointer's location and offset by its origin.
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    /// A vertical line, as over text.
    case verticalBeam(length: CGFloat)
    /// A horizontal line.
    case horizontalBeam(length: CGFloat)

    /// The system's corner radius. Follows Apple's page "defaultCornerRadius".
    public static let defaultCornerRadius: CGFloat = 8
}

/// A shape next to the pointer, such as an arrow. iOS 15. Follows Apple's page "UIPointerAccessory".
@preconcurrency @MainActor
open class UIPointerAccessory: NSObject, @preconcurrency NSCopying {
    /// The position of an accessory around the pointer. Follows Apple's page "UIPointerAccessory.Position".
    public struct Position: Hashable, Sendable {
        /// The system's distance. Follows Apple's page "defaultOffset".
        public static let defaultOffset: CGFloat = 8

        /// The distance from the pointer, in points. Follows Apple's page "offset".
        public var offset: CGFloat
        /// The angle clockwise from the top, in radians. Follows Apple's page "angle".
        public var angle: CGFloat

        /// Creates a position. Follows Apple's page "init(offset:angle:)".
        public init(offset: CGFloat = Position.defaultOffset, angle: CGFloat = 0) {
            self.offset = offset
            self.angle = angle
        }

        /// Above the pointer.
        public static var top: Position { Position() }
        /// Above and to the right of the pointer.
        public static var topRight: Position { Position(angle: .pi / 4) }
        /// To the right of the pointer.
        public static var right: Position { Position(angle: .pi / 2) }
        /// Below and to the right of the pointer.
        public static var bottomRight: Position { Position(angle: .pi * 3 / 4) }
        /// Below the pointer.
        public static var bottom: Position { Position(angle: .pi) }
        /// Below and to the left of the pointer.
        public static var bottomLeft: Position { Position(angle: .pi * 5 / 4) }
        /// To the left of the pointer.
        public static var left: Position { Position(angle: .pi * 3 / 2) }
        /// Above and to the left of the pointer.
        public static var topLeft: Position { Position(angle: .pi * 7 / 4) }
    }

    private let ownShape: UIPointerShape
    private let ownPosition: Position

    init(shape: UIPointerShape, at position: Position) {
        ownShape = shape
        ownPosition = position
        super.init()
    }

    /// Creates an accessory with a shape. Follows Apple's page "init(_:position:)".
    public convenience init(_ shape: UIPointerShape, position: UIPointerAccessory.Position) {
        self.init(shape: shape, at: position)
    }

    /// Returns an arrow that points away from the pointer. Follows Apple's page "arrow(_:)".
    public class func arrow(_ position: UIPointerAccessory.Position) -> UIPointerAccessory {
        let arrow = UIBezierPath()
        arrow.move(to: CGPoint(x: 0, y: 6))
        arrow.addLine(to: CGPoint(x: 5, y: 0))
        arrow.addLine(to: CGPoint(x: 10, y: 6))
        arrow.close()
        let made = UIPointerAccessory(.path(arrow), position: position)
        made.orientationMatchesAngle = true
        return made
    }

    /// The shape of the accessory. Follows Apple's page "shape".
    public var shape: UIPointerShape { ownShape }

    /// The position around the pointer. Follows Apple's page "position".
    open var position: UIPointerAccessory.Position { ownPosition }

    /// Whether the shape is rotated by the angle of its position. Default `false`. Follows Apple's page "orientationMatchesAngle".
    open var orientationMatchesAngle = false

    /// Returns a new accessory with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let made = UIPointerAccessory(shape: ownShape, at: ownPosition)
        made.orientationMatchesAngle = orientationMatchesAngle
        return made
    }
}
