@_spi(UIKitModules) import UIKitCore
import UIKitInteraction

/// The methods that describe the components of a picker view for accessibility. A picker's delegate adopts it. Every method is optional.
///
/// Follows Apple's page "UIPickerViewAccessibilityDelegate".
@preconcurrency @MainActor
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
    /// The accessibility label of a component. Follows Apple's page "pickerView(_:accessibilityLabelForComponent:)".
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?

    /// The accessibility hint of a component. Follows Apple's page "pickerView(_:accessibilityHintForComponent:)".
    func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?

    /// The user input labels of a component, in descending order of priority. iOS 13. Follows Apple's page
    /// "pickerView(_:accessibilityUserInputLabelsForComponent:)".
    func pickerView(
        _ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int
    ) -> [String]

    /// The attributed label, which takes precedence over the plain one. iOS 11. Follows Apple's page
    /// "pickerView(_:accessibilityAttributedLabelForComponent:)".
    func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int
    ) -> NSAttributedString?

    /// The attributed hint, which takes precedence over the plain one. iOS 11. Follows Apple's page
    /// "pickerView(_:accessibilityAttributedHintForComponent:)".
    func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int
    ) -> NSAttributedString?

    /// The attributed user input labels, which take precedence over the plain ones. iOS 13. Follows Apple's page
    /// "pickerView(_:accessibilityAttributedUserInputLabelsForComponent:)".
    func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int
    ) -> [NSAttributedString]
}

// Apple's members are optional.
extension UIPickerViewAccessibilityDelegate {
    /// The default: no label.
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
    ) -> String? { nil }

    /// The default: no hint.
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityHintForComponent component: Int
    ) -> String? { nil }

    /// The default: no labels.
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int
    ) -> [String] { [] }

    /// The default: the plain label.
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int
    ) -> NSAttributedString? { OptionalMember.absent(nil) }

    /// The default: the plain hint.
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int
    ) -> NSAttributedString? { OptionalMember.absent(nil) }

    /// The default: the plain labels.
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int
    ) -> [NSAttributedString] { OptionalMember.absent([]) }
}

// Accessibility of the components.
extension UIPickerView {
    private var speaker: (any UIPickerViewAccessibilityDelegate)? {
        delegate as? any UIPickerViewAccessibilityDelegate
    }

    func spokenLabel(of component: Int) -> NSAttributedString? {
        guard let speaker else { return nil }
        let own = OptionalMember.ask {
            speaker.pickerView(self, accessibilityAttributedLabelForComponent: component)
        }
        return own
            ?? speaker.pickerView(self, accessibilityLabelForComponent: component)
            .map { NSAttributedString(string: $0) }
    }

    func spokenHint(of component: Int) -> NSAttributedString? {
        guard let speaker else { return nil }
        let own = OptionalMember.ask {
            speaker.pickerView(self, accessibilityAttributedHintForComponent: component)
        }
        return own
            ?? speaker.pickerView(self, accessibilityHintForComponent: component)
            .map { NSAttributedString(string: $0) }
    }

    func spokenInputLabels(of component: Int) -> [NSAttributedString] {
        guard let speaker else { return [] }
        let own = OptionalMember.ask {
            speaker.pickerView(self, accessibilityAttributedUserInputLabelsForComponent: component)
        }
        return own
            ?? speaker.pickerView(self, accessibilityUserInputLabelsForComponent: component)
            .map { NSAttributedString(string: $0) }
    }
}

extension PickerRow.Content {
    /// The text that VoiceOver speaks for a row.
    @MainActor var spokenText: String? {
        switch self {
        case .title(let title): title
        case .attributedTitle(let title): title.string
        case .view(let view): view.spokenElements.map(\.spokenText).joined(separator: ", ")
        }
    }
}
