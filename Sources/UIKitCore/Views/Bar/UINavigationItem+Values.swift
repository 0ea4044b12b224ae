extension UINavigationItem {
    /// When the title is large. iOS 11. Follows Apple's page "UINavigationItem.LargeTitleDisplayMode".
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As the page before it.
        case automatic = 0
        /// Large, where the bar prefers large titles.
        case always = 1
        /// Never large.
        case never = 2
        /// Small, in the bar's line, whatever the page before. iOS 17.
        case inline = 3
    }

    /// What the back button to this page says. iOS 14.
    /// Follows Apple's page "UINavigationItem.BackButtonDisplayMode".
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title, or "Back" or nothing where there is less room.
        case `default` = 0
        /// "Back", or nothing where there is less room.
        case generic = 1
        /// Nothing but the arrow.
        case minimal = 2
    }

    /// How the bar arranges the item. iOS 16. Follows Apple's page "UINavigationItem.ItemStyle".
    public enum ItemStyle: Int, Sendable {
        /// For going down and up: the title in the middle.
        case navigator = 0
        /// For content with a history of its own: the title at the leading edge.
        case browser = 1
        /// For a document that is edited: the title at the leading edge.
        case editor = 2
    }
}
