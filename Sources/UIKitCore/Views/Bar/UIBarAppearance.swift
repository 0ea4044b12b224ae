/// How a bar's background looks. iOS 13.
///
/// A bar keeps a copy of what it is given. Follows Apple's page "UIBarAppearance".
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCoding, @preconcurrency NSCopying {
    /// The device that the values are for.
    open private(set) var idiom: UIUserInterfaceIdiom

    /// Creates the default looks for a kind of device.
    public init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom
        super.init()
    }

    /// Creates the default looks for this device.
    public convenience override init() {
        self.init(idiom: Runtime.current.device.userInterfaceIdiom)
    }

    /// Creates looks with all values that another bar's share with this one's.
    public init(barAppearance: UIBarAppearance) {
        idiom = barAppearance.idiom
        backgroundEffect = barAppearance.backgroundEffect
        backgroundColor = barAppearance.backgroundColor
        backgroundImage = barAppearance.backgroundImage
        backgroundImageContentMode = barAppearance.backgroundImageContentMode
        shadowColor = barAppearance.shadowColor
        shadowImage = barAppearance.shadowImage
        super.init()
    }

    /// Creates the default looks from an archive.
    public required init(coder: NSCoder) {
        idiom = Runtime.current.device.userInterfaceIdiom
        super.init()
    }

    /// Writes the looks to an archive. The base class writes nothing of its own.
    open func encode(with coder: NSCoder) {}

    /// A copy that changes by itself.
    open func copy(with zone: NSZone? = nil) -> Any {
        UIBarAppearance(barAppearance: self)
    }

    /// What `copy()` is on iOS 13: a copy of the same class, which changes by itself. Swift on Linux would not tell it from NSObject's. On
    /// Linux alone. Follows Apple's page "copy()".
    public func copyOfItsKind() -> Self { duplicate() }

    /// The material behind the bar, in front of the content; `nil` has none. Default `.systemChromeMaterial`.
    ///
    /// Pictures show its colour, as a blur cannot be drawn. Follows Apple's page "backgroundEffect".
    open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)

    /// The colour in front of the material; `nil`, the default, has none.
    open var backgroundColor: UIColor?

    /// The image in front of the background's colour.
    open var backgroundImage: UIImage?

    /// How ``backgroundImage`` fills the bar. Default `.scaleToFill`.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill

    /// The colour of the line along the bar; `nil` draws none.
    open var shadowColor: UIColor? = .separator

    /// The image along the bar, coloured by ``shadowColor`` where it is a template.
    open var shadowImage: UIImage?

    /// Back to the system's translucent background and shadow.
    open func configureWithDefaultBackground() {
        resetBackground()
        shadowColor = .separator
    }

    /// An opaque background in the system's colour, with the system's shadow.
    open func configureWithOpaqueBackground() {
        resetBackground()
        backgroundEffect = nil
        backgroundColor = .systemBackground
        shadowColor = .separator
    }

    /// No background and no shadow.
    open func configureWithTransparentBackground() {
        resetBackground()
        backgroundEffect = nil
        shadowColor = nil
    }

    private func resetBackground() {
        backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
        backgroundColor = nil
        backgroundImage = nil
        backgroundImageContentMode = .scaleToFill
        shadowImage = nil
    }
}

/// The looks a bar keeps are a copy, so that the app may go on with its own.
@MainActor
protocol Duplicable: AnyObject {
    func copy(with zone: NSZone?) -> Any
}

extension Duplicable {
    func duplicate() -> Self {
        // A copy is of the same class, unless a subclass of the app's does not make one.
        copy(with: nil) as? Self ?? self
    }
}

extension UIBarAppearance: Duplicable {}
