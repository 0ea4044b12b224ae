/// What an app has said of an object for assistive technologies.
final class AccessibilityNotes {
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
    var blocks = AccessibilityBlocks()

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

// Views, items and elements keep their notes themselves; other objects have them beside them.
@MainActor
extension _AccessibilityObject {
    var accessibilityNotesIfMade: AccessibilityNotes? {
        switch self as NSObject {
        case let view as UIView: view.extras?.accessibility
        case let element as UIAccessibilityElement: element.notes
        case let item as UIBarItem: item.notesIfMade
        case let item as UINavigationItem: item.notes
        default: objc_getAssociatedObject(self, notesKey) as? AccessibilityNotes
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
        objc_setAssociatedObject(self, notesKey, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return made
    }

    /// What a block says, and without one the object itself.
    func said<Answer>(
        _ block: KeyPath<AccessibilityBlocks, (() -> Answer)?>, or own: @autoclosure () -> Answer
    ) -> Answer {
        guard let block = accessibilityNotesIfMade?.blocks[keyPath: block] else { return own() }
        return block()
    }
}

/// The place under which an object has its notes.
private nonisolated(unsafe) let notesKey = makeAssociationKey()
