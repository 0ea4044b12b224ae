/// What the items of all bars have in common: a title, an image, whether they can be used.
///
/// Follows Apple's page "UIBarItem".
@preconcurrency @MainActor
open class UIBarItem: NSObject, @preconcurrency NSCoding, UIAccessibilityIdentification {
    private var extras: BarItemExtras?
    /// What the item knows of proxies.
    package var appearanceNotes: AppearanceNotes?

    /// Creates an item that is enabled and shows nothing.
    public override init() {
        super.init()
    }

    /// Creates an item from an archive. The archive's values are the storyboard reader's to apply.
    public required init?(coder: NSCoder) {
        super.init()
        coder.interface.map(readBarItem)
    }

    /// Writes the item to an archive. The base class writes nothing of its own.
    open func encode(with coder: NSCoder) {}

    /// Called when the object has come from a storyboard or nib, and all that came with it is connected. The base class does nothing.
    open func awakeFromNib() {}

    /// Called by Interface Builder before it shows the object in its canvas; never when an app runs. The base class does nothing. iOS 8.
    ///
    /// On Apple's systems it is `NSObject`'s. Follows Apple's page "prepareForInterfaceBuilder()".
    open func prepareForInterfaceBuilder() {}

    /// Whether the item can be used. Default `true`.
    open var isEnabled = true

    /// The words the item shows.
    open var title: String?

    /// The image the item shows.
    open var image: UIImage?

    /// A number of the app's own. Default 0.
    open var tag = 0

    /// The image in a phone's landscape bars; ``image`` without it.
    open var landscapeImagePhone: UIImage? {
        get { extras?.landscapeImagePhone }
        set { ensureExtras().landscapeImagePhone = newValue }
    }

    /// The image that is shown large to who needs large text. iOS 11.
    open var largeContentSizeImage: UIImage? {
        get { extras?.largeContentSizeImage }
        set { ensureExtras().largeContentSizeImage = newValue }
    }

    /// How far the image is set in. Default zero.
    open var imageInsets: UIEdgeInsets {
        get { extras?.imageInsets ?? .zero }
        set { ensureExtras().imageInsets = newValue }
    }

    /// How far the landscape image is set in. Default zero.
    open var landscapeImagePhoneInsets: UIEdgeInsets {
        get { extras?.landscapeImagePhoneInsets ?? .zero }
        set { ensureExtras().landscapeImagePhoneInsets = newValue }
    }

    /// How far the large image is set in. Default zero. iOS 11.
    open var largeContentSizeImageInsets: UIEdgeInsets {
        get { extras?.largeContentSizeImageInsets ?? .zero }
        set { ensureExtras().largeContentSizeImageInsets = newValue }
    }

    /// Sets how the title is written in one state; `nil` takes it back.
    open func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        if Appearances.isInUse {
            noteAppearance("titleTextAttributes", [state.rawValue]) {
                $0.setTitleTextAttributes(attributes, for: state)
            }
        }
        ensureExtras().titleTextAttributes[state.rawValue] = attributes
    }

    /// How the title is written in one state, or `nil` when nothing was set for it.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        extras?.titleTextAttributes[state.rawValue]
    }

    /// The item's name for tests; users never hear it.
    open var accessibilityIdentifier: String? {
        get { extras?.accessibilityIdentifier }
        set { ensureExtras().accessibilityIdentifier = newValue }
    }

    // MARK: Accessibility

    /// Whether assistive technologies see the item as one thing. Default `false`: what the bar shows of the item is one by itself. iOS 3.
    /// Follows Apple's page "isAccessibilityElement".
    open var isAccessibilityElement: Bool {
        get { said(\.isElement, or: extras?.accessibility.isElement ?? false) }
        set { ensureExtras().accessibility.isElement = newValue }
    }

    /// What the item is called; `nil`, the default, leaves it to the title. iOS 3. Follows Apple's page "accessibilityLabel".
    open var accessibilityLabel: String? {
        get { said(\.label, or: extras?.accessibility.label) }
        set { ensureExtras().accessibility.label = newValue }
    }

    /// What using the item does. Default `nil`. iOS 3. Follows Apple's page "accessibilityHint".
    open var accessibilityHint: String? {
        get { said(\.hint, or: extras?.accessibility.hint) }
        set { ensureExtras().accessibility.hint = newValue }
    }

    /// What the item is set to. Default `nil`. iOS 3. Follows Apple's page "accessibilityValue".
    open var accessibilityValue: String? {
        get { said(\.value, or: extras?.accessibility.value) }
        set { ensureExtras().accessibility.value = newValue }
    }

    /// What the item is besides a button. Default ``UIAccessibilityTraits/none``. iOS 3. Follows Apple's page "accessibilityTraits".
    open var accessibilityTraits: UIAccessibilityTraits {
        get { said(\.traits, or: extras?.accessibility.traits ?? .none) }
        set { ensureExtras().accessibility.traits = newValue }
    }

    var notesIfMade: AccessibilityNotes? { extras?.accessibility }

    func ensureNotes() -> AccessibilityNotes { ensureExtras().accessibility }

    private func ensureExtras() -> BarItemExtras {
        if let extras { return extras }
        let made = BarItemExtras()
        extras = made
        return made
    }

    // MARK: Proxies

    /// The proxy of all instances of the class and of its subclasses. iOS 5.
    open class func appearance() -> Self { appearanceProxy(AppearanceScope()) }

    /// The proxy of the items of bars that lie in instances of containers, the innermost container first. iOS 9.
    open class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        appearanceProxy(AppearanceScope(containers: containerTypes))
    }

    /// The proxy of the items of bars in surroundings that have these traits. iOS 8.
    open class func appearance(for trait: UITraitCollection) -> Self {
        appearanceProxy(AppearanceScope(traits: trait))
    }

    /// The proxy of the items of bars that lie in instances of containers, in surroundings that have these traits. iOS 9.
    open class func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        appearanceProxy(AppearanceScope(containers: containerTypes, traits: trait))
    }
}

/// What few bar items have.
private final class BarItemExtras {
    var landscapeImagePhone: UIImage?
    var largeContentSizeImage: UIImage?
    var imageInsets = UIEdgeInsets.zero
    var landscapeImagePhoneInsets = UIEdgeInsets.zero
    var largeContentSizeImageInsets = UIEdgeInsets.zero
    var accessibilityIdentifier: String?
    lazy var accessibility = AccessibilityNotes()
    var titleTextAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
}
