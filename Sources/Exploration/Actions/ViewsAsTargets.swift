import Simulator

extension UIView {
    /// The words on a view, or what VoiceOver says of it.
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

    /// Whether a tap is recognized on it.
    var hasTap: Bool {
        gestureRecognizers?.contains { $0 is UITapGestureRecognizer && $0.isEnabled && $0.view === self }
            ?? false
    }

    /// Whether something opens when a finger rests on it.
    var opensByLongPress: Bool {
        interactions.contains { $0 is UIContextMenuInteraction }
            || gestureRecognizers?.contains {
                type(of: $0) == UILongPressGestureRecognizer.self && $0.isEnabled
            }
                ?? false
    }

    /// What a row has in common with others of its kind: its class, its identifier, its accessory.
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
    /// What a user has chosen with it, as far as it is one of a few things.
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
    /// Where its thumb is.
    var thumbMiddle: CGPoint {
        let (thumb, span) = (28.0, maximumValue - minimumValue)
        let share = span > 0 ? CGFloat((value - minimumValue) / span) : 0
        return CGPoint(x: thumb / 2 + share * (bounds.width - thumb), y: bounds.midY)
    }
}

extension UIScrollView {
    /// Whether the middle of a part of the content is visible, with no bar in front.
    func showsMiddle(of rect: CGRect) -> Bool {
        bounds.inset(by: adjustedContentInset).contains(CGPoint(x: rect.midX, y: rect.midY))
    }
}
