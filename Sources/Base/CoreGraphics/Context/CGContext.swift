/// A drawing destination. Records drawing as a list of commands, without pixels.
///
/// Follows Apple's page "CGContext".
public final class CGContext: Hashable {
    /// The type of the drawing destination.
    enum Kind {
        /// A UIKit view or image, in which y grows down.
        case view
        /// A bitmap image, in which y grows up.
        case bitmap(PixelFormat)
    }

    let kind: Kind
    /// The drawable area, in the drawing's coordinates.
    let bounds: CGRect
    /// The transform from the drawing's coordinates to device pixels, counted from the lower-left corner.
    let deviceTransform: CGAffineTransform
    let pixelWidth: Int
    let pixelHeight: Int

    var state: GraphicsState
    var saved: [GraphicsState] = []
    var currentPath = CurrentPath()
    /// The recorded drawing, followed by the open transparency layers, the innermost last.
    var recordings: [Recording] = [Recording()]

    struct Recording {
        var drawing = Drawing()
        /// The state outside the layer; `nil` for the drawing itself.
        var outer: OuterState?

        struct OuterState {
            let state: GraphicsState
            let savedCount: Int
        }
    }

    /// The maximum width or height in pixels. The product of two such sides and the bytes of a pixel doesn't overflow.
    private static let mostPixels = 1 << 28

    /// Creates a context for a view that shows `bounds`, with `scale` pixels per point. y grows down.
    package init(viewBounds bounds: CGRect, scale: CGFloat) {
        kind = .view
        self.bounds = bounds
        pixelWidth = Int(bounded: (bounds.width * scale).rounded(.up), in: 0...Self.mostPixels)
        pixelHeight = Int(bounded: (bounds.height * scale).rounded(.up), in: 0...Self.mostPixels)
        deviceTransform = CGAffineTransform(
            a: scale, b: 0, c: 0, d: -scale, tx: -bounds.minX * scale, ty: bounds.maxY * scale)
        state = GraphicsState(transform: .identity)
    }

    /// Creates a context for a bitmap image, in which y grows up. Returns `nil` for an empty size, or if `data` isn't
    /// `nil`, because the context writes no pixels.
    public init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        guard data == nil, 1...Self.mostPixels ~= width, 1...Self.mostPixels ~= height,
            1...32 ~= bitsPerComponent
        else { return nil }
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        let bits = bitsPerComponent * info.componentCount(in: space)
        guard bytesPerRow == 0 || bytesPerRow >= (width * bits + 7) / 8 else { return nil }
        kind = .bitmap(
            PixelFormat(
                bitsPerComponent: bitsPerComponent, bitsPerPixel: bits,
                bytesPerRow: bytesPerRow == 0 ? (width * bits + 7) / 8 : bytesPerRow, space: space,
                bitmapInfo: info))
        bounds = CGRect(x: 0, y: 0, width: width, height: height)
        (pixelWidth, pixelHeight) = (width, height)
        deviceTransform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
        state = GraphicsState(transform: deviceTransform)
    }

    /// The pixels in memory: always `nil`, because the context records drawing commands.
    public var data: UnsafeMutableRawPointer? { nil }

    /// The drawing so far, without open transparency layers.
    package var drawing: Drawing { recordings[0].drawing }

    /// Returns whether two contexts are the same object.
    public static func == (one: CGContext, other: CGContext) -> Bool { one === other }

    /// Hashes the context's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGContext {
    /// Saves the graphics state: transform, clips, colors, line style, opacity, blend mode, and shadow, but not the path.
    public func saveGState() {
        saved.append(state)
    }

    /// Restores the most recently saved state. Does nothing without one.
    public func restoreGState() {
        let kept = recordings[recordings.count - 1].outer?.savedCount ?? 0
        guard saved.count > kept else { return }
        state = saved.removeLast()
    }

    /// Sets the opacity of drawing, from 0 to 1.
    public func setAlpha(_ alpha: CGFloat) {
        state.alpha = min(max(alpha, 0), 1)
    }

    /// Sets the blend mode.
    public func setBlendMode(_ mode: CGBlendMode) {
        state.blendMode = mode
    }

    /// Sets whether edges are antialiased. Defaults to `true`.
    public func setShouldAntialias(_ shouldAntialias: Bool) {
        state.isAntialiased = shouldAntialias
    }

    /// The quality of image scaling.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolationQuality }
        set { state.interpolationQuality = newValue }
    }

    /// Adds a shadow to subsequent drawing; a `color` of `nil` removes it. The current transform affects neither
    /// offset nor blur.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.flatMap { color in
            guard color.alpha > 0 else { return nil }
            return DrawingShadow(offset: shadowOffset(offset), blur: blur, color: color)
        }
    }

    /// Adds a black shadow with an opacity of 1/3 to subsequent drawing.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3.0))
    }

    private func shadowOffset(_ offset: CGSize) -> CGSize {
        switch kind {
        case .view: offset
        case .bitmap: CGSize(width: offset.width, height: -offset.height)
        }
    }
}

extension CGContext {
    /// The width in pixels.
    public var width: Int { pixelWidth }
    /// The height in pixels.
    public var height: Int { pixelHeight }
    /// The number of bits per component.
    public var bitsPerComponent: Int { format.bitsPerComponent }
    /// The number of bits per pixel.
    public var bitsPerPixel: Int { format.bitsPerPixel }
    /// The number of bytes per row.
    public var bytesPerRow: Int { format.bytesPerRow }
    /// The color space of the pixels.
    public var colorSpace: CGColorSpace? { format.space }
    /// The position of the alpha component.
    public var alphaInfo: CGImageAlphaInfo { format.bitmapInfo.alphaInfo }
    /// The order of components and bytes.
    public var bitmapInfo: CGBitmapInfo { format.bitmapInfo }

    /// Returns an image of the drawing so far. The image contains the drawing, not pixels.
    public func makeImage() -> CGImage? {
        guard pixelWidth > 0, pixelHeight > 0 else { return nil }
        return CGImage(drawing: drawing, showing: bounds, width: pixelWidth, height: pixelHeight)
    }

    private var format: PixelFormat {
        switch kind {
        case .view: PixelFormat(drawnWidth: pixelWidth)
        case .bitmap(let format): format
        }
    }
}

extension CGBitmapInfo {
    fileprivate func componentCount(in space: CGColorSpace) -> Int {
        switch alphaInfo {
        case .none: space.numberOfComponents
        case .alphaOnly: 1
        default: space.numberOfComponents + 1
        }
    }
}
