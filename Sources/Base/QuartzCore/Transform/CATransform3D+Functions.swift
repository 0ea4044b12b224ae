// Apple's C functions.

/// Returns whether a transform is ``CATransform3DIdentity``. Follows Apple's page "CATransform3DIsIdentity(_:)".
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
    CATransform3DEqualToTransform(t, CATransform3DIdentity)
}

/// Returns whether two transforms are equal. Follows Apple's page "CATransform3DEqualToTransform(_:_:)".
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    (a.m11, a.m12, a.m13, a.m14) == (b.m11, b.m12, b.m13, b.m14)
        && (a.m21, a.m22, a.m23, a.m24) == (b.m21, b.m22, b.m23, b.m24)
        && (a.m31, a.m32, a.m33, a.m34) == (b.m31, b.m32, b.m33, b.m34)
        && (a.m41, a.m42, a.m43, a.m44) == (b.m41, b.m42, b.m43, b.m44)
}

/// Returns a translation. Follows Apple's page "CATransform3DMakeTranslation(_:_:_:)".
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var made = CATransform3DIdentity
    (made.m41, made.m42, made.m43) = (tx, ty, tz)
    return made
}

/// Returns a scaling from the origin. Follows Apple's page "CATransform3DMakeScale(_:_:_:)".
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var made = CATransform3DIdentity
    (made.m11, made.m22, made.m33) = (sx, sy, sz)
    return made
}

/// Returns a rotation by an angle in radians around an axis; the identity if the axis has length zero. Follows Apple's
/// page "CATransform3DMakeRotation(_:_:_:_:)".
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat)
    -> CATransform3D
{
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
    let rest = 1 - cosine
    return CATransform3D(
        rows: [
            [cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine, 0],
            [x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine, 0],
            [x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest, 0], [0, 0, 0, 1],
        ])
}

/// Returns the transform that translates first, then applies `t`. Follows Apple's page
/// "CATransform3DTranslate(_:_:_:_:)".
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat)
    -> CATransform3D
{
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Returns the transform that scales first, then applies `t`. Follows Apple's page "CATransform3DScale(_:_:_:_:)".
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat)
    -> CATransform3D
{
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns the transform that rotates first, then applies `t`. Follows Apple's page "CATransform3DRotate(_:_:_:_:_:)".
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Returns the transform that applies `a` first, then `b`. Follows Apple's page "CATransform3DConcat(_:_:)".
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let (left, right) = (a.rows, b.rows)
    return CATransform3D(
        rows: left.map { row in
            (0..<4).map { column in
                row[0] * right[0][column] + row[1] * right[1][column] + row[2] * right[2][column]
                    + row[3] * right[3][column]
            }
        })
}

/// Returns the inverse of `t`; `t` itself if it has no inverse. Follows Apple's page "CATransform3DInvert(_:)".
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    var (left, right) = (t.rows, CATransform3DIdentity.rows)
    for column in 0..<4 {
        let pivot = (column..<4).max { abs(left[$0][column]) < abs(left[$1][column]) } ?? column
        guard left[pivot][column] != 0 else { return t }
        left.swapAt(pivot, column)
        right.swapAt(pivot, column)
        let scale = left[column][column]
        left[column] = left[column].map { $0 / scale }
        right[column] = right[column].map { $0 / scale }
        for row in 0..<4 where row != column {
            let share = left[row][column]
            left[row] = zip(left[row], left[column]).map { $0 - share * $1 }
            right[row] = zip(right[row], right[column]).map { $0 - share * $1 }
        }
    }
    return CATransform3D(rows: right)
}

/// Returns the 3D form of an affine transform. Follows Apple's page "CATransform3DMakeAffineTransform(_:)".
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    CATransform3D(
        rows: [[m.a, m.b, 0, 0], [m.c, m.d, 0, 0], [0, 0, 1, 0], [m.tx, m.ty, 0, 1]])
}

/// Returns whether a transform is affine. Follows Apple's page "CATransform3DIsAffine(_:)".
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    (t.m31, t.m32, t.m33, t.m34) == (0, 0, 1, 0) && (t.m13, t.m23, t.m43) == (0, 0, 0)
        && (t.m14, t.m24, t.m44) == (0, 0, 1)
}

/// Returns the affine part of a transform, and ignores the rest. Follows Apple's page
/// "CATransform3DGetAffineTransform(_:)".
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
