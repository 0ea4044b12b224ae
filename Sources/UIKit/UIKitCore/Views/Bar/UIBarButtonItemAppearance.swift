/// The appearance of a bar's buttons, by state. iOS 13. Follows Apple's page "UIBarButtonItemAppearance".
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCoding, @preconcurrency NSCopying,
    Duplicable
{
    /// The appearance in the normal state.
    open private(set) var normal = UIBarButtonItemStateAppearance()
    /// The appearance while highlighted.
    open private(set) var highlighted = UIBarButtonItemStateAppearance()
    /// The appearance while disabled.
    open private(set) var disabled = UIBarButtonItemStateAppearance()
    /// The appearance while focused.
    open private(set) var focused = UIBarButtonItemStateAppearance()
    private var style: UIBarButtonItem.Style

    /// Creates the default appearance of a style.
    public init(style: UIBarButtonItem.Style) {
        self.style = style
        super.init()
    }

    /// Creates the default appearance of plain buttons.
    public convenience override init() {
        self.init(style: .plain)
    }

    /// Creates the default appearance of plain buttons from an archive.
    public required init(coder: NSCoder) {
        style = .plain
        super.init()
    }

    /// Writes the appearance to an archive. The base class writes nothing.
    open func encode(with coder: NSCoder) {}

    /// Resets all values to the default appearance of a style.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        self.style = style
        normal = UIBarButtonItemStateAppearance()
        highlighted = UIBarButtonItemStateAppearance()
        disabled = UIBarButtonItemStateAppearance()
        focused = UIBarButtonItemStateAppearance()
    }

    /// Returns an independent copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBarButtonItemAppearance(style: style)
        copy.normal = normal.duplicate()
        copy.highlighted = highlighted.duplicate()
        copy.disabled = disabled.duplicate()
        copy.focused = focused.duplicate()
        return copy
    }
}

/// The appearance of a bar's buttons in one state. iOS 13. Follows Apple's page "UIBarButtonItemStateAppearance".
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title. Default zero.
    open var titlePositionAdjustment = UIOffset.zero
    /// The image behind the button.
    open var backgroundImage: UIImage?
    /// The offset of the background image. Default zero.
    open var backgroundImagePositionAdjustment = UIOffset.zero

    override init() {
        super.init()
    }

    func duplicate() -> UIBarButtonItemStateAppearance {
        let copy = UIBarButtonItemStateAppearance()
        copy.titleTextAttributes = titleTextAttributes
        copy.titlePositionAdjustment = titlePositionAdjustment
        copy.backgroundImage = backgroundImage
        copy.backgroundImagePositionAdjustment = backgroundImagePositionAdjustment
        return copy
    }
}
