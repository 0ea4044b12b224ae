/// The direction of an edit menu's arrow. iOS 16. Follows Apple's page "UIEditMenuArrowDirection".
public enum UIEditMenuArrowDirection: Int, Sendable {
    /// Depends on the available space: down if the menu fits above its source.
    case automatic = 0
    /// Up: the menu is below its source.
    case up = 1
    /// Down: the menu is above its source.
    case down = 2
    /// To the left.
    case left = 3
    /// To the right.
    case right = 4
}

/// The identifier and the source point of an edit menu. iOS 16. Follows Apple's page "UIEditMenuConfiguration".
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
    private let identifierStorage: AnyHashable
    private let pointStorage: CGPoint

    /// Creates a configuration for a point in the interaction's view. Without an identifier it gets a unique one.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        identifierStorage = identifier ?? AnyHashable(UUID())
        pointStorage = sourcePoint
        super.init()
    }

    /// The identifier of the configuration.
    public var identifier: AnyHashable { identifierStorage }

    /// The point in the interaction's view that the menu is for.
    open var sourcePoint: CGPoint { pointStorage }

    /// The preferred direction of the arrow. Default `.automatic`.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic
}
