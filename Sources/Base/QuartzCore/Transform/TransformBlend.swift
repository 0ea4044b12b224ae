/// Interpolates between transforms: linearly for translations and scales, along the shorter arc for rotations.
///
/// If one of them has another component, such as perspective, the matrix values are interpolated linearly.
package enum TransformBlend {
    /// Returns the transform at a fraction between two transforms.
    package static func blend(_ from: CATransform3D, _ to: CATransform3D, at share: CGFloat) -> CATransform3D
    {
        guard share != 0 else { return from }
        guard share != 1 else { return to }
        guard let first = TransformParts(from), let last = TransformParts(to) else {
            return CATransform3D(
                rows: zip(from.rows, to.rows).map { zip($0, $1).map { $0 + ($1 - $0) * share } })
        }
        let turn = Turn(first.rotation).blended(with: Turn(last.rotation), at: share)
        var made = CATransform3DConcat(scale(first.scale.mixed(last.scale, share)), turn.transform)
        let move = first.translation.mixed(last.translation, share)
        (made.m41, made.m42, made.m43) = (move[0], move[1], move[2])
        return made
    }

    private static func scale(_ parts: [CGFloat]) -> CATransform3D {
        CATransform3DMakeScale(parts[0], parts[1], parts[2])
    }
}

/// A rotation as a quaternion.
private struct Turn {
    private var parts: [CGFloat]

    /// From the angles around x, y, and z, in this order.
    init(_ angles: [CGFloat]) {
        let around = angles.enumerated().map { axis, angle in
            var parts: [CGFloat] = [0, 0, 0, CGFloat(cos(Double(angle / 2)))]
            parts[axis] = CGFloat(sin(Double(angle / 2)))
            return parts
        }
        parts = Self.product(Self.product(around[2], around[1]), around[0])
    }

    private init(parts: [CGFloat]) {
        self.parts = parts
    }

    private static func product(_ a: [CGFloat], _ b: [CGFloat]) -> [CGFloat] {
        [
            a[3] * b[0] + a[0] * b[3] + a[1] * b[2] - a[2] * b[1],
            a[3] * b[1] - a[0] * b[2] + a[1] * b[3] + a[2] * b[0],
            a[3] * b[2] + a[0] * b[1] - a[1] * b[0] + a[2] * b[3],
            a[3] * b[3] - a[0] * b[0] - a[1] * b[1] - a[2] * b[2],
        ]
    }

    func blended(with other: Turn, at share: CGFloat) -> Turn {
        let dot = zip(parts, other.parts).reduce(0) { $0 + $1.0 * $1.1 }
        let target = dot < 0 ? other.parts.map { -$0 } : other.parts
        let angle = CGFloat(acos(Double(min(abs(dot), 1))))
        guard angle > 1e-6 else { return Turn(parts: parts.mixed(target, share)) }
        let sine = CGFloat(sin(Double(angle)))
        let (first, last) = (
            CGFloat(sin(Double(angle * (1 - share)))) / sine, CGFloat(sin(Double(angle * share))) / sine
        )
        return Turn(parts: zip(parts, target).map { $0 * first + $1 * last })
    }

    var transform: CATransform3D {
        let angle = 2 * CGFloat(acos(Double(min(max(parts[3], -1), 1))))
        return CATransform3DMakeRotation(angle, parts[0], parts[1], parts[2])
    }
}

extension [CGFloat] {
    fileprivate func mixed(_ other: [CGFloat], _ share: CGFloat) -> [CGFloat] {
        zip(self, other).map { $0 + ($1 - $0) * share }
    }
}
