/// The accessibility members of every object.
///
/// On a device they are members of `NSObject`. On Linux a class can't override a member of an extension: ``UIView``, ``UIBarItem``,
/// ``UINavigationItem`` and ``UIAccessibilityElement`` declare their own, which apps can override; any other object has these. The members
/// are isolated to the main actor, but the protocol isn't, because otherwise subclasses of `NSObject` would be isolated too. Follows
/// Apple's page "UIAccessibility".
public protocol _AccessibilityObject: NSObject {}

extension NSObject: _AccessibilityObject {}

@MainActor
extension _AccessibilityObject {
    /// Whether the object is an accessibility element. Default `false`. iOS 3. Follows Apple's page "isAccessibilityElement".
    @preconcurrency @MainActor
    @_disfavoredOverload public var isAccessibilityElement: Bool {
        get { own?.isAccessibilityElement ?? said(\.isElement, or: notes?.isElement ?? false) }
        set {
            if let own { own.isAccessibilityElement = newValue } else { ensureNotes().isElement = newValue }
        }
    }

    /// The object's accessibility label. Default `nil`. iOS 3. Follows Apple's page "accessibilityLabel".
    @preconcurrency @MainActor
    @_disfavoredOverload public var accessibilityLabel: String? {
        get { own.map(\.accessibilityLabel) ?? said(\.label, or: notes?.label) }
        set { if let own { own.accessibilityLabel = newValue } else { ensureNotes().label = newValue } }
    }

    /// A description of the result of an action on the object. Default `nil`. iOS 3. Follows Apple's page "accessibilityHint".
    @preconcurrency @MainActor
    @_disfavoredOverload public var accessibilityHint: String? {
        get { own.map(\.accessibilityHint) ?? said(\.hint, or: notes?.hint) }
        set { if let own { own.accessibilityHint = newValue } else { ensureNotes().hint = newValue } }
    }

    /// The object's accessibility value. Default `nil`. iOS 3. Follows Apple's page "accessibilityValue".
    @preconcurrency @MainActor
    @_disfavoredOverload public var accessibilityValue: String? {
        get { own.map(\.accessibilityValue) ?? said(\.value, or: notes?.value) }
        set { if let own { own.accessibilityValue = newValue } else { ensureNotes().value = newValue } }
    }

    /// The object's accessibility traits. Default ``UIAccessibilityTraits/none``. iOS 3. Follows Apple's page "accessibilityTraits".
    @preconcurrency @MainActor
    @_disfavoredOverload public var accessibilityTraits: UIAccessibilityTraits {
        get { own?.accessibilityTraits ?? said(\.traits, or: notes?.traits ?? .none) }
        set { if let own { own.accessibilityTraits = newValue } else { ensureNotes().traits = newValue } }
    }

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

    private var own: (any OwnAccessibility)? { self as? any OwnAccessibility }

    private var notes: AccessibilityNotes? { accessibilityNotesIfMade }

    private func ensureNotes() -> AccessibilityNotes { ensureAccessibilityNotes() }
}

/// A class that declares the members itself.
@MainActor package protocol OwnAccessibility: AnyObject {
    var isAccessibilityElement: Bool { get set }
    var accessibilityLabel: String? { get set }
    var accessibilityHint: String? { get set }
    var accessibilityValue: String? { get set }
    var accessibilityTraits: UIAccessibilityTraits { get set }
}

extension UIView: OwnAccessibility {}
extension UIBarItem: OwnAccessibility {}
extension UINavigationItem: OwnAccessibility {}
extension UIAccessibilityElement: OwnAccessibility {}

@MainActor
extension _AccessibilityObject {
    /// Returns the attributed string as set, if its text hasn't changed since; otherwise a plain one.
    package func attributed(_ text: String?, as given: NSAttributedString?) -> NSAttributedString? {
        guard let text else { return nil }
        return given?.string == text ? given : NSAttributedString(string: text)
    }

    /// Whether an object responds to the user, judged by its class, traits and gesture recognizers.
    package var seemsToRespond: Bool {
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
