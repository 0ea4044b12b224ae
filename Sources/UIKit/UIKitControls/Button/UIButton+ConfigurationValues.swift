extension UIButton.Configuration {
    /// The style of a button's corners. Follows Apple's page "UIButton.Configuration.CornerStyle".
    public enum CornerStyle: Int, Sendable {
        /// The background's corner radius.
        case fixed = -1
        /// The background's corner radius, scaled with the text size.
        case dynamic = 0
        /// A small corner radius.
        case small = 1
        /// A medium corner radius.
        case medium = 2
        /// A large corner radius.
        case large = 3
        /// The corner radius of a capsule.
        case capsule = 4
    }

    /// The size of a button. Follows Apple's page "UIButton.Configuration.Size".
    public enum Size: Int, Sendable {
        /// The default size.
        case medium
        /// A smaller size.
        case small
        /// The smallest size.
        case mini
        /// A larger size.
        case large

        /// The default insets of the content.
        var contentInsets: NSDirectionalEdgeInsets {
            switch self {
            case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
            case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
            }
        }
    }

    /// The alignment of the title and the subtitle. Follows Apple's page "UIButton.Configuration.TitleAlignment".
    public enum TitleAlignment: Int, Sendable {
        /// Depends on the image and the text.
        case automatic
        /// At the leading edge.
        case leading
        /// At the center.
        case center
        /// At the trailing edge.
        case trailing
    }

    /// The indicator that a button has a menu. iOS 16.
    ///
    /// Follows Apple's page "UIButton.Configuration.Indicator".
    public enum Indicator: Int, Sendable {
        /// Depends on the button's menu.
        case automatic
        /// No indicator.
        case none
        /// The indicator of a pop-up button, whose menu selects one of its elements.
        case popup
    }
}
