import UIKit

extension UIView {
    /// Gives every text in a view the lines and the height that it requires.
    func fitTexts() {
        switch self {
        case let label as UILabel: label.fitText()
        case let button as UIButton: button.fitText()
        case let field as UITextField: field.fitText()
        case let text as UITextView: text.fitText()
        case let stack as UIStackView: stack.fitArrangedTexts()
        case let scroll as UIScrollView where scroll.isPagingEnabled: scroll.fitPages()
        case is UINavigationBar, is UISearchBar, is UITableView, is UICollectionView: break
        case is UIControl, is UIImageView: break
        default: fitSubviews()
        }
    }

    private func fitSubviews() {
        guard !hasFixedSize else {
            maximumContentSizeCategory = .extraLarge
            return
        }
        guard !standsInARow else { return putTextsBelowEachOther() }
        subviews.forEach { $0.relaxHeight() }
        keepDistances()
        subviews.forEach { $0.fitTexts() }
    }

    /// Whether its contents are arranged in a row, including texts.
    private var standsInARow: Bool {
        let views = subviews
        return views.count > 1 && hasText
            && views.allSatisfy { view in
                views.allSatisfy { view.frame.minY < $0.frame.maxY && $0.frame.minY < view.frame.maxY }
            }
    }

    /// Whether it has a fixed height and width, like the circle around two letters.
    private var hasFixedSize: Bool { ownHeight != nil && constraint(for: .width) != nil }

    private var ownHeight: NSLayoutConstraint? { constraint(for: .height) }

    private func constraint(for attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint? {
        constraints.first {
            $0.firstItem === self && $0.firstAttribute == attribute && $0.secondItem == nil
                && $0.relation == .equal
        }
    }

    /// A height that was enough for one line of small text becomes the minimum.
    func relaxHeight() {
        guard hasText, let height = ownHeight else { return }
        height.isActive = false
        heightAnchor.constraint(greaterThanOrEqualToConstant: height.constant).isActive = true
    }

    /// Whether it contains text or a text input.
    var hasText: Bool {
        switch self {
        case is UILabel, is UITextField, is UITextView, is UIDatePicker: true
        case let button as UIButton: button.words != nil
        case is UIControl, is UIScrollView: false
        default: !hasFixedSize && subviews.contains(where: \.hasText)
        }
    }
}

extension UILabel {
    /// A single word, such as an amount, isn't wrapped but shrinks.
    fileprivate func fitText() {
        growWithText()
        if let text, !text.isEmpty, !text.contains(" ") {
            adjustsFontSizeToFitWidth = true
            minimumScaleFactor = 0.4
        } else {
            numberOfLines = 0
            setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        }
        if textAlignment == .right { textAlignment = .natural }
    }

    /// A font that the storyboard sets in points now follows the user's text size.
    func growWithText() {
        guard !adjustsFontForContentSizeCategory else { return }
        font = font.large(at: 44)
        adjustsFontForContentSizeCategory = true
    }
}

extension UITextField {
    /// Text that doesn't fit in the line shrinks, but not to its original size.
    fileprivate func fitText() {
        font = font?.large(at: 44)
        adjustsFontSizeToFitWidth = true
        minimumFontSize = 22
    }
}

extension UIScrollView {
    /// Pages next to each other don't scroll, and have space for the smallest of the large sizes.
    fileprivate func fitPages() {
        maximumContentSizeCategory = .accessibilityMedium
        for pages in subviews.compactMap({ $0 as? UIStackView }) {
            pages.arrangedSubviews.forEach { $0.fitTexts() }
        }
    }
}

extension UITextView {
    /// A text view for reading has its content's height; one for editing has space for some lines.
    fileprivate func fitText() {
        font = font?.large(at: 44)
        if isEditable {
            relaxHeight()
            heightAnchor.constraint(greaterThanOrEqualToConstant: 150).isActive = true
        } else {
            isScrollEnabled = false
        }
    }
}

extension UIButton {
    /// The button's title in a storyboard.
    var words: String? { configuration?.title ?? title(for: .normal) }

    /// A title next to others has one line: it grows, but less than body text.
    fileprivate func fitText() {
        guard configuration == nil, words != nil, let font = titleLabel?.font else { return }
        titleLabel?.font = font.large(at: 24)
        titleLabel?.adjustsFontForContentSizeCategory = true
    }
}

extension UIStackView {
    /// Texts next to each other move below each other, unless each is a symbol, such as a keypad's keys.
    fileprivate func fitArrangedTexts() {
        let texts = arrangedSubviews.filter(\.hasText)
        if axis == .horizontal, texts.count > 1, !texts.allSatisfy(\.isSign) {
            axis = .vertical
            alignment = texts.allSatisfy { $0 is UIButton } ? .fill : .leading
            distribution = .fill
        }
        arrangedSubviews.forEach { $0.relaxHeight() }
        arrangedSubviews.forEach { $0.fitTexts() }
    }
}

extension UIView {
    /// Whether it shows or accepts one letter.
    fileprivate var isSign: Bool {
        switch self {
        case let button as UIButton: (button.words ?? "").count < 2
        case let label as UILabel: (label.text ?? "").count < 2
        case let field as UITextField: (field.placeholder ?? "").isEmpty
        default: false
        }
    }
}

extension UIFont {
    /// A font that a storyboard sets in points, for the user's text size, up to a size in points.
    fileprivate func large(at limit: CGFloat) -> UIFont {
        UIFontMetrics(forTextStyle: pointSize < 28 ? .body : .largeTitle)
            .scaledFont(for: self, maximumPointSize: max(pointSize, limit))
    }
}
