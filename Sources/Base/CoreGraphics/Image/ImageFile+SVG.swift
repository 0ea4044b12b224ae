// Reads the size of an SVG file from its first element.
extension ImageFile {
    /// Reads the size of an SVG file, in points; `nil` for other data, or if the file has no size.
    package init?(svg bytes: Data) {
        guard let tag = SVGTag(String(decoding: bytes.prefix(65_536), as: UTF8.self)), let size = tag.size
        else { return nil }
        let (width, height) = (Int(size.width.rounded(.up)), Int(size.height.rounded(.up)))
        self.init(
            .svg, bytes, width: width, height: height,
            PixelFormat(width: width, bitsPerComponent: 8, components: 4, hasAlpha: true, isGray: false))
    }
}

/// The attributes of the `svg` element.
private struct SVGTag {
    private var attributes: [Substring: Substring] = [:]
    private static let sizes: ClosedRange<CGFloat> = 0.001...100_000

    init?(_ text: String) {
        guard let start = text.range(of: "<svg") else { return nil }
        var rest = text[start.upperBound...]
        guard let first = rest.first, first.isWhitespace else { return nil }
        while let attribute = Self.next(&rest) { attributes[attribute.name] = attribute.value }
    }

    /// The width and height; without them, the size of the view box.
    var size: CGSize? {
        let box = (attributes["viewBox"] ?? "").split { $0 == " " || $0 == "," }.compactMap { Double($0) }
        let width = Self.length(attributes["width"]) ?? (box.count == 4 ? box[2] : 0)
        let height = Self.length(attributes["height"]) ?? (box.count == 4 ? box[3] : 0)
        guard Self.sizes.contains(width), Self.sizes.contains(height) else { return nil }
        return CGSize(width: width, height: height)
    }

    private static func next(_ rest: inout Substring) -> (name: Substring, value: Substring)? {
        rest = rest.drop { $0.isWhitespace }
        let name = rest.prefix { $0 != "=" && $0 != ">" && !$0.isWhitespace }
        rest = rest[name.endIndex...].drop { $0.isWhitespace }
        guard !name.isEmpty, rest.first == "=" else { return nil }
        rest = rest.dropFirst().drop { $0.isWhitespace }
        guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
        let value = rest.dropFirst().prefix { $0 != quote }
        rest = rest[value.endIndex...].dropFirst()
        return (name, value)
    }

    /// Parses a length without a unit or in pixels. A pixel counts as a point.
    private static func length(_ text: Substring?) -> CGFloat? {
        guard let text else { return nil }
        let number = text.hasSuffix("px") || text.hasSuffix("pt") ? text.dropLast(2) : text
        return Double(number).map { CGFloat($0) }
    }
}
