/// An accessibility element without a view of its own: a part of what a view draws.
///
/// The view that draws it has it among its ``UIView/accessibilityElements``. Follows Apple's page "UIAccessibilityElement".
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
    let notes = AccessibilityNotes()
    private var frameInContainer: CGRect?

    /// Creates an element of what draws it. It is not kept alive. Follows Apple's page "init(accessibilityContainer:)".
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    /// What draws the element. iOS 3. Follows Apple's page "accessibilityContainer".
    open weak var accessibilityContainer: AnyObject?

    /// The element's name for tests; users never hear it. iOS 5. Follows Apple's page "accessibilityIdentifier".
    open var accessibilityIdentifier: String? {
        get { said(\.identifier, or: identifier) }
        set { identifier = newValue }
    }

    private var identifier: String?

    /// Whether assistive technologies see the element. Default `true`. iOS 3. Follows Apple's page "isAccessibilityElement".
    open var isAccessibilityElement: Bool {
        get { said(\.isElement, or: notes.isElement ?? true) }
        set { notes.isElement = newValue }
    }

    /// What the element is called. Default `nil`. iOS 3. Follows Apple's page "accessibilityLabel".
    open var accessibilityLabel: String? {
        get { said(\.label, or: notes.label) }
        set { notes.label = newValue }
    }

    /// What using the element does. Default `nil`. iOS 3. Follows Apple's page "accessibilityHint".
    open var accessibilityHint: String? {
        get { said(\.hint, or: notes.hint) }
        set { notes.hint = newValue }
    }

    /// What the element is set to. Default `nil`. iOS 3. Follows Apple's page "accessibilityValue".
    open var accessibilityValue: String? {
        get { said(\.value, or: notes.value) }
        set { notes.value = newValue }
    }

    /// What the element is. Default ``UIAccessibilityTraits/none``. iOS 3. Follows Apple's page "accessibilityTraits".
    open var accessibilityTraits: UIAccessibilityTraits {
        get { said(\.traits, or: notes.traits ?? .none) }
        set { notes.traits = newValue }
    }

    /// Where the element is, in the screen's coordinates. Default zero, or where ``accessibilityFrameInContainerSpace`` is now. iOS 3.
    /// Follows Apple's page "accessibilityFrame".
    open var accessibilityFrame: CGRect {
        get {
            said(\.frame, or: ownFrame)
        }
        set {
            notes.frame = newValue
            frameInContainer = nil
        }
    }

    private var ownFrame: CGRect {
        guard let frameInContainer else { return notes.frame ?? .zero }
        return (accessibilityContainer as? UIView)?.convert(frameInContainer, to: nil) ?? frameInContainer
    }

    /// Where the element is, in the coordinates of the view that draws it: ``accessibilityFrame`` follows that view. iOS 10. Follows
    /// Apple's page "accessibilityFrameInContainerSpace".
    open var accessibilityFrameInContainerSpace: CGRect {
        get {
            frameInContainer ?? (accessibilityContainer as? UIView)?.convert(accessibilityFrame, from: nil)
                ?? accessibilityFrame
        }
        set { frameInContainer = newValue }
    }
}
