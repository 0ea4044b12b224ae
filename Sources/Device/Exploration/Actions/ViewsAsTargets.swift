import Simulator

extension UIView {
    /// The text of a view, or its VoiceOver label.
    var wordsOfView: String? {
        switch self {
        case let item as BarItemView: item.title ?? item.accessibilityLabel ?? item.accessibilityIdentifier
        case let button as UIButton:
            button.currentTitle ?? button.currentAttributedTitle?.string ?? spokenWords
        case let field as UITextField: field.placeholder ?? spokenWords
        case is UITextView: spokenWords
        default: spokenWords ?? firstText
        }
    }

    private var spokenWords: String? { accessibilityLabel ?? accessibilityIdentifier }

    private var firstText: String? {
        if let label = self as? UILabel { return label.text }
        return subviews.lazy.filter { !$0.isHidden }.compactMap(\.firstText).first
    }

    /// Whether the app has added a tap recognizer to the view.
    var hasTap: Bool {
        gestureRecognizers?.contains {
            $0 is UITapGestureRecognizer && $0.isEnabled && $0.view === self
                && !($0.delegate is BarScrollToTop)
        } ?? false
    }

    /// Whether a long press on it opens something.
    var opensByLongPress: Bool {
        interactions.contains { $0 is UIContextMenuInteraction }
            || gestureRecognizers?.contains {
                type(of: $0) == UILongPressGestureRecognizer.self && $0.isEnabled
            }
                ?? false
    }

    /// The common identity of similar rows: the class, the reuse identifier and the accessory.
    var groupInList: String {
        let type = String(describing: type(of: self))
        switch self {
        case let cell as UITableViewCell:
            return "\(type) \(cell.reuseIdentifier ?? "alone") \(cell.accessoryType.rawValue)"
        case let cell as UICollectionViewCell: return "\(type) \(cell.reuseIdentifier ?? "alone")"
        default: return type
        }
    }
}

extension UIView {
    /// The user's choice in the control, if it has a few possible values.
    var choice: String? {
        switch self {
        case let toggle as UISwitch: toggle.isOn ? " on" : " off"
        case let segments as UISegmentedControl: " at \(segments.selectedSegmentIndex)"
        case let button as UIButton: button.isSelected ? " selected" : nil
        case let cell as UITableViewCell: cell.isSelected ? " selected" : nil
        case let cell as UICollectionViewCell: cell.isSelected ? " selected" : nil
        default: nil
        }
    }
}

extension UISlider {
    /// The center of its thumb.
    var thumbMiddle: CGPoint {
        let (thumb, span) = (28.0, maximumValue - minimumValue)
        let share = span > 0 ? CGFloat((value - minimumValue) / span) : 0
        return CGPoint(x: thumb / 2 + share * (bounds.width - thumb), y: bounds.midY)
    }
}

extension UIScrollView {
    /// Whether the center of a part of the content is visible and not covered by a bar.
    func showsMiddle(of rect: CGRect) -> Bool {
        bounds.inset(by: adjustedContentInset).contains(CGPoint(x: rect.midX, y: rect.midY))
    }
}
