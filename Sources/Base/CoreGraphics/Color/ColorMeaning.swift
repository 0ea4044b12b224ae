/// The interpretation of a color space's components, and the conversion between spaces.
struct ColorMeaning: Hashable, Sendable {
    enum Curve: Hashable, Sendable { case sRGB, linear, gamma22 }
    enum Primaries: Hashable, Sendable { case sRGB, p3 }

    var isGray = false
    var curve = Curve.sRGB
    var primaries = Primaries.sRGB
    var isExtended = false

    static let named: [String: ColorMeaning] = [
        CGColorSpace.sRGB: ColorMeaning(),
        CGColorSpace.extendedSRGB: ColorMeaning(isExtended: true),
        CGColorSpace.linearSRGB: ColorMeaning(curve: .linear),
        CGColorSpace.extendedLinearSRGB: ColorMeaning(curve: .linear, isExtended: true),
        CGColorSpace.displayP3: ColorMeaning(primaries: .p3),
        CGColorSpace.genericGrayGamma2_2: ColorMeaning(isGray: true, curve: .gamma22),
        CGColorSpace.extendedGray: ColorMeaning(isGray: true, isExtended: true),
        CGColorSpace.linearGray: ColorMeaning(isGray: true, curve: .linear),
        CGColorSpace.extendedLinearGray: ColorMeaning(isGray: true, curve: .linear, isExtended: true),
    ]

    /// Converts components to another color space. If only the names differ, the components stay exactly the same.
    func converting(_ numbers: [CGFloat], to other: ColorMeaning) -> [CGFloat] {
        if curve == other.curve, primaries == other.primaries, isGray == other.isGray {
            return numbers.map(other.clamped)
        }
        // A gray has equal red, green, and blue in any gamma curve that both spaces share.
        if curve == other.curve, isGray { return Array(repeating: other.clamped(numbers[0]), count: 3) }
        let light = linearSRGB(numbers)
        return other.numbers(ofLinearSRGB: light).map(other.clamped)
    }

    private func clamped(_ number: CGFloat) -> CGFloat { isExtended ? number : min(max(number, 0), 1) }

    private func linearSRGB(_ numbers: [CGFloat]) -> [CGFloat] {
        let light = numbers.map(curve.light)
        if isGray { return [light[0], light[0], light[0]] }
        return primaries == .sRGB ? light : Self.fromP3.map { $0.times(light) }
    }

    private func numbers(ofLinearSRGB light: [CGFloat]) -> [CGFloat] {
        if isGray { return [curve.number(ofLight: Self.luminance.times(light))] }
        let own = primaries == .sRGB ? light : Self.toP3.map { $0.times(light) }
        return own.map(curve.number)
    }

    // From the primaries in the sRGB and P3 standards, with the white point that they share, D65.
    private static let luminance: [CGFloat] = [0.2126729, 0.7151522, 0.0721750]
    private static let fromP3: [[CGFloat]] = [
        [1.2249401763, -0.2249401763, 0], [-0.0420569547, 1.0420569547, 0],
        [-0.0196375546, -0.0786360456, 1.0982736002],
    ]
    private static let toP3: [[CGFloat]] = [
        [0.8224619687, 0.1775380313, 0], [0.0331941989, 0.9668058011, 0],
        [0.0170826307, 0.0723974407, 0.9105199286],
    ]
}

extension ColorMeaning.Curve {
    /// Returns the linear value. Below 0, the curve is mirrored.
    func light(_ number: CGFloat) -> CGFloat {
        let size = Double(abs(number))
        let light: Double =
            switch self {
            case .linear: size
            case .gamma22: pow(size, 2.2)
            case .sRGB: size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
            }
        return CGFloat(number < 0 ? -light : light)
    }

    func number(ofLight light: CGFloat) -> CGFloat {
        let size = Double(abs(light))
        let number: Double =
            switch self {
            case .linear: size
            case .gamma22: pow(size, 1 / 2.2)
            case .sRGB: size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
            }
        return CGFloat(light < 0 ? -number : number)
    }
}

extension [CGFloat] {
    fileprivate func times(_ other: [CGFloat]) -> CGFloat { zip(self, other).reduce(0) { $0 + $1.0 * $1.1 } }
}
