/// What an app has said of an object for assistive technologies.
final class AccessibilityNotes {
    var isElement: Bool?
    var label: String?
    var value: String?
    var hint: String?
    var traits: UIAccessibilityTraits?
    var elements: [Any]?
    var frame: CGRect?
    var language: String?
    var areElementsHidden = false
    var isModal = false
    var groupsChildren = false
}

/// What a view says of itself for assistive technologies, where the app says nothing.
package struct StandardAccessibility {
    var isElement: Bool
    var label: String?
    var value: String?
    var traits: UIAccessibilityTraits

    package init(
        isElement: Bool = true, label: String? = nil, value: String? = nil,
        traits: UIAccessibilityTraits = .none
    ) {
        self.isElement = isElement
        self.label = label
        self.value = value
        self.traits = traits
    }
}

extension UIView {
    var accessibilityNotes: AccessibilityNotes {
        if let notes = extras?.accessibility { return notes }
        let made = AccessibilityNotes()
        ensureExtras().accessibility = made
        return made
    }
}
