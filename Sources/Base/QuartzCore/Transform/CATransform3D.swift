/// A matrix that translates, scales, rotates, and projects points in space. A point is a row vector, multiplied
/// from the left.
///
/// Follows Apple's page "CATransform3D".
public struct CATransform3D: Sendable {
    /// The factor of x in x'.
    public var m11: CGFloat
    /// The factor of x in y'.
    public var m12: CGFloat
    /// The factor of x in z'.
    public var m13: CGFloat
    /// The factor of x in the divisor.
    public var m14: CGFloat
    /// The factor of y in x'.
    public var m21: CGFloat
    /// The factor of y in y'.
    public var m22: CGFloat
    /// The factor of y in z'.
    public var m23: CGFloat
    /// The factor of y in the divisor.
    public var m24: CGFloat
    /// The factor of z in x'.
    public var m31: CGFloat
    /// The factor of z in y'.
    public var m32: CGFloat
    /// The factor of z in z'.
    public var m33: CGFloat
    /// The factor of z in the divisor: -1 divided by the viewer's distance gives perspective.
    public var m34: CGFloat
    /// The translation of x.
    public var m41: CGFloat
    /// The translation of y.
    public var m42: CGFloat
    /// The translation of z.
    public var m43: CGFloat
    /// The constant of the divisor.
    public var m44: CGFloat

    /// Creates a matrix with all values zero, which isn't ``CATransform3DIdentity``.
    public init() {
        self.init(rows: Array(repeating: [0, 0, 0, 0], count: 4))
    }

    /// Creates a matrix from its values.
    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat,
        m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat,
        m43: CGFloat, m44: CGFloat
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    init(rows: [[CGFloat]]) {
        self.init(
            m11: rows[0][0], m12: rows[0][1], m13: rows[0][2], m14: rows[0][3], m21: rows[1][0],
            m22: rows[1][1], m23: rows[1][2], m24: rows[1][3], m31: rows[2][0], m32: rows[2][1],
            m33: rows[2][2], m34: rows[2][3], m41: rows[3][0], m42: rows[3][1], m43: rows[3][2],
            m44: rows[3][3])
    }

    var rows: [[CGFloat]] {
        [
            [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
        ]
    }
}

/// The transform that changes no point.
public let CATransform3DIdentity = CATransform3D(
    rows: [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]])
