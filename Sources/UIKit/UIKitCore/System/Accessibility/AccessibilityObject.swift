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
