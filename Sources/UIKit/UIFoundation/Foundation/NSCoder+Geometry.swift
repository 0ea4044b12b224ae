// Geometry values as strings: "{1, 2.5}", "{{0, 0}, {20, 10}}".
extension NSCoder {
    /// Parses a point such as "{1, 2.5}"; zero for an invalid string. Follows Apple's page "cgPoint(for:)".
    public static func cgPoint(for string: String) -> CGPoint {
        numbers(in: string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
    }

    /// Parses a size such as "{20, 10}"; zero for an invalid string. Follows Apple's page "cgSize(for:)".
    public static func cgSize(for string: String) -> CGSize {
        numbers(in: string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }

    /// Parses a vector such as "{1, 2.5}"; zero for an invalid string. Follows Apple's page "cgVector(for:)".
    public static func cgVector(for string: String) -> CGVector {
        numbers(in: string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
    }

    /// Parses a rectangle such as "{{0, 0}, {20, 10}}"; zero for an invalid string. Follows Apple's page "cgRect(for:)".
    public static func cgRect(for string: String) -> CGRect {
        numbers(in: string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
    }

    /// Parses insets in the order `top`, `left`, `bottom`, `right`; zero for an invalid string. Follows Apple's page
    /// "uiEdgeInsets(for:)".
    public static func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        numbers(in: string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
            ?? .zero
    }

    /// Parses insets in the order `top`, `leading`, `bottom`, `trailing`; zero for an invalid string. iOS 11.
    ///
    /// Follows Apple's page "nsDirectionalEdgeInsets(for:)".
    public static func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
        numbers(in: string, 4).map {
            NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
        } ?? .zero
    }

    /// Parses an offset, horizontal and vertical; zero for an invalid string. Follows Apple's page "uiOffset(for:)".
    public static func uiOffset(for string: String) -> UIOffset {
        numbers(in: string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }

    /// Parses an affine transform of six numbers; the identity for an invalid string. Follows Apple's page
    /// "cgAffineTransform(for:)".
    public static func cgAffineTransform(for string: String) -> CGAffineTransform {
        numbers(in: string, 6).map {
            CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
        } ?? .identity
    }

    /// Returns a point as a string: "{1, 2.5}". Follows Apple's page "string(for:)".
    public static func string(for point: CGPoint) -> String { text([point.x, point.y]) }

    /// Returns a size as a string: "{20, 10}".
    public static func string(for size: CGSize) -> String { text([size.width, size.height]) }

    /// Returns a vector as a string: "{1, 2.5}".
    public static func string(for vector: CGVector) -> String { text([vector.dx, vector.dy]) }

    /// Returns a rectangle as a string: "{{0, 0}, {20, 10}}".
    public static func string(for rect: CGRect) -> String {
        "{\(string(for: rect.origin)), \(string(for: rect.size))}"
    }

    /// Returns insets as a string: `top`, `left`, `bottom`, `right`.
    public static func string(for insets: UIEdgeInsets) -> String {
        text([insets.top, insets.left, insets.bottom, insets.right])
    }

    /// Returns insets as a string: `top`, `leading`, `bottom`, `trailing`. iOS 11.
    public static func string(for insets: NSDirectionalEdgeInsets) -> String {
        text([insets.top, insets.leading, insets.bottom, insets.trailing])
    }

    /// Returns an offset as a string: horizontal, vertical.
    public static func string(for offset: UIOffset) -> String { text([offset.horizontal, offset.vertical]) }

    /// Returns an affine transform as a string: "[1, 0, 0, 1, 0, 0]".
    public static func string(for transform: CGAffineTransform) -> String {
        let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        return "[" + numbers.map(text).joined(separator: ", ") + "]"
    }

    private class func text(_ numbers: [CGFloat]) -> String {
        "{" + numbers.map(text).joined(separator: ", ") + "}"
    }

    private class func text(_ number: CGFloat) -> String { String(format: "%.17g", number) }

    /// Parses the numbers of a string; `nil` if there are fewer than `count`.
    private class func numbers(in text: String, _ count: Int) -> [Double]? {
        let found = text.split { "{}[], ".contains($0) }.compactMap { Double($0) }
        return found.count < count ? nil : found
    }
}

// Keyed archives. Foundation encodes points, sizes, and rectangles. A missing value decodes as zero, or the identity.
extension NSCoder {
    /// Encodes a vector. Follows Apple's page "encode(_:forKey:)".
    public func encode(_ vector: CGVector, forKey key: String) {
        encode(NSCoder.string(for: vector), forKey: key)
    }

    /// Encodes an affine transform.
    public func encode(_ transform: CGAffineTransform, forKey key: String) {
        encode(NSCoder.string(for: transform), forKey: key)
    }

    /// Encodes insets.
    public func encode(_ insets: UIEdgeInsets, forKey key: String) {
        encode(NSCoder.string(for: insets), forKey: key)
    }

    /// Encodes directional insets. iOS 11.
    public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
        encode(NSCoder.string(for: insets), forKey: key)
    }

    /// Encodes an offset.
    public func encode(_ offset: UIOffset, forKey key: String) {
        encode(NSCoder.string(for: offset), forKey: key)
    }

    /// Decodes a point. Follows Apple's page "decodeCGPoint(forKey:)".
    public func decodeCGPoint(forKey key: String) -> CGPoint {
        containsValue(forKey: key) ? decodePoint(forKey: key) : .zero
    }

    /// Decodes a size.
    public func decodeCGSize(forKey key: String) -> CGSize {
        containsValue(forKey: key) ? decodeSize(forKey: key) : .zero
    }

    /// Decodes a rectangle.
    public func decodeCGRect(forKey key: String) -> CGRect {
        containsValue(forKey: key) ? decodeRect(forKey: key) : .zero
    }

    /// Decodes a vector.
    public func decodeCGVector(forKey key: String) -> CGVector { NSCoder.cgVector(for: text(forKey: key)) }

    /// Decodes an affine transform.
    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
        NSCoder.cgAffineTransform(for: text(forKey: key))
    }

    /// Decodes insets.
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
        NSCoder.uiEdgeInsets(for: text(forKey: key))
    }

    /// Decodes directional insets. iOS 11.
    public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
        NSCoder.nsDirectionalEdgeInsets(for: text(forKey: key))
    }

    /// Decodes an offset.
    public func decodeUIOffset(forKey key: String) -> UIOffset { NSCoder.uiOffset(for: text(forKey: key)) }

    private func text(forKey key: String) -> String {
        containsValue(forKey: key) ? decodeObject(of: NSString.self, forKey: key) as String? ?? "" : ""
    }
}
