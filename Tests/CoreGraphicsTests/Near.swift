import CoreGraphics

func isNear(_ one: CGFloat, _ other: CGFloat, _ tolerance: CGFloat = 1e-9) -> Bool {
    one == other || abs(one - other) <= tolerance
}

func isNear(_ one: CGPoint, _ other: CGPoint, _ tolerance: CGFloat = 1e-9) -> Bool {
    isNear(one.x, other.x, tolerance) && isNear(one.y, other.y, tolerance)
}

func isNear(_ one: CGRect, _ other: CGRect, _ tolerance: CGFloat = 1e-9) -> Bool {
    isNear(one.origin, other.origin, tolerance) && isNear(one.width, other.width, tolerance)
        && isNear(one.height, other.height, tolerance)
}

extension CGPath {
    static func built(_ build: (CGMutablePath) -> Void) -> CGPath {
        let path = CGMutablePath()
        build(path)
        return path
    }
}
