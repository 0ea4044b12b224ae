extension UIPageViewController {
    /// The transition styles. Follows Apple's page "UIPageViewController.TransitionStyle".
    public enum TransitionStyle: Int, Sendable {
        /// Pages curl as in a book.
        case pageCurl
        /// Pages scroll.
        case scroll
    }

    /// The directions in which pages are arranged. Follows Apple's page "UIPageViewController.NavigationOrientation".
    public enum NavigationOrientation: Int, Sendable {
        /// Left to right.
        case horizontal
        /// Top to bottom.
        case vertical
    }

    /// The directions of a page change. Follows Apple's page "UIPageViewController.NavigationDirection".
    public enum NavigationDirection: Int, Sendable {
        /// To the right, or downward.
        case forward
        /// To the left, or upward.
        case reverse
    }

    /// The position of the spine. Follows Apple's page "UIPageViewController.SpineLocation".
    public enum SpineLocation: Int, Sendable {
        /// No spine: scrolling pages.
        case none
        /// At the left or top; one page is shown.
        case min
        /// In the middle; two pages are shown.
        case mid
        /// At the right or bottom; one page is shown.
        case max
    }

    /// The keys of the initializer's options. Follows Apple's page "UIPageViewController.OptionsKey".
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The raw value.
        public let rawValue: String

        /// Creates a key from a raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The raw value of a ``SpineLocation``, for curling pages. Default: `min`.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")

        /// The space between two scrolling pages, in points. Default 0. iOS 6.
        public static let interPageSpacing = OptionsKey(
            rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }
}
