/// The radius of a rounded corner. iOS 26. Follows Apple's page "UICornerRadius".
public struct UICornerRadius: Equatable, Hashable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
    CustomStringConvertible
{
    /// The ways to determine a radius.
    package enum Kind: Hashable {
        case fixed(CGFloat)
        case containerConcentric(minimum: CGFloat?)
    }

    package let kind: Kind

    /// The type of a literal with a decimal point.
    public typealias FloatLiteralType = Swift.FloatLiteralType
    /// The type of a literal without a decimal point.
    public typealias IntegerLiteralType = Swift.IntegerLiteralType

    private init(_ kind: Kind) {
        self.kind = kind
    }

    /// Creates a fixed radius in points.
    public init(floatLiteral value: FloatLiteralType) { self = .fixed(value) }

    /// Creates a fixed radius in points.
    public init(integerLiteral value: IntegerLiteralType) { self = .fixed(Double(value)) }

    /// Returns a fixed radius in points.
    public static func fixed(_ radius: Double) -> UICornerRadius {
        UICornerRadius(.fixed(CGFloat(radius)))
    }

    /// Returns a radius whose arc is concentric with the container's corner. The radius is at least the minimum.
    ///
    /// Follows Apple's page "containerConcentric(minimum:)".
    public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
        UICornerRadius(.containerConcentric(minimum: minimum))
    }

    /// A textual representation of the radius.
    public var description: String {
        switch kind {
        case .fixed(let radius): "fixed(\(radius))"
        case .containerConcentric(nil): "containerConcentric"
        case .containerConcentric(let minimum?): "containerConcentric(minimum: \(minimum))"
        }
    }
}
