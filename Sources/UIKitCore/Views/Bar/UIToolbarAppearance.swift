/// How a toolbar looks. iOS 13. Follows Apple's page "UIToolbarAppearance".
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    private var buttons: UIBarButtonItemAppearance?
    private var doneButtons: UIBarButtonItemAppearance?

    /// Creates the default looks for a kind of device.
    public override init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
    }

    /// Creates looks with all values of another bar's that a toolbar has too.
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UIToolbarAppearance else { return }
        buttons = other.buttons?.duplicate()
        doneButtons = other.doneButtons?.duplicate()
    }

    /// Creates the default looks from an archive.
    public required init(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// A copy that changes by itself.
    open override func copy(with zone: NSZone? = nil) -> Any {
        UIToolbarAppearance(barAppearance: self)
    }

    /// How plain buttons look.
    open var buttonAppearance: UIBarButtonItemAppearance {
        get {
            if buttons == nil { buttons = UIBarButtonItemAppearance(style: .plain) }
            return buttons!
        }
        set { buttons = newValue.duplicate() }
    }

    /// How the button that ends the task looks.
    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get {
            if doneButtons == nil { doneButtons = UIBarButtonItemAppearance(style: .done) }
            return doneButtons!
        }
        set { doneButtons = newValue.duplicate() }
    }
}
