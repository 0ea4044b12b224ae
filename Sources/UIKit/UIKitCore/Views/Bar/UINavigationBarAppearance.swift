/// The appearance of a navigation bar. iOS 13. Follows Apple's page "UINavigationBarAppearance".
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    private var buttons: UIBarButtonItemAppearance?
    private var prominentButtons: UIBarButtonItemAppearance?
    private var backButtons: UIBarButtonItemAppearance?
    private var indicatorImage: UIImage?
    private var indicatorMask: UIImage?

    /// Creates the default appearance for a device idiom.
    public override init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
    }

    /// Creates an appearance with the values that another bar's appearance has in common with a navigation bar's.
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        subtitleTextAttributes = other.subtitleTextAttributes
        largeTitleTextAttributes = other.largeTitleTextAttributes
        largeSubtitleTextAttributes = other.largeSubtitleTextAttributes
        buttons = other.buttons?.duplicate()
        prominentButtons = other.prominentButtons?.duplicate()
        backButtons = other.backButtons?.duplicate()
        indicatorImage = other.indicatorImage
        indicatorMask = other.indicatorMask
    }

    /// Creates the default appearance from an archive.
    public required init(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Returns an independent copy.
    open override func copy(with zone: NSZone? = nil) -> Any {
        UINavigationBarAppearance(barAppearance: self)
    }

    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

    /// The offset of the title. Default zero.
    open var titlePositionAdjustment = UIOffset.zero

    /// The attributes of the subtitle. iOS 26. Follows Apple's page "subtitleTextAttributes".
    open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]

    /// The attributes of a large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

    /// The attributes of the subtitle below a large title. iOS 26. Follows Apple's page
    /// "largeSubtitleTextAttributes".
    open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:]

    /// The appearance of plain buttons.
    open var buttonAppearance: UIBarButtonItemAppearance {
        get { made(&buttons, .plain) }
        set { buttons = newValue.duplicate() }
    }

    /// The appearance of buttons with the style `.prominent`. Follows Apple's page "prominentButtonAppearance".
    open var prominentButtonAppearance: UIBarButtonItemAppearance {
        get { made(&prominentButtons, .prominent) }
        set { prominentButtons = newValue.duplicate() }
    }

    /// The name of ``prominentButtonAppearance`` before iOS 26. Follows Apple's page "doneButtonAppearance".
    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { prominentButtonAppearance }
        set { prominentButtonAppearance = newValue }
    }

    /// The appearance of the back button.
    open var backButtonAppearance: UIBarButtonItemAppearance {
        get { made(&backButtons, .plain) }
        set { backButtons = newValue.duplicate() }
    }

    /// The arrow next to the back button's title. An empty image means the system's.
    open var backIndicatorImage: UIImage {
        indicatorImage ?? UIImage()
    }

    /// The mask for titles at the arrow during a transition. An empty image means the system's.
    open var backIndicatorTransitionMaskImage: UIImage {
        indicatorMask ?? UIImage()
    }

    /// Sets the arrow and its mask. If one of them is missing, both are the system's.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        let isWhole = backIndicatorImage != nil && transitionMaskImage != nil
        indicatorImage = isWhole ? backIndicatorImage : nil
        indicatorMask = isWhole ? transitionMaskImage : nil
    }

    private func made(
        _ storage: inout UIBarButtonItemAppearance?, _ style: UIBarButtonItem.Style
    ) -> UIBarButtonItemAppearance {
        if let storage { return storage }
        let made = UIBarButtonItemAppearance(style: style)
        storage = made
        return made
    }
}
