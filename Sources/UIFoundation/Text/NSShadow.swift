/// The shadow of text. iOS 6. Follows Apple's page "NSShadow".
open class NSShadow: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    let compared = ComparedByFoundation()

    /// Creates a shadow without an offset and a blur, a third black.
    public override init() {
        super.init()
    }

    /// Reads a shadow from an archive. Follows Apple's page "init(coder:)".
    public required init?(coder: NSCoder) {
        super.init()
        shadowOffset = CGSize(
            width: coder.decodeDouble(forKey: "NSShadowHoriz"),
            height: coder.decodeDouble(forKey: "NSShadowVert"))
        shadowBlurRadius = coder.decodeDouble(forKey: "NSShadowBlurRadius")
        shadowColor = coder.decodeObject(of: UIColor.self, forKey: "NSShadowColor")
    }

    /// Writes the shadow to an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(Double(shadowOffset.width), forKey: "NSShadowHoriz")
        coder.encode(Double(shadowOffset.height), forKey: "NSShadowVert")
        coder.encode(Double(shadowBlurRadius), forKey: "NSShadowBlurRadius")
        coder.encode(shadowColor as? UIColor, forKey: "NSShadowColor")
    }

    /// Whether shadows can be read from archives that somebody else may have changed: yes.
    open class var supportsSecureCoding: Bool { true }

    /// Where the shadow falls, in points: rightwards and downwards. Default zero.
    open var shadowOffset = CGSize.zero

    /// How far the shadow's edge is blurred, in points. Default 0.
    open var shadowBlurRadius: CGFloat = 0

    /// The shadow's colour: a `UIColor`. Default black, a third opaque; with `nil` there is no shadow.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    /// Whether the other object is the same shadow.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
            && shadowColor as? UIColor == other.shadowColor as? UIColor
    }

    /// Equal shadows have equal hashes.
    open override var hash: Int {
        shadowOffset.width.hashValue ^ shadowOffset.height.hashValue ^ shadowBlurRadius.hashValue
    }

    /// Another shadow that is the same.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }
}
