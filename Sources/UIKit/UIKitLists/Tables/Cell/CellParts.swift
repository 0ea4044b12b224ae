/// The labels and the image of a cell's style.
struct CellParts {
    enum Kind {
        case main
        case detail
    }

    var main: UILabel?
    var detail: UILabel?
    var image: UIImageView?

    var isEmpty: Bool { main == nil && detail == nil && image == nil }
}

extension UITableViewCell {
    func label(_ kind: CellParts.Kind) -> UILabel? {
        switch kind {
        case .main:
            if let label = parts.main { return label }
            let label = makeMainLabel()
            parts.main = label
            return label
        case .detail:
            if let label = parts.detail { return label }
            let label = makeDetailLabel()
            parts.detail = label
            return label
        }
    }

    var ownImageView: UIImageView? {
        if let image = parts.image { return image }
        guard style != .value2 else { return nil }
        let image = CellImageView(frame: .zero)
        image.contentMode = .scaleAspectFit
        content.insertSubview(image, at: 0)
        parts.image = image
        return image
    }

    private func makeMainLabel() -> CellLabel {
        let label = makeLabel(style == .value2 ? .caption1 : .body)
        if style == .value2 {
            label.textAlignment = isRightToLeft ? .left : .right
            label.textColor = tintColor
        }
        return label
    }

    private func makeDetailLabel() -> CellLabel? {
        switch style {
        case .default: return nil
        case .value1:
            let label = makeLabel(.body)
            label.textColor = .secondaryLabel
            return label
        case .value2, .subtitle: return makeLabel(.caption1)
        }
    }

    private func makeLabel(_ style: UIFont.TextStyle) -> CellLabel {
        let label = CellLabel(frame: .zero)
        label.clipsToBounds = false
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        content.addSubview(label)
        return label
    }

    var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Called when a label or the image may need another frame.
    func contentMayHaveChanged() {
        setNeedsLayout()
    }
}
