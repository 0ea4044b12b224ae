/// A smooth transition between colors at given locations.
///
/// Immutable. Follows Apple's page "CGGradient".
public final class CGGradient: Hashable, Sendable {
    /// The colors, in the order of their locations.
    package let colors: [CGColor]
    /// The location of each color, from 0 to 1.
    package let locations: [CGFloat]

    /// Creates a gradient. If `locations` is `nil`, the colors are distributed evenly from 0 to 1.
    package init?(colors: [CGColor], locations: [CGFloat]?) {
        guard !colors.isEmpty else { return nil }
        let last = CGFloat(max(colors.count - 1, 1))
        self.colors = colors
        self.locations = locations ?? colors.indices.map { CGFloat($0) / last }
    }

    /// Creates a gradient from an array of ``CGColor``, converted to `space` if it is given, with the location of each
    /// color. If `locations` is `nil`, the colors are distributed evenly from 0 to 1. Returns `nil` without colors.
    public convenience init?(
        colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
    ) {
        let listed = colors.compactMap { $0 as? CGColor }
        guard listed.count == colors.count else { return nil }
        let converted = listed.map { color in
            space.flatMap { color.converted(to: $0, intent: .defaultIntent, options: nil) } ?? color
        }
        self.init(
            colors: converted,
            locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: listed.count)) })
    }

    /// Creates a gradient from `count` colors of a color space, each as components and alpha, with the location
    /// of each color.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        let length = space.numberOfComponents + 1
        let colors = (0..<count).compactMap {
            CGColor(colorSpace: space, components: components + $0 * length)
        }
        self.init(
            colors: colors,
            locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) })
    }

    /// Returns whether two gradients have the same colors and locations.
    public static func == (one: CGGradient, other: CGGradient) -> Bool {
        one.colors == other.colors && one.locations == other.locations
    }

    /// Hashes the colors and locations.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(colors)
        hasher.combine(locations)
    }
}

/// Whether a gradient extends beyond its start and end, in the color of that end. Follows Apple's page
/// "CGGradientDrawingOptions".
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    /// The bit mask.
    public let rawValue: UInt32

    /// Creates options from a bit mask.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Extends the gradient before its start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
    /// Extends the gradient after its end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}
