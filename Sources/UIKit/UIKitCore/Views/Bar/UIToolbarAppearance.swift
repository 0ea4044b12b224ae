/// The appearance of a toolbar. iOS 13. Follows Apple's page "UIToolbarAppearance".
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    private var buttons: UIBarButtonItemAppearance?
    private var prominentButtons: UIBarButtonItemAppearance?

    /// Creates the default appearance for a device idiom.
    public override init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
    }

    /// Creates an appearance with the values that another bar's appearance has in common with a toolbar's.
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UIToolbarAppearance else { return }
        buttons = other.buttons?.duplicate()
        prominentButtons = other.prominentButtons?.duplicate()
    }

    /// Creates the default appearance from an archive.
    public required init(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Returns an independent copy.
    open override func copy(with zone: NSZone? = nil) -> Any {
        UIToolbarAppearance(barAppearance: self)
    }

    /// The appearance of plain buttons.
    open var buttonAppearance: UIBarButtonItemAppearance {
        get {
            if buttons == nil { buttons = UIBarButtonItemAppearance(style: .plain) }
            return buttons!
        }
        set { buttons = newValue.duplicate() }
    }

    /// The appearance of buttons with the style `.prominent`. iOS 26. Follows Apple's page
    /// "prominentButtonAppearance".
    open var prominentButtonAppearance: UIBarButtonItemAppearance {
        get {
            if let prominentButtons { return prominentButtons }
            let made = UIBarButtonItemAppearance(style: .prominent)
            prominentButtons = made
            return made
        }
        set { prominentButtons = newValue.duplicate() }
    }

    /// The name of ``prominentButtonAppearance`` before iOS 26. Follows Apple's page "doneButtonAppearance".
    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { prominentButtonAppearance }
        set { prominentButtonAppearance = newValue }
    }
}
