/// The accessibility values that an app has set on an object.
package final class AccessibilityNotes {
    var isElement: Bool?
    var attributedLabel: NSAttributedString?
    var attributedValue: NSAttributedString?
    var attributedHint: NSAttributedString?
    var traits: UIAccessibilityTraits?
    var elements: [Any]?
    var automationElements: [Any]?
    var frame: CGRect?
    var path: UIBezierPath?
    var activationPoint: CGPoint?
    var language: String?
    var areElementsHidden = false
    var isModal = false
    var groupsChildren = false
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
    var containerType = UIAccessibilityContainerType.none
    var respondsToUser: Bool?
    var inputLabels: [NSAttributedString] = []
    var textualContext: UIAccessibilityTextualContext?
    var directTouch: UIAccessibility.DirectTouchOptions = []
    var customActions: [UIAccessibilityCustomAction]?
    var customRotors: [UIAccessibilityCustomRotor]?
    var dragSources: [UIAccessibilityLocationDescriptor]?
    var dropPoints: [UIAccessibilityLocationDescriptor]?
    var ignoresInvertColors = false
    package var blocks = AccessibilityBlocks()

    var label: String? {
        get { attributedLabel?.string }
        set { attributedLabel = newValue.map { NSAttributedString(string: $0) } }
    }

    var value: String? {
        get { attributedValue?.string }
        set { attributedValue = newValue.map { NSAttributedString(string: $0) } }
    }

    var hint: String? {
        get { attributedHint?.string }
        set { attributedHint = newValue.map { NSAttributedString(string: $0) } }
    }
}

/// The accessibility values of a view if the app doesn't set any.
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

// Views, items and elements store their notes themselves; other objects store them as associated objects.
@MainActor
extension _AccessibilityObject {
    package var accessibilityNotesIfMade: AccessibilityNotes? {
        switch self as NSObject {
        case let view as UIView: view.extras?.accessibility
        case let element as UIAccessibilityElement: element.notes
        case let item as UIBarItem: item.notesIfMade
        case let item as UINavigationItem: item.notes
        default: objc_getAssociatedObject(self, notesKey.address) as? AccessibilityNotes
        }
    }

    func ensureAccessibilityNotes() -> AccessibilityNotes {
        if let notes = accessibilityNotesIfMade { return notes }
        switch self as NSObject {
        case let view as UIView: return view.accessibilityNotes
        case let item as UIBarItem: return item.ensureNotes()
        default: return makeNotesBeside()
        }
    }

    private func makeNotesBeside() -> AccessibilityNotes {
        let made = AccessibilityNotes()
        objc_setAssociatedObject(self, notesKey.address, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return made
    }

    /// Returns a block's value, or without a block the object's own value.
    package func said<Answer>(
        _ block: KeyPath<AccessibilityBlocks, (() -> Answer)?>, or own: @autoclosure () -> Answer
    ) -> Answer {
        guard let block = accessibilityNotesIfMade?.blocks[keyPath: block] else { return own() }
        return block()
    }
}

/// The key of an object's associated notes.
private let notesKey = AssociationKey()
