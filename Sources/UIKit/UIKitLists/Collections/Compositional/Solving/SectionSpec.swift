/// A header, footer or other view at a section's edge, as a value.
struct BoundarySpec {
    var kind: String
    var size: SizeSpec
    var alignment: NSRectAlignment
    var offset = CGPoint.zero
    /// Whether the view extends the section.
    var extends = true
    var pins = false
    var zIndex = 0
    var insets = NSDirectionalEdgeInsets.zero
}

/// A view behind a section, as a value.
struct DecorationSpec {
    var kind: String
    var insets = NSDirectionalEdgeInsets.zero
    var zIndex = 0
}

/// A section of a compositional layout, as a value.
struct SectionSpec {
    var group: ItemSpec
    var spacing: CGFloat = 0
    var insets = NSDirectionalEdgeInsets.zero
    var boundary: [BoundarySpec] = []
    var decorations: [DecorationSpec] = []
    /// Whether headers and footers follow the section's horizontal insets.
    var boundaryFollowsInsets = true
    var scrolling = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

    var motion = LaneMotion()

    var isLane: Bool { scrolling != .none }
}

/// The orthogonal scrolling properties of a section; `nil` uses the behavior's values.
struct LaneMotion {
    var deceleration: CGFloat?
    var bounces: Bool?
}

/// The preferred sizes of a section's views.
struct SectionSizes {
    var items: [Int: CGSize] = [:]
    var boundary: [String: CGSize] = [:]

    var isEmpty: Bool { items.isEmpty && boundary.isEmpty }
}
