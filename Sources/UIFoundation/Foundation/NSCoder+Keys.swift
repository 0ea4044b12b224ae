// Geometry in archives, by keys. A key that is not there is zero, or the identity.
extension NSCoder {
    /// The insets that a text means, `top`, `leading`, `bottom` and `trailing`; zero for another text. iOS 11. Follows Apple's page
    /// "nsDirectionalEdgeInsets(for:)".
    public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
        let insets = uiEdgeInsets(for: string)
        return NSDirectionalEdgeInsets(
            top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }

    /// Insets as text: `top`, `leading`, `bottom` and `trailing`. iOS 11.
    public class func string(for insets: NSDirectionalEdgeInsets) -> String {
        string(
            for: UIEdgeInsets(
                top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    }

    // MARK: Writing

    /// Writes a vector. Follows Apple's page "encode(_:forKey:)".
    public func encode(_ vector: CGVector, forKey key: String) { write(NSCoder.string(for: vector), key) }

    /// Writes an affine transform.
    public func encode(_ transform: CGAffineTransform, forKey key: String) {
        write(NSCoder.string(for: transform), key)
    }

    /// Writes insets.
    public func encode(_ insets: UIEdgeInsets, forKey key: String) { write(NSCoder.string(for: insets), key) }

    /// Writes insets. iOS 11.
    public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
        write(NSCoder.string(for: insets), key)
    }

    /// Writes an offset.
    public func encode(_ offset: UIOffset, forKey key: String) { write(NSCoder.string(for: offset), key) }

    // MARK: Reading

    /// The point of a key. Follows Apple's page "decodeCGPoint(forKey:)".
    public func decodeCGPoint(forKey key: String) -> CGPoint {
        hasValue(key) ? decodePoint(forKey: key) : .zero
    }

    /// The size of a key. Follows Apple's page "decodeCGSize(forKey:)".
    public func decodeCGSize(forKey key: String) -> CGSize { hasValue(key) ? decodeSize(forKey: key) : .zero }

    /// The rectangle of a key. Follows Apple's page "decodeCGRect(forKey:)".
    public func decodeCGRect(forKey key: String) -> CGRect { hasValue(key) ? decodeRect(forKey: key) : .zero }

    /// The vector of a key. Follows Apple's page "decodeCGVector(forKey:)".
    public func decodeCGVector(forKey key: String) -> CGVector { NSCoder.cgVector(for: read(key)) }

    /// The affine transform of a key. Follows Apple's page "decodeCGAffineTransform(forKey:)".
    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
        NSCoder.cgAffineTransform(for: read(key))
    }

    /// The insets of a key. Follows Apple's page "decodeUIEdgeInsets(forKey:)".
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
        NSCoder.uiEdgeInsets(for: read(key))
    }

    /// The insets of a key. iOS 11. Follows Apple's page "decodeDirectionalEdgeInsets(forKey:)".
    public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
        NSCoder.nsDirectionalEdgeInsets(for: read(key))
    }

    /// The offset of a key. Follows Apple's page "decodeUIOffset(forKey:)".
    public func decodeUIOffset(forKey key: String) -> UIOffset { NSCoder.uiOffset(for: read(key)) }

    private func write(_ text: String, _ key: String) { encode(text as NSString, forKey: key) }

    private func read(_ key: String) -> String {
        hasValue(key) ? decodeObject(forKey: key) as? String ?? "" : ""
    }

    /// Foundation's coder stops the program where it is asked for a key that is not there.
    private func hasValue(_ key: String) -> Bool { containsValue(forKey: key) }
}
