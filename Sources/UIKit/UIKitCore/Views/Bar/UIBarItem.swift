/// The base class of bar items, with a title, an image and the enabled state.
///
/// Follows Apple's page "UIBarItem".
@preconcurrency @MainActor
open class UIBarItem: NSObject, @preconcurrency NSCoding, UIAccessibilityIdentification {
    private var extras: BarItemExtras?
    /// The item's state for appearance proxies.
    package var appearanceNotes: AppearanceNotes?

    /// Creates an enabled item without a title or an image.
    public override init() {
        super.init()
    }

    /// Creates an item from an archive. The storyboard reader applies the archive's values.
    public required init?(coder: NSCoder) {
        super.init()
        coder.interfaceArchive?.read(self)
    }

    /// Writes the item to an archive. The base class writes nothing.
    open func encode(with coder: NSCoder) {}

    /// Called after the object was loaded from a storyboard or nib, with all outlets connected. The base class does nothing.
    open func awakeFromNib() {}

    /// Called by Interface Builder before it shows the object in its canvas; never at run time. The base class does nothing. iOS 8.
    ///
    /// On Apple's systems it is a method of `NSObject`. Follows Apple's page "prepareForInterfaceBuilder()".
    open func prepareForInterfaceBuilder() {}

    /// Whether the item is enabled. Default `true`.
    open var isEnabled = true

    /// The title of the item.
    open var title: String?

    /// The image of the item.
    open var image: UIImage?

    /// A number for the app's own use. Default 0.
    open var tag = 0

    /// The image in landscape bars on iPhone; `nil` for ``image``.
    open var landscapeImagePhone: UIImage? {
        get { extras?.landscapeImagePhone }
        set { ensureExtras().landscapeImagePhone = newValue }
    }

    /// The image in the large content viewer. iOS 11.
    open var largeContentSizeImage: UIImage? {
        get { extras?.largeContentSizeImage }
        set { ensureExtras().largeContentSizeImage = newValue }
    }

    /// The insets of the image. Default zero.
    open var imageInsets: UIEdgeInsets {
        get { extras?.imageInsets ?? .zero }
        set { ensureExtras().imageInsets = newValue }
    }

    /// The insets of the landscape image. Default zero.
    open var landscapeImagePhoneInsets: UIEdgeInsets {
        get { extras?.landscapeImagePhoneInsets ?? .zero }
        set { ensureExtras().landscapeImagePhoneInsets = newValue }
    }

    /// The insets of the large image. Default zero. iOS 11.
    open var largeContentSizeImageInsets: UIEdgeInsets {
        get { extras?.largeContentSizeImageInsets ?? .zero }
        set { ensureExtras().largeContentSizeImageInsets = newValue }
    }

    /// Sets the title attributes for a state; `nil` removes them.
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

    /// Returns the title attributes for a state; `nil` if none were set for it.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        extras?.titleTextAttributes[state.rawValue]
    }

    /// The item's identifier for tests, which isn't exposed to users.
    open var accessibilityIdentifier: String? {
        get { extras?.accessibilityIdentifier }
        set { ensureExtras().accessibilityIdentifier = newValue }
    }

    // MARK: Accessibility

    /// Whether the item is an accessibility element. Default `false`: the item's view in the bar is one. iOS 3. Follows Apple's page
    /// "isAccessibilityElement".
    open var isAccessibilityElement: Bool {
        get { said(\.isElement, or: extras?.accessibility.isElement ?? false) }
        set { ensureExtras().accessibility.isElement = newValue }
    }

    /// The accessibility label; `nil`, the default, for the title. iOS 3. Follows Apple's page "accessibilityLabel".
    open var accessibilityLabel: String? {
        get { said(\.label, or: extras?.accessibility.label) }
        set { ensureExtras().accessibility.label = newValue }
    }

    /// The result of performing an action on the item. Default `nil`. iOS 3. Follows Apple's page "accessibilityHint".
    open var accessibilityHint: String? {
        get { said(\.hint, or: extras?.accessibility.hint) }
        set { ensureExtras().accessibility.hint = newValue }
    }

    /// The value of the item. Default `nil`. iOS 3. Follows Apple's page "accessibilityValue".
    open var accessibilityValue: String? {
        get { said(\.value, or: extras?.accessibility.value) }
        set { ensureExtras().accessibility.value = newValue }
    }

    /// The accessibility traits, in addition to the button trait. Default ``UIAccessibilityTraits/none``. iOS 3. Follows Apple's page
    /// "accessibilityTraits".
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

    /// Returns the proxy of all instances of the class and of its subclasses. iOS 5.
    open class func appearance() -> Self { appearanceProxy(AppearanceScope()) }

    /// Returns the proxy of the items of bars that are contained in instances of the container classes, the innermost container first. iOS
    /// 9.
    open class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        appearanceProxy(AppearanceScope(containers: containerTypes))
    }

    /// Returns the proxy of the items of bars whose environment has these traits. iOS 8.
    open class func appearance(for trait: UITraitCollection) -> Self {
        appearanceProxy(AppearanceScope(traits: trait))
    }

    /// Returns the proxy of the items of bars that are contained in instances of the container classes and whose environment has these
    /// traits. iOS 9.
    open class func appearance(
        for trait: UITraitCollection,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        appearanceProxy(AppearanceScope(containers: containerTypes, traits: trait))
    }
}

/// Values that few bar items have.
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
