/// Colours that go over into each other from place to place.
///
/// It never changes. Follows Apple's page "CGGradient".
public final class CGGradient: Hashable, Sendable {
    /// The colours, from the first place to the last.
    package let colors: [CGColor]
    /// The place of each colour, from 0 to 1.
    package let locations: [CGFloat]

    /// Creates a gradient; without places the colours stand at equal distances from 0 to 1.
    package init?(colors: [CGColor], locations: [CGFloat]?) {
        guard !colors.isEmpty else { return nil }
        let last = CGFloat(max(colors.count - 1, 1))
        self.colors = colors
        self.locations = locations ?? colors.indices.map { CGFloat($0) / last }
    }

    /// Creates a gradient from a list of ``CGColor``, brought into one space where one is given, and the place of each;
    /// without places they stand at equal distances from 0 to 1. `nil` without colours.
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

    /// Creates a gradient from `count` colours of a space, each its numbers and its opacity, and the place of each.
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

    /// Whether both have the same colours at the same places.
    public static func == (one: CGGradient, other: CGGradient) -> Bool {
        one.colors == other.colors && one.locations == other.locations
    }

    /// Puts colours and places into a hash.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(colors)
        hasher.combine(locations)
    }
}

/// Whether a gradient is drawn beyond its ends, in the colour of the end. Follows Apple's page
/// "CGGradientDrawingOptions".
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt32

    /// Creates options from bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Before its start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
    /// Behind its end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}
