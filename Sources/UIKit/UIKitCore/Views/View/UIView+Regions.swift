extension UIView {
    /// A region of a view for layout: its safe area, its margins or its readable content. iOS 26.
    ///
    /// On Linux scenes fill the screen and have no window controls, so corner adaptation adds no insets. Follows Apple's page
    /// "UIView.LayoutRegion".
    public struct LayoutRegion: Hashable {
        /// The axis on which a region is inset where a corner of the window overlaps it.
        public enum AdaptivityAxis: Hashable {
            /// At the leading and trailing edges.
            case horizontal
            /// At the top and bottom edges.
            case vertical
        }

        fileprivate enum Kind {
            case safeArea, margins, readableContent
        }

        fileprivate let kind: Kind
        private let cornerAdaptation: AdaptivityAxis?

        private init(_ kind: Kind, _ cornerAdaptation: AdaptivityAxis?) {
            self.kind = kind
            self.cornerAdaptation = cornerAdaptation
        }

        /// Returns the region of the safe area. Follows Apple's page "safeArea(cornerAdaptation:)".
        public static func safeArea(cornerAdaptation: UIView.LayoutRegion.AdaptivityAxis? = nil)
            -> UIView.LayoutRegion
        {
            UIView.LayoutRegion(.safeArea, cornerAdaptation)
        }

        /// Returns the region within the layout margins. Follows Apple's page "margins(cornerAdaptation:)".
        public static func margins(cornerAdaptation: UIView.LayoutRegion.AdaptivityAxis? = nil)
            -> UIView.LayoutRegion
        {
            UIView.LayoutRegion(.margins, cornerAdaptation)
        }

        /// Returns the region within the margins with a readable width. Follows Apple's page "readableContent(cornerAdaptation:)".
        public static func readableContent(cornerAdaptation: UIView.LayoutRegion.AdaptivityAxis? = nil)
            -> UIView.LayoutRegion
        {
            UIView.LayoutRegion(.readableContent, cornerAdaptation)
        }
    }

    /// Returns the guide of a region. Equal regions have the same guide. iOS 26. Follows Apple's page "layoutGuide(for:)".
    public func layoutGuide(for region: UIView.LayoutRegion) -> UILayoutGuide {
        switch region.kind {
        case .safeArea: safeAreaLayoutGuide
        case .margins: layoutMarginsGuide
        case .readableContent: readableContentGuide
        }
    }

    /// Returns the insets of a region from the bounds. iOS 26. Follows Apple's page "edgeInsets(for:)".
    public func edgeInsets(for region: UIView.LayoutRegion) -> UIEdgeInsets {
        switch region.kind {
        case .safeArea: safeAreaInsets
        case .margins: layoutMargins
        case .readableContent: ReadableWidth.insets(of: self)
        }
    }

    /// Returns the insets of a region from the bounds, with leading and trailing edges. iOS 26.
    ///
    /// Follows Apple's page "directionalEdgeInsets(for:)".
    public func directionalEdgeInsets(for region: UIView.LayoutRegion) -> NSDirectionalEdgeInsets {
        let insets = edgeInsets(for: region)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return NSDirectionalEdgeInsets(
            top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
            trailing: isRightToLeft ? insets.left : insets.right)
    }
}
