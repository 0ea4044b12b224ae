extension UIScrollView {
    /// The rate of deceleration after a drag: the fraction of the speed that remains after a millisecond.
    ///
    /// Follows Apple's page "UIScrollView.DecelerationRate".
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The remaining fraction.
        public var rawValue: CGFloat

        /// Creates a rate.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The default: 0.998.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// A faster deceleration: 0.99.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// The condition for adding the safe area to the content inset. iOS 11.
    ///
    /// Follows Apple's page "UIScrollView.ContentInsetAdjustmentBehavior".
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Like ``scrollableAxes``, and always at the top and bottom if the scroll view is the content of a page in a navigation or tab bar
        /// controller.
        case automatic = 0
        /// On the axes on which the content scrolls or always bounces.
        case scrollableAxes = 1
        /// Never.
        case never = 2
        /// At all edges.
        case always = 3
    }

    /// Whether a drag dismisses the keyboard. Follows Apple's page "UIScrollView.KeyboardDismissMode". iOS 7.
    public enum KeyboardDismissMode: Int, Sendable {
        /// A drag doesn't dismiss the keyboard.
        case none = 0
        /// The start of a drag dismisses the keyboard.
        case onDrag = 1
        /// A touch that moves down over the keyboard and ends there dismisses it. On Linux the keyboard doesn't follow the touch.
        case interactive = 2
        /// Like ``onDrag``, with the input accessory view. iOS 16.
        case onDragWithAccessory = 3
        /// Like ``interactive``, with the input accessory view. iOS 16.
        case interactiveWithAccessory = 4
    }

    /// The style of the indicators. Follows Apple's page "UIScrollView.IndicatorStyle".
    public enum IndicatorStyle: Int, Sendable {
        /// Dark with a light border, for any content.
        case `default` = 0
        /// Black, for light content.
        case black = 1
        /// White, for dark content.
        case white = 2
    }
}
