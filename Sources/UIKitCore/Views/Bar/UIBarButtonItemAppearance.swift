/// How a bar's buttons look, state by state. iOS 13. Follows Apple's page "UIBarButtonItemAppearance".
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCoding, @preconcurrency NSCopying,
    Duplicable
{
    /// Buttons at rest.
    open private(set) var normal = UIBarButtonItemStateAppearance()
    /// Buttons under a finger.
    open private(set) var highlighted = UIBarButtonItemStateAppearance()
    /// Buttons that cannot be used.
    open private(set) var disabled = UIBarButtonItemStateAppearance()
    /// Buttons that the focus is on.
    open private(set) var focused = UIBarButtonItemStateAppearance()
    private var style: UIBarButtonItem.Style

    /// Creates the default looks of a style.
    public init(style: UIBarButtonItem.Style) {
        self.style = style
        super.init()
    }

    /// Creates the default looks of plain buttons.
    public convenience override init() {
        self.init(style: .plain)
    }

    /// Creates the default looks of plain buttons from an archive.
    public required init(coder: NSCoder) {
        style = .plain
        super.init()
    }

    /// Writes the looks to an archive. The base class writes nothing of its own.
    open func encode(with coder: NSCoder) {}

    /// Puts the default looks of a style in place of all values.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        self.style = style
        normal = UIBarButtonItemStateAppearance()
        highlighted = UIBarButtonItemStateAppearance()
        disabled = UIBarButtonItemStateAppearance()
        focused = UIBarButtonItemStateAppearance()
    }

    /// A copy that changes by itself.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBarButtonItemAppearance(style: style)
        copy.normal = normal.duplicate()
        copy.highlighted = highlighted.duplicate()
        copy.disabled = disabled.duplicate()
        copy.focused = focused.duplicate()
        return copy
    }
}

/// How a bar's buttons look in one state. iOS 13. Follows Apple's page "UIBarButtonItemStateAppearance".
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    /// How the title is written.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the title is moved. Default zero.
    open var titlePositionAdjustment = UIOffset.zero
    /// The image behind the button.
    open var backgroundImage: UIImage?
    /// How far that image is moved. Default zero.
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
