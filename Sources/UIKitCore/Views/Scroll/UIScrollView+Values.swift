extension UIScrollView {
    /// How fast content that goes on by itself slows down: the part of its speed that is left after a millisecond.
    ///
    /// Follows Apple's page "UIScrollView.DecelerationRate".
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The part that is left.
        public var rawValue: CGFloat

        /// Creates a rate.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The default: 0.998.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// Ends sooner: 0.99.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// When the safe area is added to the content inset. iOS 11.
    ///
    /// Follows Apple's page "UIScrollView.ContentInsetAdjustmentBehavior".
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// As ``scrollableAxes``, and above and below always, where the scroll view is the content of a page in a stack
        /// or a tab.
        case automatic = 0
        /// In the directions in which the content scrolls or always bounces.
        case scrollableAxes = 1
        /// Never.
        case never = 2
        /// At all edges.
        case always = 3
    }

    /// Whether a drag sends the keyboard away. Follows Apple's page "UIScrollView.KeyboardDismissMode". iOS 7.
    public enum KeyboardDismissMode: Int, Sendable {
        /// No.
        case none = 0
        /// As soon as a drag begins.
        case onDrag = 1
        /// When the finger goes down into the keyboard and is lifted there. On Linux the keyboard does not follow the finger.
        case interactive = 2
        /// As ``onDrag``, with what stands above the keyboard. iOS 16.
        case onDragWithAccessory = 3
        /// As ``interactive``, with what stands above the keyboard. iOS 16.
        case interactiveWithAccessory = 4
    }

    /// The look of the indicators. Follows Apple's page "UIScrollView.IndicatorStyle".
    public enum IndicatorStyle: Int, Sendable {
        /// Dark with a light rim, for any content.
        case `default` = 0
        /// Black, for light content.
        case black = 1
        /// White, for dark content.
        case white = 2
    }
}
