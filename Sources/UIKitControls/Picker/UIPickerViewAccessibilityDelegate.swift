@_spi(UIKitModules) import UIKitCore

/// Says what is spoken of the components of a picker view. A picker's delegate adopts it. Every method is optional.
///
/// Follows Apple's page "UIPickerViewAccessibilityDelegate".
@preconcurrency @MainActor
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
    /// What a component is called. Follows Apple's page "pickerView(_:accessibilityLabelForComponent:)".
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?

    /// What turning a component does. Follows Apple's page "pickerView(_:accessibilityHintForComponent:)".
    func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?

    /// What the user may call a component, the best name first. iOS 13. Follows Apple's page
    /// "pickerView(_:accessibilityUserInputLabelsForComponent:)".
    func pickerView(
        _ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int
    ) -> [String]

    /// The label with how it is spoken; asked first. iOS 11. Follows Apple's page
    /// "pickerView(_:accessibilityAttributedLabelForComponent:)".
    func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int
    ) -> NSAttributedString?

    /// The hint with how it is spoken; asked first. iOS 11. Follows Apple's page
    /// "pickerView(_:accessibilityAttributedHintForComponent:)".
    func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int
    ) -> NSAttributedString?

    /// The names with how they are spoken; asked first. iOS 13. Follows Apple's page
    /// "pickerView(_:accessibilityAttributedUserInputLabelsForComponent:)".
    func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int
    ) -> [NSAttributedString]
}

// Apple's members are optional.
extension UIPickerViewAccessibilityDelegate {
    /// None.
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
    ) -> String? { nil }

    /// None.
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityHintForComponent component: Int
    ) -> String? { nil }

    /// None.
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int
    ) -> [String] { [] }

    /// The plain label.
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int
    ) -> NSAttributedString? { OptionalMember.absent(nil) }

    /// The plain hint.
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int
    ) -> NSAttributedString? { OptionalMember.absent(nil) }

    /// The plain names.
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int
    ) -> [NSAttributedString] { OptionalMember.absent([]) }
}

// What is spoken of a component.
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
    /// What VoiceOver speaks of a row.
    @MainActor var spokenText: String? {
        switch self {
        case .title(let title): title
        case .attributedTitle(let title): title.string
        case .view(let view): view.spokenElements.map(\.spokenText).joined(separator: ", ")
        }
    }
}
