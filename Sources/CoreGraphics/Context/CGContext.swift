/// A place to draw in. What is drawn is written down as a list of commands; there are no pixels.
///
/// Follows Apple's page "CGContext".
public final class CGContext: Hashable {
    /// What the context was made for.
    enum Kind {
        /// A view or an image of UIKit's: y goes down.
        case view
        /// An image of pixels: y goes up.
        case bitmap(PixelFormat)
    }

    let kind: Kind
    /// What can be drawn to, in the drawing's coordinates.
    let bounds: CGRect
    /// From the drawing's coordinates to the device's: pixels from the lower left corner.
    let deviceTransform: CGAffineTransform
    let pixelWidth: Int
    let pixelHeight: Int

    var state: GraphicsState
    var saved: [GraphicsState] = []
    var currentPath = CurrentPath()
    /// What was drawn, and around it what the open transparency layers have drawn so far: the innermost last.
    var recordings: [Recording] = [Recording()]

    struct Recording {
        var drawing = Drawing()
        /// What surrounds the layer: `nil` for the drawing itself.
        var outer: OuterState?

        struct OuterState {
            let state: GraphicsState
            let savedCount: Int
        }
    }

    /// The most pixels of a side. The product of two such sides and a pixel's bytes is still a number.
    private static let mostPixels = 1 << 28

    /// Creates a context for a view that shows `bounds` of its coordinates, with so many pixels a point. y goes down.
    package init(viewBounds bounds: CGRect, scale: CGFloat) {
        kind = .view
        self.bounds = bounds
        pixelWidth = Int(bounded: (bounds.width * scale).rounded(.up), in: 0...Self.mostPixels)
        pixelHeight = Int(bounded: (bounds.height * scale).rounded(.up), in: 0...Self.mostPixels)
        deviceTransform = CGAffineTransform(
            a: scale, b: 0, c: 0, d: -scale, tx: -bounds.minX * scale, ty: bounds.maxY * scale)
        state = GraphicsState(transform: .identity)
    }

    /// Creates a context for an image of pixels, in which y goes up; `nil` without pixels, or where `data` is given: no
    /// pixels are written.
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

    /// The pixels in memory: always `nil`, as for any context that is not of pixels. What is drawn is written down.
    public var data: UnsafeMutableRawPointer? { nil }

    /// What was drawn so far. Transparency layers that are open are not in it.
    package var drawing: Drawing { recordings[0].drawing }

    /// Whether both are the same context.
    public static func == (one: CGContext, other: CGContext) -> Bool { one === other }

    /// Puts the context's identity into a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

// The state.
extension CGContext {
    /// Keeps the graphics state: transform, clips, colours, line style, opacity, blend mode and shadow; not the path.
    public func saveGState() {
        saved.append(state)
    }

    /// Goes back to the state that was kept last. Without one nothing happens.
    public func restoreGState() {
        let kept = recordings[recordings.count - 1].outer?.savedCount ?? 0
        guard saved.count > kept else { return }
        state = saved.removeLast()
    }

    /// The opacity that everything is multiplied by, from 0 to 1.
    public func setAlpha(_ alpha: CGFloat) {
        state.alpha = min(max(alpha, 0), 1)
    }

    /// How what is drawn covers what lies beneath.
    public func setBlendMode(_ mode: CGBlendMode) {
        state.blendMode = mode
    }

    /// Whether edges are smooth. Default `true`.
    public func setShouldAntialias(_ shouldAntialias: Bool) {
        state.isAntialiased = shouldAntialias
    }

    /// How images are drawn at another size.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolationQuality }
        set { state.interpolationQuality = newValue }
    }

    /// Gives what is drawn a shadow in a colour, or none for `nil`. The current transform changes neither offset nor blur.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.flatMap { color in
            guard color.alpha > 0 else { return nil }
            return DrawingShadow(offset: shadowOffset(offset), blur: blur, color: color)
        }
    }

    /// Gives what is drawn a black shadow of opacity 1/3.
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

// What the context draws to.
extension CGContext {
    /// The pixels of a row.
    public var width: Int { pixelWidth }
    /// The rows.
    public var height: Int { pixelHeight }
    /// The bits of one number of a pixel.
    public var bitsPerComponent: Int { format.bitsPerComponent }
    /// The bits of a pixel.
    public var bitsPerPixel: Int { format.bitsPerPixel }
    /// The bytes of a row.
    public var bytesPerRow: Int { format.bytesPerRow }
    /// What the numbers of a pixel mean.
    public var colorSpace: CGColorSpace? { format.space }
    /// Where a pixel's opacity stands.
    public var alphaInfo: CGImageAlphaInfo { format.bitmapInfo.alphaInfo }
    /// The order of numbers and bytes.
    public var bitmapInfo: CGBitmapInfo { format.bitmapInfo }

    /// An image of what was drawn so far. It holds the drawing, no pixels.
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
