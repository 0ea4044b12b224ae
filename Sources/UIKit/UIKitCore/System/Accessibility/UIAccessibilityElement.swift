/// An accessibility element without a view of its own, for a part of a view's drawing.
///
/// The view's ``UIView/accessibilityElements`` contains it. Follows Apple's page "UIAccessibilityElement".
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
    let notes = AccessibilityNotes()
    private var frameInContainer: CGRect?

    /// Creates an element of a container, which isn't retained. Follows Apple's page "init(accessibilityContainer:)".
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    /// The container that draws the element. iOS 3. Follows Apple's page "accessibilityContainer".
    open weak var accessibilityContainer: AnyObject?

    /// The element's identifier for tests. iOS 5. Follows Apple's page "accessibilityIdentifier".
    open var accessibilityIdentifier: String? {
        get { said(\.identifier, or: identifier) }
        set { identifier = newValue }
    }

    private var identifier: String?

    /// Whether the object is an accessibility element. Default `true`. iOS 3. Follows Apple's page "isAccessibilityElement".
    open var isAccessibilityElement: Bool {
        get { said(\.isElement, or: notes.isElement ?? true) }
        set { notes.isElement = newValue }
    }

    /// The element's accessibility label. Default `nil`. iOS 3. Follows Apple's page "accessibilityLabel".
    open var accessibilityLabel: String? {
        get { said(\.label, or: notes.label) }
        set { notes.label = newValue }
    }

    /// A description of the result of an action on the element. Default `nil`. iOS 3. Follows Apple's page "accessibilityHint".
    open var accessibilityHint: String? {
        get { said(\.hint, or: notes.hint) }
        set { notes.hint = newValue }
    }

    /// The element's accessibility value. Default `nil`. iOS 3. Follows Apple's page "accessibilityValue".
    open var accessibilityValue: String? {
        get { said(\.value, or: notes.value) }
        set { notes.value = newValue }
    }

    /// The element's accessibility traits. Default ``UIAccessibilityTraits/none``. iOS 3. Follows Apple's page "accessibilityTraits".
    open var accessibilityTraits: UIAccessibilityTraits {
        get { said(\.traits, or: notes.traits ?? .none) }
        set { notes.traits = newValue }
    }

    /// The frame of the element in screen coordinates. Default zero, or ``accessibilityFrameInContainerSpace`` converted to the screen. iOS
    /// 3. Follows Apple's page "accessibilityFrame".
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

    /// The frame of the element in its container's coordinates. If set, ``accessibilityFrame`` follows the container. iOS 10. Follows
    /// Apple's page "accessibilityFrameInContainerSpace".
    open var accessibilityFrameInContainerSpace: CGRect {
        get {
            frameInContainer ?? (accessibilityContainer as? UIView)?.convert(accessibilityFrame, from: nil)
                ?? accessibilityFrame
        }
        set { frameInContainer = newValue }
    }
}
