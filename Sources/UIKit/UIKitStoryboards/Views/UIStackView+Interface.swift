import InterfaceFiles

extension UIStackView {
    /// Reads the attributes of a stack view. Its subviews exist already.
    func readStack(_ reader: InterfaceReader) {
        if let axis: NSLayoutConstraint.Axis = reader.choice("axis", .interfaceWords) { self.axis = axis }
        if let alignment: Alignment = reader.choice("alignment", .interfaceWords) {
            self.alignment = alignment
        }
        if let distribution: Distribution = reader.choice("distribution", .interfaceWords) {
            self.distribution = distribution
        }
        reader.number("spacing", self, \.spacing)
        if reader["spacingType"] == "standard" { spacing = UIStackView.spacingUseSystem }
        reader.bool("baselineRelativeArrangement", self, \.isBaselineRelativeArrangement)
        reader.bool("layoutMarginsRelativeArrangement", self, \.isLayoutMarginsRelativeArrangement)
    }
}

extension [String: NSLayoutConstraint.Axis] {
    static let interfaceWords: Self = ["horizontal": .horizontal, "vertical": .vertical]
}

extension [String: UIStackView.Alignment] {
    static let interfaceWords: Self = [
        "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
        "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
    ]
}

extension [String: UIStackView.Distribution] {
    static let interfaceWords: Self = [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]
}
