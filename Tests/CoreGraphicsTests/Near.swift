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

/// The same numbers for the same seed.
struct SeededNumbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

extension CGPath {
    static func built(_ build: (CGMutablePath) -> Void) -> CGPath {
        let path = CGMutablePath()
        build(path)
        return path
    }
}
