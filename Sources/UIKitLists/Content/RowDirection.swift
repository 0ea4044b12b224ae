/// How an image, a text and a second text share the width of a row.
///
/// At the accessibility sizes the texts of a standard row stand below each other, and all of their words are visible. Follows
/// Apple's session "Building Apps with Dynamic Type" of WWDC 2017. The image stands above them, as in the page of Siri that the session
/// shows: no source says where rows have it. Evidence: hunt-sizes-01.
enum RowDirection {
    /// Beside each other.
    case horizontal
    /// Below each other, each in the whole width.
    case vertical

    init(at category: UIContentSizeCategory) {
        self = category.isAccessibilityCategory ? .vertical : .horizontal
    }
}

extension UIView {
    /// How rows share their width at the text size of the surroundings.
    var rowDirection: RowDirection { RowDirection(at: traitCollection.preferredContentSizeCategory) }
}
