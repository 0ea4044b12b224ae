extension PixelFormat {
    /// The pixel format of a file that isn't decoded.
    init(width: Int, bitsPerComponent: Int, components: Int, hasAlpha: Bool, isGray: Bool) {
        let colors = components - (hasAlpha ? 1 : 0)
        let alpha: CGImageAlphaInfo = hasAlpha ? .last : .none
        self.init(
            bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerComponent * components,
            bytesPerRow: (width * bitsPerComponent * components + 7) / 8,
            space: colors == 4
                ? nil : isGray ? CGColorSpaceCreateDeviceGray() : CGColorSpace(name: CGColorSpace.sRGB),
            bitmapInfo: CGBitmapInfo(rawValue: alpha.rawValue))
    }
}
