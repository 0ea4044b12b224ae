/// How a navigation bar looks. iOS 13. Follows Apple's page "UINavigationBarAppearance".
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    private var buttons: UIBarButtonItemAppearance?
    private var doneButtons: UIBarButtonItemAppearance?
    private var backButtons: UIBarButtonItemAppearance?
    private var indicatorImage: UIImage?
    private var indicatorMask: UIImage?

    /// Creates the default looks for a kind of device.
    public override init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
    }

    /// Creates looks with all values of another bar's that a navigation bar has too.
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        largeTitleTextAttributes = other.largeTitleTextAttributes
        buttons = other.buttons?.duplicate()
        doneButtons = other.doneButtons?.duplicate()
        backButtons = other.backButtons?.duplicate()
        indicatorImage = other.indicatorImage
        indicatorMask = other.indicatorMask
    }

    /// Creates the default looks from an archive.
    public required init(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// A copy that changes by itself.
    open override func copy(with zone: NSZone? = nil) -> Any {
        UINavigationBarAppearance(barAppearance: self)
    }

    /// How the title is written.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

    /// How far the title is moved. Default zero.
    open var titlePositionAdjustment = UIOffset.zero

    /// How a large title is written.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

    /// How plain buttons look.
    open var buttonAppearance: UIBarButtonItemAppearance {
        get { made(&buttons, .plain) }
        set { buttons = newValue.duplicate() }
    }

    /// How the button that ends the task looks.
    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { made(&doneButtons, .done) }
        set { doneButtons = newValue.duplicate() }
    }

    /// How the back button looks.
    open var backButtonAppearance: UIBarButtonItemAppearance {
        get { made(&backButtons, .plain) }
        set { backButtons = newValue.duplicate() }
    }

    /// The arrow beside the back button's title. An empty image stands for the system's.
    open var backIndicatorImage: UIImage {
        indicatorImage ?? UIImage()
    }

    /// What cuts the titles off at the arrow during a transition. An empty image stands for the system's.
    open var backIndicatorTransitionMaskImage: UIImage {
        indicatorMask ?? UIImage()
    }

    /// Sets the arrow and its mask together; without both of them they are the system's.
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
