/// Where the arrow of an edit menu points. iOS 16. Follows Apple's page "UIEditMenuArrowDirection".
public enum UIEditMenuArrowDirection: Int, Sendable {
    /// As there is room: down, if the menu fits over its source.
    case automatic = 0
    /// Up: the menu lies beneath its source.
    case up = 1
    /// Down: the menu lies over its source.
    case down = 2
    /// To the left.
    case left = 3
    /// To the right.
    case right = 4
}

/// What an edit menu is for, and where. iOS 16. Follows Apple's page "UIEditMenuConfiguration".
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
    private let identifierStorage: AnyHashable
    private let pointStorage: CGPoint

    /// Creates a configuration for a point of the interaction's view. Without an identifier it gets one of its own.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        identifierStorage = identifier ?? AnyHashable(UUID())
        pointStorage = sourcePoint
        super.init()
    }

    /// What tells the configuration from others.
    public var identifier: AnyHashable { identifierStorage }

    /// The point of the interaction's view that the menu is for.
    open var sourcePoint: CGPoint { pointStorage }

    /// Where the arrow points. Default `.automatic`.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic
}
