// The accessibility values of UIKit's own views. They are those that UI tests read on a device, in English.
extension UIView {
    var standardAccessibility: StandardAccessibility? {
        switch self {
        case let control as UIControl: control.accessibilityOfControl
        case let label as UILabel: StandardAccessibility(label: label.text, traits: .staticText)
        case let image as UIImageView:
            StandardAccessibility(isElement: image.isUserInteractionEnabled, traits: .image)
        case let view as any AccessibleView: view.ownAccessibility
        case let bar as UISearchBar: StandardAccessibility(isElement: false, value: bar.text)
        default: nil
        }
    }

    package func percent(_ part: Double) -> String { "\(Int((part * 100).rounded()))%" }
}

/// A view of a higher module with accessibility values of its own.
@preconcurrency @MainActor
package protocol AccessibleView: UIView {
    /// The view's accessibility values; for a control without the enabled and selected state.
    var ownAccessibility: StandardAccessibility { get }
}

extension UIControl {
    fileprivate var accessibilityOfControl: StandardAccessibility {
        var said = accessibilityOfKind
        if !isEnabled { said.traits.insert(.notEnabled) }
        if isSelected { said.traits.insert(.selected) }
        return said
    }

    private var accessibilityOfKind: StandardAccessibility {
        switch self {
        case let view as any AccessibleView: view.ownAccessibility
        case let item as BarItemView: item.accessibilityOfItem
        case let field as UISearchTextField:
            StandardAccessibility(value: field.spokenText, traits: .searchField)
        case let field as UITextField: StandardAccessibility(value: field.spokenText)
        default: StandardAccessibility(isElement: false)
        }
    }
}

extension BarItemView {
    fileprivate var accessibilityOfItem: StandardAccessibility {
        let item = spot.look.item
        return StandardAccessibility(
            label: item?.accessibilityLabel ?? title ?? spot.label ?? item?.image?.spokenWords,
            value: item?.accessibilityValue, traits: (item?.accessibilityTraits ?? .none).union(.button))
    }
}

extension UIImage {
    /// The label that the app has set, or else the words for the image's name.
    @MainActor package var spokenWords: String? { accessibilityLabel ?? spokenName }
}

extension UITextField {
    /// The text, obscured if it is secure; for an empty field the placeholder.
    fileprivate var spokenText: String? {
        guard let text, !text.isEmpty else { return placeholder }
        return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    }
}
