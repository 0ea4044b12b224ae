/// What every object says of itself for assistive technologies.
///
/// On a device the members are `NSObject`'s. On Linux a class overrides no member of an extension: ``UIView``, ``UIBarItem``,
/// ``UINavigationItem`` and ``UIAccessibilityElement`` declare them as their own, which an app may override, and any other object has
/// them from here.
/// The protocol belongs to no actor, and its members do: a class below `NSObject` would belong to the protocol's.
/// Follows Apple's page "UIAccessibility".
public protocol _AccessibilityObject: NSObject {}

extension NSObject: _AccessibilityObject {}

@MainActor
extension _AccessibilityObject {
    /// Whether assistive technologies see the object as one thing. Default `false`. iOS 3. Follows Apple's page
    /// "isAccessibilityElement".
    @preconcurrency @MainActor
    @_disfavoredOverload public var isAccessibilityElement: Bool {
        get { own?.isAccessibilityElement ?? said(\.isElement, or: notes?.isElement ?? false) }
        set {
            if let own { own.isAccessibilityElement = newValue } else { ensureNotes().isElement = newValue }
        }
    }

    /// What the object is called. Default `nil`. iOS 3. Follows Apple's page "accessibilityLabel".
    @preconcurrency @MainActor
    @_disfavoredOverload public var accessibilityLabel: String? {
        get { own.map(\.accessibilityLabel) ?? said(\.label, or: notes?.label) }
        set { if let own { own.accessibilityLabel = newValue } else { ensureNotes().label = newValue } }
    }

    /// What using the object does. Default `nil`. iOS 3. Follows Apple's page "accessibilityHint".
    @preconcurrency @MainActor
    @_disfavoredOverload public var accessibilityHint: String? {
        get { own.map(\.accessibilityHint) ?? said(\.hint, or: notes?.hint) }
        set { if let own { own.accessibilityHint = newValue } else { ensureNotes().hint = newValue } }
    }

    /// What the object is set to. Default `nil`. iOS 3. Follows Apple's page "accessibilityValue".
    @preconcurrency @MainActor
    @_disfavoredOverload public var accessibilityValue: String? {
        get { own.map(\.accessibilityValue) ?? said(\.value, or: notes?.value) }
        set { if let own { own.accessibilityValue = newValue } else { ensureNotes().value = newValue } }
    }

    /// What the object is. Default ``UIAccessibilityTraits/none``. iOS 3. Follows Apple's page "accessibilityTraits".
    @preconcurrency @MainActor
    @_disfavoredOverload public var accessibilityTraits: UIAccessibilityTraits {
        get { own?.accessibilityTraits ?? said(\.traits, or: notes?.traits ?? .none) }
        set { if let own { own.accessibilityTraits = newValue } else { ensureNotes().traits = newValue } }
    }

    private var own: (any OwnAccessibility)? { self as? any OwnAccessibility }

    private var notes: AccessibilityNotes? { accessibilityNotesIfMade }

    private func ensureNotes() -> AccessibilityNotes { ensureAccessibilityNotes() }
}

/// What declares the members as its own.
@MainActor protocol OwnAccessibility: AnyObject {
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
