/// A bitmap to draw on: red, green, blue, and alpha from 0 to 1, premultiplied.
struct PixelCanvas {
    let width: Int
    let height: Int
    private(set) var pixels: [SIMD4<Float>]

    /// A transparent canvas.
    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        pixels = [SIMD4<Float>](repeating: .zero, count: width * height)
    }

    /// A canvas of pixels, row by row.
    init(width: Int, height: Int, pixels: [SIMD4<Float>]) {
        (self.width, self.height, self.pixels) = (width, height, pixels)
    }

    subscript(column: Int, row: Int) -> SIMD4<Float> { pixels[row * width + column] }

    /// Draws on the covered pixels.
    ///
    /// - Returns: `false` for an unsupported blend mode.
    mutating func draw(
        _ coverage: Coverage, alpha: Float, _ mode: CGBlendMode,
        _ color: (_ column: Int, _ row: Int) -> SIMD4<Float>
    ) -> Bool {
        guard [.normal, .copy, .clear].contains(mode) else { return false }
        for row in 0..<height {
            for column in 0..<width where coverage[column, row] > 0 {
                let share = min(coverage[column, row], 1)
                let source = mode == .clear ? .zero : color(column, row) * alpha
                let under = pixels[row * width + column]
                let over = mode == .normal ? source + under * (1 - source.w) : source
                pixels[row * width + column] = over * share + under * (1 - share)
            }
        }
        return true
    }

    /// Red, green, blue, and alpha: four bytes per pixel, not premultiplied.
    var straightPixels: Data {
        Data(
            pixels.flatMap { pixel -> [UInt8] in
                guard pixel.w > 0 else { return [0, 0, 0, 0] }
                let straight = SIMD4(pixel.x / pixel.w, pixel.y / pixel.w, pixel.z / pixel.w, pixel.w)
                return (0..<4).map { UInt8((min(max(straight[$0], 0), 1) * 255).rounded()) }
            })
    }
}

extension CGColor {
    /// The color as a pixel.
    var pixel: SIMD4<Float> {
        let (red, green, blue, alpha) = sRGBComponents
        return SIMD4(Float(red), Float(green), Float(blue), 1) * Float(alpha)
    }
}
