// The accessibility members of every object besides its label and traits.
//
// On a device they are members of `NSObject`. Here `UIResponder` and `UIView` declare their own, which apps can override; any other object
// has these.
@MainActor
extension _AccessibilityObject {
    /// The frame of the object in screen coordinates. Default zero. iOS 3. Follows Apple's page "accessibilityFrame".
    @preconcurrency @MainActor
    @_disfavoredOverload public var accessibilityFrame: CGRect {
        get {
            switch self as NSObject {
            case let view as UIView: view.accessibilityFrame
            case let element as UIAccessibilityElement: element.accessibilityFrame
            default: said(\.frame, or: accessibilityNotesIfMade?.frame ?? .zero)
            }
        }
        set {
            switch self as NSObject {
            case let view as UIView: view.accessibilityFrame = newValue
            case let element as UIAccessibilityElement: element.accessibilityFrame = newValue
            default: ensureAccessibilityNotes().frame = newValue
            }
        }
    }

    /// The language in which the object is spoken, as a BCP 47 tag; `nil`, the default, for the user's. iOS 3. On a device every object has
    /// it. Follows Apple's page "accessibilityLanguage".
    @preconcurrency @MainActor
    @_disfavoredOverload public var accessibilityLanguage: String? {
        get {
            (self as? UIView).map(\.accessibilityLanguage)
                ?? said(\.language, or: accessibilityNotesIfMade?.language)
        }
        set {
            if let view = self as? UIView { return view.accessibilityLanguage = newValue }
            ensureAccessibilityNotes().language = newValue
        }
    }

    /// Whether the elements in the object are hidden from assistive technologies. Default `false`. iOS 5. Follows Apple's page
    /// "accessibilityElementsHidden".
    @preconcurrency @MainActor
    @_disfavoredOverload public var accessibilityElementsHidden: Bool {
        get {
            (self as? UIView).map(\.accessibilityElementsHidden)
                ?? said(\.elementsHidden, or: accessibilityNotesIfMade?.areElementsHidden ?? false)
        }
        set {
            if let view = self as? UIView { return view.accessibilityElementsHidden = newValue }
            ensureAccessibilityNotes().areElementsHidden = newValue
        }
    }

    /// Whether the object's siblings are hidden from assistive technologies. Default `false`. iOS 5. On a device every object has it.
    /// Follows Apple's page "accessibilityViewIsModal".
    @preconcurrency @MainActor
    @_disfavoredOverload public var accessibilityViewIsModal: Bool {
        get {
            (self as? UIView).map(\.accessibilityViewIsModal)
                ?? said(\.viewIsModal, or: accessibilityNotesIfMade?.isModal ?? false)
        }
        set {
            if let view = self as? UIView { return view.accessibilityViewIsModal = newValue }
            ensureAccessibilityNotes().isModal = newValue
        }
    }

    /// Whether the elements in the object are read as a group, before its siblings. Default `false`. iOS 6. On a device every object has
    /// it. Follows Apple's page "shouldGroupAccessibilityChildren".
    @preconcurrency @MainActor
    @_disfavoredOverload public var shouldGroupAccessibilityChildren: Bool {
        get {
            (self as? UIView).map(\.shouldGroupAccessibilityChildren)
                ?? said(\.groupsChildren, or: accessibilityNotesIfMade?.groupsChildren ?? false)
        }
        set {
            if let view = self as? UIView { return view.shouldGroupAccessibilityChildren = newValue }
            ensureAccessibilityNotes().groupsChildren = newValue
        }
    }

    /// The accessibility elements in the object, in order. Default `nil`. iOS 8. On a device every object has it. Follows Apple's page
    /// "accessibilityElements".
    @preconcurrency @MainActor
    @_disfavoredOverload public var accessibilityElements: [Any]? {
        get {
            (self as? UIView).map(\.accessibilityElements)
                ?? said(\.elements, or: accessibilityNotesIfMade?.elements)
        }
        set {
            if let view = self as? UIView { return view.accessibilityElements = newValue }
            ensureAccessibilityNotes().elements = newValue
        }
    }

    /// Returns the number of `accessibilityElements`; 0 if the property is `nil`. Follows Apple's page "accessibilityElementCount()".
    @preconcurrency @MainActor
    @_disfavoredOverload public func accessibilityElementCount() -> Int {
        (self as? UIView)?.accessibilityElementCount() ?? accessibilityElements?.count ?? 0
    }

    /// Returns the element at an index of `accessibilityElements`; `nil` beyond the end. Follows Apple's page "accessibilityElement(at:)".
    @preconcurrency @MainActor
    @_disfavoredOverload public func accessibilityElement(at index: Int) -> Any? {
        if let view = self as? UIView { return view.accessibilityElement(at: index) }
        return accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }

    /// Returns the index of an element in `accessibilityElements`; `NSNotFound` for any other element. Follows Apple's page
    /// "index(ofAccessibilityElement:)".
    @preconcurrency @MainActor
    @_disfavoredOverload public func index(ofAccessibilityElement element: Any) -> Int {
        if let view = self as? UIView { return view.index(ofAccessibilityElement: element) }
        return accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }

    /// Called when the user of an assistive technology activates the object. Returns whether the action was handled. Default `false`. iOS
    /// 7. On a device every object has it. Follows Apple's page "accessibilityActivate()".
    @preconcurrency @MainActor
    @_disfavoredOverload public func accessibilityActivate() -> Bool {
        if let responder = self as? UIResponder { return responder.accessibilityActivate() }
        return accessibilityNotesIfMade?.blocks.activate?() ?? false
    }

    /// Called when the user of an assistive technology increments an adjustable element. iOS 4. Follows Apple's page
    /// "accessibilityIncrement()".
    @preconcurrency @MainActor
    @_disfavoredOverload public func accessibilityIncrement() {
        if let responder = self as? UIResponder { return responder.accessibilityIncrement() }
        accessibilityNotesIfMade?.blocks.increment?()
    }

    /// Called when the user of an assistive technology decrements an adjustable element. iOS 4. Follows Apple's page
    /// "accessibilityDecrement()".
    @preconcurrency @MainActor
    @_disfavoredOverload public func accessibilityDecrement() {
        if let responder = self as? UIResponder { return responder.accessibilityDecrement() }
        accessibilityNotesIfMade?.blocks.decrement?()
    }

    /// Called when the user of an assistive technology dismisses the modal content that contains the object. Returns whether the action was
    /// handled. Default `false`. iOS 5. Follows Apple's page "accessibilityPerformEscape()".
    @preconcurrency @MainActor
    @_disfavoredOverload public func accessibilityPerformEscape() -> Bool {
        if let responder = self as? UIResponder { return responder.accessibilityPerformEscape() }
        return accessibilityNotesIfMade?.blocks.escape?() ?? false
    }

    /// Called for VoiceOver's two-finger double tap. Returns whether the action was handled. Default `false`. iOS 6. On a device every
    /// object has it. Follows Apple's page "accessibilityPerformMagicTap()".
    @preconcurrency @MainActor
    @_disfavoredOverload public func accessibilityPerformMagicTap() -> Bool {
        if let responder = self as? UIResponder { return responder.accessibilityPerformMagicTap() }
        return accessibilityNotesIfMade?.blocks.magicTap?() ?? false
    }

    /// The label as an attributed string, with speech attributes. It shares its value with `accessibilityLabel`. iOS 11. On a device every
    /// object has it. Follows Apple's page "accessibilityAttributedLabel".
    @preconcurrency @MainActor
    @_disfavoredOverload public var accessibilityAttributedLabel: NSAttributedString? {
        get {
            (self as? UIResponder).map(\.accessibilityAttributedLabel)
                ?? said(
                    \.attributedLabel,
                    or: attributed(accessibilityLabel, as: accessibilityNotesIfMade?.attributedLabel))
        }
        set {
            if let responder = self as? UIResponder {
                return responder.accessibilityAttributedLabel = newValue
            }
            accessibilityLabel = newValue?.string
            ensureAccessibilityNotes().attributedLabel = newValue
        }
    }

    /// The hint as an attributed string, with speech attributes. It shares its value with `accessibilityHint`. iOS 11. On a device every
    /// object has it. Follows Apple's page "accessibilityAttributedHint".
    @preconcurrency @MainActor
    @_disfavoredOverload public var accessibilityAttributedHint: NSAttributedString? {
        get {
            (self as? UIResponder).map(\.accessibilityAttributedHint)
                ?? said(
                    \.attributedHint,
                    or: attributed(accessibilityHint, as: accessibilityNotesIfMade?.attributedHint))
        }
        set {
            if let responder = self as? UIResponder {
                return responder.accessibilityAttributedHint = newValue
            }
            accessibilityHint = newValue?.string
            ensureAccessibilityNotes().attributedHint = newValue
        }
    }

    /// The value as an attributed string, with speech attributes. It shares its value with `accessibilityValue`. iOS 11. On a device every
    /// object has it. Follows Apple's page "accessibilityAttributedValue".
    @preconcurrency @MainActor
    @_disfavoredOverload public var accessibilityAttributedValue: NSAttributedString? {
        get {
            (self as? UIResponder).map(\.accessibilityAttributedValue)
                ?? said(
                    \.attributedValue,
                    or: attributed(accessibilityValue, as: accessibilityNotesIfMade?.attributedValue))
        }
        set {
            if let responder = self as? UIResponder {
                return responder.accessibilityAttributedValue = newValue
            }
            accessibilityValue = newValue?.string
            ensureAccessibilityNotes().attributedValue = newValue
        }
    }

    /// The outline of the object in screen coordinates, which takes precedence over the frame. Default `nil`. iOS 7. On a device every
    /// object has it. Follows Apple's page "accessibilityPath".
    @preconcurrency @MainActor
    @_disfavoredOverload public var accessibilityPath: UIBezierPath? {
        get {
            (self as? UIResponder).map(\.accessibilityPath)
                ?? said(\.path, or: accessibilityNotesIfMade?.path)
        }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityPath = newValue }
            ensureAccessibilityNotes().path = newValue
        }
    }

    /// The point that is touched when the object is activated, in screen coordinates. Default the center of the frame. iOS 5. On a device
    /// every object has it. Follows Apple's page "accessibilityActivationPoint".
    @preconcurrency @MainActor
    @_disfavoredOverload public var accessibilityActivationPoint: CGPoint {
        get {
            (self as? UIResponder).map(\.accessibilityActivationPoint)
                ?? said(
                    \.activationPoint,
                    or: accessibilityNotesIfMade?.activationPoint ?? accessibilityFrame.middle)
        }
        set {
            if let responder = self as? UIResponder {
                return responder.accessibilityActivationPoint = newValue
            }
            ensureAccessibilityNotes().activationPoint = newValue
        }
    }

    /// The way in which Switch Control navigates the elements in the object. Default `.automatic`. iOS 8. On a device every object has it.
    /// Follows Apple's page "accessibilityNavigationStyle".
    @preconcurrency @MainActor
    @_disfavoredOverload public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get {
            (self as? UIResponder).map(\.accessibilityNavigationStyle)
                ?? said(\.navigationStyle, or: accessibilityNotesIfMade?.navigationStyle ?? .automatic)
        }
        set {
            if let responder = self as? UIResponder {
                return responder.accessibilityNavigationStyle = newValue
            }
            ensureAccessibilityNotes().navigationStyle = newValue
        }
    }

    /// Whether the object responds to user interaction. The default depends on its class, its traits and its gesture recognizers. iOS 13.
    /// On a device every object has it. Follows Apple's page "accessibilityRespondsToUserInteraction".
    @preconcurrency @MainActor
    @_disfavoredOverload public var accessibilityRespondsToUserInteraction: Bool {
        get {
            (self as? UIResponder).map(\.accessibilityRespondsToUserInteraction)
                ?? said(\.respondsToUser, or: accessibilityNotesIfMade?.respondsToUser ?? seemsToRespond)
        }
        set {
            if let responder = self as? UIResponder {
                return responder.accessibilityRespondsToUserInteraction = newValue
            }
            ensureAccessibilityNotes().respondsToUser = newValue
        }
    }

    /// The labels for Voice Control, the best one first; if empty, `accessibilityLabel` is used. Default empty. iOS 13. On a device every
    /// object has it. Follows Apple's page "accessibilityUserInputLabels".
    @preconcurrency @MainActor
    @_disfavoredOverload public var accessibilityUserInputLabels: [String]! {
        get {
            (self as? UIResponder)?.accessibilityUserInputLabels ?? said(
                \.inputLabels, or: accessibilityNotesIfMade?.inputLabels.map(\.string)) ?? []
        }
        set {
            if let responder = self as? UIResponder {
                return responder.accessibilityUserInputLabels = newValue
            }
            ensureAccessibilityNotes().inputLabels = (newValue ?? []).map { NSAttributedString(string: $0) }
        }
    }

    /// The labels for Voice Control as attributed strings, with speech attributes. They share their value with
    /// `accessibilityUserInputLabels`. iOS 13. On a device every object has it. Follows Apple's page
    /// "accessibilityAttributedUserInputLabels".
    @preconcurrency @MainActor
    @_disfavoredOverload public var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get {
            (self as? UIResponder)?.accessibilityAttributedUserInputLabels ?? said(
                \.attributedInputLabels, or: accessibilityNotesIfMade?.inputLabels) ?? []
        }
        set {
            if let responder = self as? UIResponder {
                return responder.accessibilityAttributedUserInputLabels = newValue
            }
            ensureAccessibilityNotes().inputLabels = newValue ?? []
        }
    }

    /// The context of the object's text. Default `nil`. iOS 13. On a device every object has it. Follows Apple's page
    /// "accessibilityTextualContext".
    @preconcurrency @MainActor
    @_disfavoredOverload public var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get {
            (self as? UIResponder).map(\.accessibilityTextualContext)
                ?? said(\.textualContext, or: accessibilityNotesIfMade?.textualContext)
        }
        set {
            if let responder = self as? UIResponder {
                return responder.accessibilityTextualContext = newValue
            }
            ensureAccessibilityNotes().textualContext = newValue
        }
    }

    /// The way in which VoiceOver treats an object that allows direct touches. Default `[]`. iOS 17. On a device every object has it.
    /// Follows Apple's page "accessibilityDirectTouchOptions".
    @preconcurrency @MainActor
    @_disfavoredOverload public var accessibilityDirectTouchOptions: UIAccessibility.DirectTouchOptions {
        get {
            (self as? UIResponder).map(\.accessibilityDirectTouchOptions) ?? accessibilityNotesIfMade?
                .directTouch ?? []
        }
        set {
            if let responder = self as? UIResponder {
                return responder.accessibilityDirectTouchOptions = newValue
            }
            ensureAccessibilityNotes().directTouch = newValue
        }
    }

    /// The object's type as a container of elements. Default `.none`. iOS 11. On a device every object has it. Follows Apple's page
    /// "accessibilityContainerType".
    @preconcurrency @MainActor
    @_disfavoredOverload public var accessibilityContainerType: UIAccessibilityContainerType {
        get {
            (self as? UIResponder).map(\.accessibilityContainerType)
                ?? said(\.containerType, or: accessibilityNotesIfMade?.containerType ?? .none)
        }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityContainerType = newValue }
            ensureAccessibilityNotes().containerType = newValue
        }
    }

    /// The custom actions that the user of an assistive technology can perform besides activation. Default `nil`. iOS 8. On a device every
    /// object has it. Follows Apple's page "accessibilityCustomActions".
    @preconcurrency @MainActor
    @_disfavoredOverload public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            (self as? UIResponder).map(\.accessibilityCustomActions)
                ?? said(\.customActions, or: accessibilityNotesIfMade?.customActions)
        }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityCustomActions = newValue }
            ensureAccessibilityNotes().customActions = newValue
        }
    }

    /// The rotors of the object and its elements. Default `nil`. iOS 10. On a device every object has it. Follows Apple's page
    /// "accessibilityCustomRotors".
    @preconcurrency @MainActor
    @_disfavoredOverload public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get {
            (self as? UIResponder).map(\.accessibilityCustomRotors)
                ?? said(\.customRotors, or: accessibilityNotesIfMade?.customRotors)
        }
        set {
            if let responder = self as? UIResponder { return responder.accessibilityCustomRotors = newValue }
            ensureAccessibilityNotes().customRotors = newValue
        }
    }

    /// The points at which drags of the object can begin; `nil`, the default, for those of its interactions, and an empty array for none.
    /// iOS 11. On a device every object has it. Follows Apple's page "accessibilityDragSourceDescriptors".
    @preconcurrency @MainActor
    @_disfavoredOverload public var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
        get {
            (self as? UIResponder).map(\.accessibilityDragSourceDescriptors)
                ?? accessibilityNotesIfMade?.dragSources
        }
        set {
            if let responder = self as? UIResponder {
                return responder.accessibilityDragSourceDescriptors = newValue
            }
            ensureAccessibilityNotes().dragSources = newValue
        }
    }

    /// The points at which items can be dropped on the object; `nil`, the default, for those of its interactions, and an empty array for
    /// none. iOS 11. On a device every object has it. Follows Apple's page "accessibilityDropPointDescriptors".
    @preconcurrency @MainActor
    @_disfavoredOverload public var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
        get {
            (self as? UIResponder).map(\.accessibilityDropPointDescriptors)
                ?? accessibilityNotesIfMade?.dropPoints
        }
        set {
            if let responder = self as? UIResponder {
                return responder.accessibilityDropPointDescriptors = newValue
            }
            ensureAccessibilityNotes().dropPoints = newValue
        }
    }

    /// The elements that UI tests find in the object instead of `accessibilityElements`. Default `nil`. iOS 17. On a device every object
    /// has it. Follows Apple's page "automationElements".
    @preconcurrency @MainActor
    @_disfavoredOverload public var automationElements: [Any]? {
        get {
            (self as? UIResponder).map(\.automationElements)
                ?? said(\.automationElements, or: accessibilityNotesIfMade?.automationElements)
        }
        set {
            if let responder = self as? UIResponder { return responder.automationElements = newValue }
            ensureAccessibilityNotes().automationElements = newValue
        }
    }

    /// Called when the user of an assistive technology zooms in on an element that supports it, at a point of the view. Returns whether the
    /// action was handled; the base class returns `false`. iOS 17. On a device every object has it. Follows Apple's page
    /// "accessibilityZoomIn(at:)".
    @preconcurrency @MainActor
    @_disfavoredOverload public func accessibilityZoomIn(at point: CGPoint) -> Bool {
        (self as? UIResponder)?.accessibilityZoomIn(at: point) ?? false
    }

    /// Called when the user of an assistive technology zooms out of an element that supports it, at a point of the view. Returns whether
    /// the action was handled; the base class returns `false`. iOS 17. On a device every object has it. Follows Apple's page
    /// "accessibilityZoomOut(at:)".
    @preconcurrency @MainActor
    @_disfavoredOverload public func accessibilityZoomOut(at point: CGPoint) -> Bool {
        (self as? UIResponder)?.accessibilityZoomOut(at: point) ?? false
    }

    /// Called when the user of an assistive technology scrolls by a page, first on the focused element and then on its containers. Returns
    /// whether the action was handled; an implementation that scrolls posts `pageScrolled`. The base class returns `false`. iOS 4.2. On a
    /// device every object has it. Follows Apple's page "accessibilityScroll(_:)".
    @preconcurrency @MainActor
    @_disfavoredOverload public func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool
    {
        (self as? UIResponder)?.accessibilityScroll(direction) ?? false
    }

    /// Called when an assistive technology has focused the object. The base class does nothing. iOS 4. On a device every object has it.
    /// Follows Apple's page "accessibilityElementDidBecomeFocused()".
    @preconcurrency @MainActor
    @_disfavoredOverload public func accessibilityElementDidBecomeFocused() {
        (self as? UIResponder)?.accessibilityElementDidBecomeFocused()
    }

    /// Called when an assistive technology has moved its focus away from the object. The base class does nothing. iOS 4. On a device every
    /// object has it. Follows Apple's page "accessibilityElementDidLoseFocus()".
    @preconcurrency @MainActor
    @_disfavoredOverload public func accessibilityElementDidLoseFocus() {
        (self as? UIResponder)?.accessibilityElementDidLoseFocus()
    }

    /// Whether an assistive technology has focused the object. iOS 4. On a device every object has it. Follows Apple's page
    /// "accessibilityElementIsFocused()".
    @preconcurrency @MainActor
    @_disfavoredOverload public func accessibilityElementIsFocused() -> Bool {
        (self as? UIResponder)?.accessibilityElementIsFocused()
            ?? Runtime.current.accessibility.isFocused(self)
    }

    /// Returns the assistive technologies that have focused the object; `nil` if there are none. iOS 9. On a device every object has it.
    /// Follows Apple's page "accessibilityAssistiveTechnologyFocusedIdentifiers()".
    @preconcurrency @MainActor
    @_disfavoredOverload public func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<
        UIAccessibility.AssistiveTechnologyIdentifier
    >? {
        (self as? UIResponder)?.accessibilityAssistiveTechnologyFocusedIdentifiers()
            ?? Runtime.current.accessibility.technologies(on: self)
    }
}

@MainActor
extension _AccessibilityObject {
    /// Returns the attributed string as set, if its text hasn't changed since; otherwise a plain one.
    func attributed(_ text: String?, as given: NSAttributedString?) -> NSAttributedString? {
        guard let text else { return nil }
        return given?.string == text ? given : NSAttributedString(string: text)
    }

    /// Whether an object responds to the user, judged by its class, traits and gesture recognizers.
    var seemsToRespond: Bool {
        let traits = accessibilityTraits
        guard !traits.contains(.notEnabled) else { return false }
        return self is UIControl || (self as? UIView)?.gestureRecognizers?.isEmpty == false
            || !traits.isDisjoint(with: .thatRespond)
    }
}

extension UIAccessibilityTraits {
    fileprivate static let thatRespond: UIAccessibilityTraits = [
        .button, .link, .searchField, .keyboardKey, .adjustable, .allowsDirectInteraction, .toggleButton,
    ]
}

extension CGRect {
    package var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
