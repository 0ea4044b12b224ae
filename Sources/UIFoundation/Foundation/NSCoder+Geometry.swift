// Points, sizes and their like as text: "{1, 2.5}", "{{0, 0}, {20, 10}}".
extension NSCoder {
    /// The point that a text such as "{1, 2.5}" means; zero for another text. Follows Apple's page "cgPoint(for:)".
    public static func cgPoint(for string: String) -> CGPoint {
        numbers(in: string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
    }

    /// The size that a text such as "{20, 10}" means; zero for another text. Follows Apple's page "cgSize(for:)".
    public static func cgSize(for string: String) -> CGSize {
        numbers(in: string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }

    /// The vector that a text such as "{1, 2.5}" means; zero for another text. Follows Apple's page "cgVector(for:)".
    public static func cgVector(for string: String) -> CGVector {
        numbers(in: string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
    }

    /// The rectangle that a text such as "{{0, 0}, {20, 10}}" means; zero for another text. Follows Apple's page "cgRect(for:)".
    public static func cgRect(for string: String) -> CGRect {
        numbers(in: string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
    }

    /// The insets that a text means, `top`, `left`, `bottom` and `right`; zero for another text. Follows Apple's page
    /// "uiEdgeInsets(for:)".
    public static func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        numbers(in: string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
            ?? .zero
    }

    /// The insets that a text means, `top`, `leading`, `bottom` and `trailing`; zero for another text. iOS 11.
    ///
    /// Follows Apple's page "nsDirectionalEdgeInsets(for:)".
    public static func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
        numbers(in: string, 4).map {
            NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
        } ?? .zero
    }

    /// The offset that a text means, horizontal and vertical; zero for another text. Follows Apple's page "uiOffset(for:)".
    public static func uiOffset(for string: String) -> UIOffset {
        numbers(in: string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }

    /// The affine transform that a text of six numbers means; the identity for another text. Follows Apple's page
    /// "cgAffineTransform(for:)".
    public static func cgAffineTransform(for string: String) -> CGAffineTransform {
        numbers(in: string, 6).map {
            CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
        } ?? .identity
    }

    /// A point as text: "{1, 2.5}". Follows Apple's page "string(for:)".
    public static func string(for point: CGPoint) -> String { text([point.x, point.y]) }

    /// A size as text: "{20, 10}".
    public static func string(for size: CGSize) -> String { text([size.width, size.height]) }

    /// A vector as text: "{1, 2.5}".
    public static func string(for vector: CGVector) -> String { text([vector.dx, vector.dy]) }

    /// A rectangle as text: "{{0, 0}, {20, 10}}".
    public static func string(for rect: CGRect) -> String {
        "{\(string(for: rect.origin)), \(string(for: rect.size))}"
    }

    /// Insets as text: `top`, `left`, `bottom` and `right`.
    public static func string(for insets: UIEdgeInsets) -> String {
        text([insets.top, insets.left, insets.bottom, insets.right])
    }

    /// Insets as text: `top`, `leading`, `bottom` and `trailing`. iOS 11.
    public static func string(for insets: NSDirectionalEdgeInsets) -> String {
        text([insets.top, insets.leading, insets.bottom, insets.trailing])
    }

    /// An offset as text: horizontal and vertical.
    public static func string(for offset: UIOffset) -> String { text([offset.horizontal, offset.vertical]) }

    /// An affine transform as text: "[1, 0, 0, 1, 0, 0]".
    public static func string(for transform: CGAffineTransform) -> String {
        let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        return "[" + numbers.map(text).joined(separator: ", ") + "]"
    }

    private class func text(_ numbers: [CGFloat]) -> String {
        "{" + numbers.map(text).joined(separator: ", ") + "}"
    }

    private class func text(_ number: CGFloat) -> String { String(format: "%.17g", number) }

    /// The numbers of a text; `nil` where there are fewer.
    private class func numbers(in text: String, _ count: Int) -> [Double]? {
        let found = text.split { "{}[], ".contains($0) }.compactMap { Double($0) }
        return found.count < count ? nil : found
    }
}

// The same under keys. Points, sizes and rectangles are Foundation's to write. What a key does not have is zero, or the identity.
extension NSCoder {
    /// Writes a vector. Follows Apple's page "encode(_:forKey:)".
    public func encode(_ vector: CGVector, forKey key: String) {
        encode(NSCoder.string(for: vector), forKey: key)
    }

    /// Writes an affine transform.
    public func encode(_ transform: CGAffineTransform, forKey key: String) {
        encode(NSCoder.string(for: transform), forKey: key)
    }

    /// Writes insets.
    public func encode(_ insets: UIEdgeInsets, forKey key: String) {
        encode(NSCoder.string(for: insets), forKey: key)
    }

    /// Writes insets in the direction of reading. iOS 11.
    public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
        encode(NSCoder.string(for: insets), forKey: key)
    }

    /// Writes an offset.
    public func encode(_ offset: UIOffset, forKey key: String) {
        encode(NSCoder.string(for: offset), forKey: key)
    }

    /// Reads a point. Follows Apple's page "decodeCGPoint(forKey:)".
    public func decodeCGPoint(forKey key: String) -> CGPoint {
        containsValue(forKey: key) ? decodePoint(forKey: key) : .zero
    }

    /// Reads a size.
    public func decodeCGSize(forKey key: String) -> CGSize {
        containsValue(forKey: key) ? decodeSize(forKey: key) : .zero
    }

    /// Reads a rectangle.
    public func decodeCGRect(forKey key: String) -> CGRect {
        containsValue(forKey: key) ? decodeRect(forKey: key) : .zero
    }

    /// Reads a vector.
    public func decodeCGVector(forKey key: String) -> CGVector { NSCoder.cgVector(for: text(forKey: key)) }

    /// Reads an affine transform.
    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
        NSCoder.cgAffineTransform(for: text(forKey: key))
    }

    /// Reads insets.
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
        NSCoder.uiEdgeInsets(for: text(forKey: key))
    }

    /// Reads insets in the direction of reading. iOS 11.
    public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
        NSCoder.nsDirectionalEdgeInsets(for: text(forKey: key))
    }

    /// Reads an offset.
    public func decodeUIOffset(forKey key: String) -> UIOffset { NSCoder.uiOffset(for: text(forKey: key)) }

    private func text(forKey key: String) -> String {
        containsValue(forKey: key) ? decodeObject(of: NSString.self, forKey: key) as String? ?? "" : ""
    }
}
