// The accessibility values of a cell's own controls. They are those that UI tests read on a device, in English.

extension CellAccessory: AccessibleView {
    package var ownAccessibility: StandardAccessibility {
        guard type.hasButton else { return StandardAccessibility(isElement: false) }
        let text = superview.cellText
        return StandardAccessibility(label: text.isEmpty ? "More Info" : "More Info,\(text)", traits: .button)
    }
}

extension CellEditControl: AccessibleView {
    /// No source has the word of the insert control.
    package var ownAccessibility: StandardAccessibility {
        guard case .style(let style) = kind, style != .none else {
            return StandardAccessibility(isElement: false)
        }
        let verb = style == .insert ? "Insert" : "Delete"
        return StandardAccessibility(label: verb + superview.cellText, traits: .button)
    }
}

extension CellReorderControl: AccessibleView {
    package var ownAccessibility: StandardAccessibility {
        StandardAccessibility(label: "Reorder" + superview.cellText, traits: .button)
    }
}

extension DeleteConfirmation: AccessibleView {
    package var ownAccessibility: StandardAccessibility {
        StandardAccessibility(label: title, traits: .button)
    }
}

extension SwipeButton: AccessibleView {
    package var ownAccessibility: StandardAccessibility {
        StandardAccessibility(label: action.title ?? action.image?.accessibilityLabel, traits: .button)
    }
}

extension UIView? {
    /// The texts of the cell after a space; empty without texts.
    @MainActor fileprivate var cellText: String {
        guard let cell = self as? UITableViewCell else { return "" }
        let text = cell.labelTexts.joined(separator: ", ")
        return text.isEmpty ? "" : " \(text)"
    }
}

extension UIView {
    fileprivate var labelTexts: [String] {
        if let text = (self as? UILabel)?.text, !text.isEmpty, !isHidden { return [text] }
        return subviews.flatMap(\.labelTexts)
    }
}
