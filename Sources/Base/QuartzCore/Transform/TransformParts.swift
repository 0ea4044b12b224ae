/// A transform decomposed into a scale, then rotations around x, y, and z, then a translation.
struct TransformParts {
    var scale: [CGFloat]
    /// Around x, y, and z, in this order, in radians.
    var rotation: [CGFloat]
    var translation: [CGFloat]

    /// Returns `nil` for a transform with other components: perspective, shear, or a scale of zero.
    init?(_ transform: CATransform3D) {
        let rows = transform.rows
        guard rows.map({ $0[3] }) == [0, 0, 0, 1] else { return nil }
        var axes = rows.prefix(3).map { Array($0.prefix(3)) }
        scale = axes.map(\.length)
        guard !scale.contains(0) else { return nil }
        axes = zip(axes, scale).map { axis, length in axis.map { $0 / length } }
        guard abs(axes[0].dot(axes[1])) < 1e-6, abs(axes[0].dot(axes[2])) < 1e-6,
            abs(axes[1].dot(axes[2])) < 1e-6
        else { return nil }
        if axes[0].cross(axes[1]).dot(axes[2]) < 0 {
            // A reflection: along the one axis that needs no rotation, otherwise along x.
            let index = [0, 1, 2].first { axes[$0][$0] < 0 && isUpright(axes, but: $0) } ?? 0
            scale[index] = -scale[index]
            axes[index] = axes[index].map { -$0 }
        }
        rotation = TransformParts.angles(of: axes)
        translation = Array(rows[3].prefix(3))
    }

    var transform: CATransform3D {
        var made = CATransform3DMakeScale(scale[0], scale[1], scale[2])
        for (index, axis) in [[1, 0, 0], [0, 1, 0], [0, 0, 1]].enumerated() where rotation[index] != 0 {
            let turn = CATransform3DMakeRotation(
                rotation[index], CGFloat(axis[0]), CGFloat(axis[1]), CGFloat(axis[2]))
            made = CATransform3DConcat(made, turn)
        }
        (made.m41, made.m42, made.m43) = (translation[0], translation[1], translation[2])
        return made
    }

    private static func angles(of axes: [[CGFloat]]) -> [CGFloat] {
        let sine = min(max(-axes[0][2], -1), 1)
        let around = { (y: CGFloat, x: CGFloat) in CGFloat(atan2(Double(y), Double(x))) }
        guard abs(sine) < 1 - 1e-12 else {
            return [around(-axes[2][1], axes[1][1]), CGFloat(asin(Double(sine))), 0]
        }
        return [
            around(axes[1][2], axes[2][2]), CGFloat(asin(Double(sine))), around(axes[0][1], axes[0][0]),
        ]
    }
}

private func isUpright(_ axes: [[CGFloat]], but index: Int) -> Bool {
    (0..<3).allSatisfy { $0 == index || axes[$0][$0] > 1 - 1e-9 }
}

extension [CGFloat] {
    fileprivate var length: CGFloat { dot(self).squareRoot() }

    fileprivate func dot(_ other: [CGFloat]) -> CGFloat { zip(self, other).reduce(0) { $0 + $1.0 * $1.1 } }

    fileprivate func cross(_ other: [CGFloat]) -> [CGFloat] {
        [
            self[1] * other[2] - self[2] * other[1], self[2] * other[0] - self[0] * other[2],
            self[0] * other[1] - self[1] * other[0],
        ]
    }
}
