/// The appearance of a bar's background. iOS 13.
///
/// A bar copies the appearance that it is given. Follows Apple's page "UIBarAppearance".
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCoding, @preconcurrency NSCopying {
    /// The device idiom that the values are for.
    open private(set) var idiom: UIUserInterfaceIdiom

    /// Creates the default appearance for a device idiom.
    public init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom
        super.init()
    }

    /// Creates the default appearance for this device.
    public convenience override init() {
        self.init(idiom: Runtime.current.device.userInterfaceIdiom)
    }

    /// Creates an appearance with the values that another bar's appearance has in common with this one.
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

    /// Creates the default appearance from an archive.
    public required init(coder: NSCoder) {
        idiom = Runtime.current.device.userInterfaceIdiom
        super.init()
    }

    /// Writes the appearance to an archive. The base class writes nothing.
    open func encode(with coder: NSCoder) {}

    /// Returns an independent copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        UIBarAppearance(barAppearance: self)
    }

    /// Returns an independent copy of the same class, like `copy()` on iOS 13. Swift on Linux couldn't distinguish that method from
    /// `NSObject`'s. Only on Linux. Follows Apple's page "copy()".
    public func copyOfItsKind() -> Self { duplicate() }

    /// The material behind the bar, in front of the content; `nil` for none. Default `.systemChromeMaterial`.
    ///
    /// Pictures show its color, because they can't draw a blur. Follows Apple's page "backgroundEffect".
    open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)

    /// The color in front of the material; `nil`, the default, for none.
    open var backgroundColor: UIColor?

    /// The image in front of the background color.
    open var backgroundImage: UIImage?

    /// The content mode of ``backgroundImage``. Default `.scaleToFill`.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill

    /// The color of the bar's shadow line; `nil` for none.
    open var shadowColor: UIColor? = .separator

    /// The shadow image of the bar, tinted with ``shadowColor`` if it is a template image.
    open var shadowImage: UIImage?

    /// Sets the system's translucent background and shadow.
    open func configureWithDefaultBackground() {
        resetBackground()
        shadowColor = .separator
    }

    /// Sets an opaque background in the system's color, with the system's shadow.
    open func configureWithOpaqueBackground() {
        resetBackground()
        backgroundEffect = nil
        backgroundColor = .systemBackground
        shadowColor = .separator
    }

    /// Removes the background and the shadow.
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

/// An appearance of which a bar keeps a copy, so that the app can change its own.
@MainActor
protocol Duplicable: AnyObject {
    func copy(with zone: NSZone?) -> Any
}

extension Duplicable {
    func duplicate() -> Self {
        // A copy has the same class, unless an app's subclass returns a different one.
        copy(with: nil) as? Self ?? self
    }
}

extension UIBarAppearance: Duplicable {}
