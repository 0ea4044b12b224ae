/// How the pointer looks over a region, or what happens to the content there. iOS 13.4. Follows Apple's page "UIPointerStyle".
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

    /// Creates a style that does something to the content, and gives the pointer a shape; `nil` for that of the content. Follows
    /// Apple's page "init(effect:shape:)".
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        self.init(.effect(effect, shape))
    }

    /// Creates a style with a shape for the pointer, which is in the middle of the region along the axes. Follows Apple's page
    /// "init(shape:constrainedAxes:)".
    public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
        self.init(.shape(shape, constrainedAxes))
    }

    /// A style without a pointer. Follows Apple's page "hidden()".
    open class func hidden() -> UIPointerStyle { UIPointerStyle(.hidden) }

    /// A style with the system's pointer, to show accessories beside it. iOS 15. Follows Apple's page "system()".
    open class func system() -> UIPointerStyle { UIPointerStyle(.system) }

    /// What is shown beside the pointer. Default empty. iOS 15. Follows Apple's page "accessories".
    open var accessories: [UIPointerAccessory] = []

    /// A new style with the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let made = UIPointerStyle(look)
        made.accessories = accessories
        return made
    }
}

/// What happens to the content that the pointer is over. iOS 13.4. Follows Apple's page "UIPointerEffect".
@preconcurrency @MainActor
public enum UIPointerEffect {
    /// What the system thinks right for the content.
    case automatic(UITargetedPreview)
    /// The pointer becomes the ground of the content.
    case highlight(UITargetedPreview)
    /// The pointer goes, and the content is lifted.
    case lift(UITargetedPreview)
    /// The pointer stays, and the content is tinted, scaled or has a shadow.
    case hover(
        UITargetedPreview, preferredTintMode: UIPointerEffect.TintMode = .overlay,
        prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)

    /// The content. Follows Apple's page "preview".
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview): preview
        case .hover(let preview, _, _, _): preview
        }
    }

    /// Where the tint of hovered content is. Follows Apple's page "UIPointerEffect.TintMode".
    public enum TintMode: Hashable, Sendable {
        /// Nowhere.
        case none
        /// In front of the content.
        case overlay
        /// Behind the content.
        case underlay
    }
}

/// The shape of the pointer. iOS 13.4. Follows Apple's page "UIPointerShape".
public enum UIPointerShape {
    /// A path. With an effect it is in the coordinates of the preview's container; alone its origin is where the pointer is.
    case path(UIBezierPath)
    /// A rectangle with round corners. With an effect it is in the coordinates of the preview's container; alone the pointer is in its
    /// middle, and its origin moves it away.
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    /// An upright line, as over text.
    case verticalBeam(length: CGFloat)
    /// A level line.
    case horizontalBeam(length: CGFloat)

    /// The radius of corners that the system takes. Follows Apple's page "defaultCornerRadius".
    public static let defaultCornerRadius: CGFloat = 8
}

/// Something beside the pointer, such as an arrow. iOS 15. Follows Apple's page "UIPointerAccessory".
@preconcurrency @MainActor
open class UIPointerAccessory: NSObject, @preconcurrency NSCopying {
    /// Where an accessory is around the pointer. Follows Apple's page "UIPointerAccessory.Position".
    public struct Position: Hashable, Sendable {
        /// The distance that the system takes. Follows Apple's page "defaultOffset".
        public static let defaultOffset: CGFloat = 8

        /// How far away from the pointer, in points. Follows Apple's page "offset".
        public var offset: CGFloat
        /// Clockwise from the top, in radians. Follows Apple's page "angle".
        public var angle: CGFloat

        /// Creates a position. Follows Apple's page "init(offset:angle:)".
        public init(offset: CGFloat = Position.defaultOffset, angle: CGFloat = 0) {
            self.offset = offset
            self.angle = angle
        }

        /// Above.
        public static var top: Position { Position() }
        /// Above at the right.
        public static var topRight: Position { Position(angle: .pi / 4) }
        /// At the right.
        public static var right: Position { Position(angle: .pi / 2) }
        /// Beneath at the right.
        public static var bottomRight: Position { Position(angle: .pi * 3 / 4) }
        /// Beneath.
        public static var bottom: Position { Position(angle: .pi) }
        /// Beneath at the left.
        public static var bottomLeft: Position { Position(angle: .pi * 5 / 4) }
        /// At the left.
        public static var left: Position { Position(angle: .pi * 3 / 2) }
        /// Above at the left.
        public static var topLeft: Position { Position(angle: .pi * 7 / 4) }
    }

    private let ownShape: UIPointerShape
    private let ownPosition: Position

    init(shape: UIPointerShape, at position: Position) {
        ownShape = shape
        ownPosition = position
        super.init()
    }

    /// Creates an accessory of a shape. Follows Apple's page "init(_:position:)".
    public convenience init(_ shape: UIPointerShape, position: UIPointerAccessory.Position) {
        self.init(shape: shape, at: position)
    }

    /// An arrow that points away from the pointer. Follows Apple's page "arrow(_:)".
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

    /// The shape. Follows Apple's page "shape".
    public var shape: UIPointerShape { ownShape }

    /// The place around the pointer. Follows Apple's page "position".
    open var position: UIPointerAccessory.Position { ownPosition }

    /// Whether the shape is turned by the angle of its place. Default `false`. Follows Apple's page "orientationMatchesAngle".
    open var orientationMatchesAngle = false

    /// A new accessory with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let made = UIPointerAccessory(shape: ownShape, at: ownPosition)
        made.orientationMatchesAngle = orientationMatchesAngle
        return made
    }
}
