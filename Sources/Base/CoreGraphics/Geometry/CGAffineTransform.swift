/// A matrix that translates, scales, and rotates points: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
///
/// Foundation declares it on Apple platforms only. Follows Apple's page "CGAffineTransform".
public struct CGAffineTransform: Hashable, Sendable {
    /// The factor of x in x'.
    public var a: CGFloat
    /// The factor of x in y'.
    public var b: CGFloat
    /// The factor of y in x'.
    public var c: CGFloat
    /// The factor of y in y'.
    public var d: CGFloat
    /// The translation of x.
    public var tx: CGFloat
    /// The translation of y.
    public var ty: CGFloat

    /// The transform that changes no point.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Creates a transform with all values zero, which isn't ``identity``.
    public init() {
        self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    /// Creates a transform from its six values.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// Creates a rotation around the origin, in radians. In UIKit's coordinates, a positive angle is clockwise.
    public init(rotationAngle angle: CGFloat) {
        let sine = CGFloat(sin(Double(angle)))
        let cosine = CGFloat(cos(Double(angle)))
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Creates a scaling from the origin.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Creates a translation.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Whether this is ``identity``.
    public var isIdentity: Bool { self == .identity }

    /// Returns the transform that applies this transform first, then `t2`.
    public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * t2.a + b * t2.c,
            b: a * t2.b + b * t2.d,
            c: c * t2.a + d * t2.c,
            d: c * t2.b + d * t2.d,
            tx: tx * t2.a + ty * t2.c + t2.tx,
            ty: tx * t2.b + ty * t2.d + t2.ty)
    }

    /// Returns the inverse; this transform itself if it has no inverse, for example with a scale of zero.
    public func inverted() -> CGAffineTransform {
        let determinant = a * d - b * c
        guard determinant != 0 else { return self }
        return CGAffineTransform(
            a: d / determinant,
            b: -b / determinant,
            c: -c / determinant,
            d: a / determinant,
            tx: (c * ty - d * tx) / determinant,
            ty: (b * tx - a * ty) / determinant)
    }

    /// Returns the transform that rotates first, then applies this transform.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// Returns the transform that scales first, then applies this transform.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// Returns the transform that translates first, then applies this transform.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }
}

extension CGAffineTransform: Codable {
    /// Decodes the values a, b, c, d, tx, and ty, in this order.
    public init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        a = try numbers.decode(CGFloat.self)
        b = try numbers.decode(CGFloat.self)
        c = try numbers.decode(CGFloat.self)
        d = try numbers.decode(CGFloat.self)
        tx = try numbers.decode(CGFloat.self)
        ty = try numbers.decode(CGFloat.self)
    }

    /// Encodes the values a, b, c, d, tx, and ty, in this order.
    public func encode(to encoder: any Encoder) throws {
        var numbers = encoder.unkeyedContainer()
        for number in [a, b, c, d, tx, ty] { try numbers.encode(number) }
    }
}
