extension UIButton.Configuration {
    /// How round the corners are. Follows Apple's page "UIButton.Configuration.CornerStyle".
    public enum CornerStyle: Int, Sendable {
        /// As the background says.
        case fixed = -1
        /// As the background says, larger with larger text.
        case dynamic = 0
        /// A little.
        case small = 1
        /// More.
        case medium = 2
        /// Much.
        case large = 3
        /// Half circles.
        case capsule = 4
    }

    /// How large a button is. Follows Apple's page "UIButton.Configuration.Size".
    public enum Size: Int, Sendable {
        /// The usual size.
        case medium
        /// Smaller.
        case small
        /// The smallest.
        case mini
        /// Larger.
        case large

        /// The distances around the content by default.
        var contentInsets: NSDirectionalEdgeInsets {
            switch self {
            case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
            case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
            }
        }
    }

    /// At which side title and subtitle meet. Follows Apple's page "UIButton.Configuration.TitleAlignment".
    public enum TitleAlignment: Int, Sendable {
        /// Where the image or the text says.
        case automatic
        /// Where lines begin.
        case leading
        /// In the middle.
        case center
        /// Where lines end.
        case trailing
    }

    /// Whether a mark shows that there is a menu. iOS 16.
    ///
    /// Follows Apple's page "UIButton.Configuration.Indicator".
    public enum Indicator: Int, Sendable {
        /// As the button's menu has it.
        case automatic
        /// No mark.
        case none
        /// The mark of a menu that chooses one of its elements.
        case popup
    }
}
