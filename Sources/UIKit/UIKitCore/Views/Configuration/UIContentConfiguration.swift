/// The content and appearance of a content view. iOS 14. Follows Apple's page "UIContentConfiguration".
public protocol UIContentConfiguration {
    /// Creates a view that shows the configuration.
    @MainActor func makeContentView() -> any UIView & UIContentView

    /// Returns the configuration for a state. Properties that the app hasn't set get the state's defaults.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration. iOS 14. Follows Apple's page "UIContentView".
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    /// The configuration that the view shows. Setting it updates the view.
    var configuration: any UIContentConfiguration { get set }

    /// Returns whether the view can show a configuration: by default, one of the current configuration's type. iOS 16.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Returns whether the configuration has the same type as the current one. iOS 16.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

/// A function that transforms a color. iOS 14. Follows Apple's page "UIConfigurationColorTransformer".
public struct UIConfigurationColorTransformer: Hashable, @unchecked Sendable {
    private final class Identity {}

    /// The function that transforms the color.
    public let transform: (UIColor) -> UIColor
    private let identity = Identity()

    /// Creates a transformer with a function.
    public init(_ transform: @escaping (UIColor) -> UIColor) {
        self.transform = transform
    }

    /// Returns the transformed color.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// Transforms a color to the gray with the same brightness and opacity.
    public static let grayscale = UIConfigurationColorTransformer { color in
        UIColor { color.resolvedColor(with: $0).greyOfSameBrightness }
    }

    /// The system's preferred tint: on iPhone and iPad the color itself.
    public static let preferredTint = UIConfigurationColorTransformer { $0 }

    /// Whether one transformer is a copy of the other: functions can't be compared.
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
