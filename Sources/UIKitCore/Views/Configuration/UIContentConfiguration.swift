/// What a content view shows and how, as a value. iOS 14. Follows Apple's page "UIContentConfiguration".
public protocol UIContentConfiguration {
    /// Creates a view that shows the configuration.
    @MainActor func makeContentView() -> any UIView & UIContentView

    /// The configuration for a state. What the app has not set takes on the state's default.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration. iOS 14. Follows Apple's page "UIContentView".
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    /// What the view shows. Setting it changes what is visible.
    var configuration: any UIContentConfiguration { get set }

    /// Whether the view can show a configuration: one of the class of its own, if it does not say. iOS 16.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Whether the configuration is of the same type as the present one. iOS 16.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

/// Makes a colour of another one. iOS 14. Follows Apple's page "UIConfigurationColorTransformer".
public struct UIConfigurationColorTransformer: Hashable, @unchecked Sendable {
    private final class Identity {}

    /// Makes the colour.
    public let transform: (UIColor) -> UIColor
    private let identity = Identity()

    /// Creates a transformer.
    public init(_ transform: @escaping (UIColor) -> UIColor) {
        self.transform = transform
    }

    /// Makes a colour of another one.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// The grey that is as bright as the colour, and as opaque.
    public static let grayscale = UIConfigurationColorTransformer { color in
        UIColor { color.resolvedColor(with: $0).greyOfSameBrightness }
    }

    /// The tint that the system prefers: on a phone or pad the colour itself.
    public static let preferredTint = UIConfigurationColorTransformer { $0 }

    /// Whether two are the same one. Blocks cannot be compared.
    public static func == (one: Self, other: Self) -> Bool { one.identity === other.identity }

    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(identity))
    }
}

extension UIColor {
    fileprivate var greyOfSameBrightness: UIColor {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return self }
        return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
    }
}
