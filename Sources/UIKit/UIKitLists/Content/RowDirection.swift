/// The arrangement of a row's image, text and secondary text.
///
/// At accessibility text sizes, the texts of a standard row are stacked, and aren't truncated. Follows Apple's session "Building Apps with
/// Dynamic Type" of WWDC 2017. The image is above the texts, as in the session's example from Siri: no source documents its position in
/// rows. Evidence: hunt-sizes-01.
enum RowDirection {
    /// Side by side.
    case horizontal
    /// Stacked, each with the entire width.
    case vertical

    init(at category: UIContentSizeCategory) {
        self = category.isAccessibilityCategory ? .vertical : .horizontal
    }
}

extension UIView {
    /// The arrangement at the current text size.
    var rowDirection: RowDirection { RowDirection(at: traitCollection.preferredContentSizeCategory) }
}
