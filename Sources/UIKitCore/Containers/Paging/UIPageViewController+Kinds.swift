extension UIPageViewController {
    /// How pages are turned. Follows Apple's page "UIPageViewController.TransitionStyle".
    public enum TransitionStyle: Int, Sendable {
        /// As the leaves of a book.
        case pageCurl
        /// By scrolling.
        case scroll
    }

    /// In which direction pages lie. Follows Apple's page "UIPageViewController.NavigationOrientation".
    public enum NavigationOrientation: Int, Sendable {
        /// From left to right.
        case horizontal
        /// From top to bottom.
        case vertical
    }

    /// Which way a change goes. Follows Apple's page "UIPageViewController.NavigationDirection".
    public enum NavigationDirection: Int, Sendable {
        /// To the right, or downwards.
        case forward
        /// To the left, or upwards.
        case reverse
    }

    /// Where the leaves of a book are bound. Follows Apple's page "UIPageViewController.SpineLocation".
    public enum SpineLocation: Int, Sendable {
        /// Nowhere: pages that scroll.
        case none
        /// At the left or the top; one page is shown.
        case min
        /// In the middle; two pages are shown.
        case mid
        /// At the right or the bottom; one page is shown.
        case max
    }

    /// The names of what a controller can be made with. Follows Apple's page "UIPageViewController.OptionsKey".
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String

        /// The key with a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The raw value of a ``SpineLocation``, for pages that curl. Default: `min`.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")

        /// The space between two pages that scroll, in points. Default 0. iOS 6.
        public static let interPageSpacing = OptionsKey(
            rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }
}
