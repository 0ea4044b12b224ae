/// The shadow of text. iOS 6. Follows Apple's page "NSShadow".
open class NSShadow: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    let compared = ComparedByFoundation()

    /// Creates a shadow without an offset and a blur, in black with an alpha of 1/3.
    public override init() {
        super.init()
    }

    /// Decodes a shadow from an archive. Follows Apple's page "init(coder:)".
    public required init?(coder: NSCoder) {
        super.init()
        shadowOffset = CGSize(
            width: coder.decodeDouble(forKey: "NSShadowHoriz"),
            height: coder.decodeDouble(forKey: "NSShadowVert"))
        shadowBlurRadius = coder.decodeDouble(forKey: "NSShadowBlurRadius")
        shadowColor = coder.decodeObject(of: UIColor.self, forKey: "NSShadowColor")
    }

    /// Encodes the shadow.
    open func encode(with coder: NSCoder) {
        coder.encode(Double(shadowOffset.width), forKey: "NSShadowHoriz")
        coder.encode(Double(shadowOffset.height), forKey: "NSShadowVert")
        coder.encode(Double(shadowBlurRadius), forKey: "NSShadowBlurRadius")
        coder.encode(shadowColor as? UIColor, forKey: "NSShadowColor")
    }

    /// Returns `true`: shadows support secure coding.
    open class var supportsSecureCoding: Bool { true }

    /// The offset of the shadow in points, to the right and downward. Defaults to zero.
    open var shadowOffset = CGSize.zero

    /// The blur radius, in points. Defaults to 0.
    open var shadowBlurRadius: CGFloat = 0

    /// The shadow color: a `UIColor`. Defaults to black with an alpha of 1/3; `nil` for no shadow.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    /// Returns whether the other object is an equal shadow.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
            && shadowColor as? UIColor == other.shadowColor as? UIColor
    }

    /// The hash value, which is equal for equal shadows.
    open override var hash: Int {
        shadowOffset.width.hashValue ^ shadowOffset.height.hashValue ^ shadowBlurRadius.hashValue
    }

    /// Returns a shadow with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }
}
