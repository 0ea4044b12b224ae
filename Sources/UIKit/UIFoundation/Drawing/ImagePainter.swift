struct ImagePainter {
    private let image: UIImage

    init(_ image: UIImage) {
        self.image = image
    }

    func draw(in rect: CGRect, _ blendMode: CGBlendMode, _ alpha: CGFloat) {
        guard rect.width != 0, rect.height != 0, let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        if alpha < 1 { context.setAlpha(alpha) }
        if isMirrored { context.mirror(around: rect.midX) }
        if let resizing = image.style.resizing, rect.size != image.size {
            ImageSlices(of: image.size, resizing, in: rect).forEach { slice in
                draw(slice, context)
            }
        } else {
            drawSource(in: rect, context)
        }
        context.restoreGState()
    }

    /// Draws the whole image at the size that aligns the slice with its target, clipped to the slice.
    private func draw(_ slice: ImageSlice, _ context: CGContext) {
        context.saveGState()
        context.clip(to: slice.target)
        drawSource(in: slice.wholeImage(of: image.size), context)
        context.restoreGState()
    }

    func drawAsPattern(in rect: CGRect) {
        guard let tile = image.tile, let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setFillColor(CGColor(tile: tile, alpha: 1))
        context.fill(rect)
        context.restoreGState()
    }

    private func drawSource(in rect: CGRect, _ context: CGContext) {
        switch image.source {
        case .nothing: break
        case .symbol(let name):
            let color = (image.style.tint ?? .label).cgColor
            SymbolDrawing(name, image.style.configuration?.values)
                .draw(in: rect, color, mirrored: isRightToLeft, context)
        case .bitmap(let bitmap, _, let orientation):
            if let tint = image.style.tint {
                stencil(bitmap, in: rect, tint, context)
            } else {
                draw(bitmap, orientation, in: rect, context)
            }
        case .series(let images, _): images.first?.draw(in: rect)
        }
    }

    /// Whether left and right are exchanged.
    private var isMirrored: Bool {
        (image.style.flipsForRightToLeft && isRightToLeft) != image.style.isMirrored
    }

    private var isRightToLeft: Bool { UITraitCollection.current.layoutDirection == .rightToLeft }

    /// The context's y grows down, a bitmap's y grows up.
    private func draw(
        _ bitmap: CGImage, _ orientation: UIImage.Orientation, in rect: CGRect, _ context: CGContext
    ) {
        context.translateBy(x: rect.minX, y: rect.minY)
        context.concatenate(orientation.turn(in: rect.size))
        let size = orientation.isSideways ? CGSize(width: rect.height, height: rect.width) : rect.size
        context.turnUpright(around: size.height)
        context.draw(bitmap, in: CGRect(origin: .zero, size: size))
    }

    private func stencil(_ bitmap: CGImage, in rect: CGRect, _ tint: UIColor, _ context: CGContext) {
        context.translateBy(x: rect.minX, y: rect.minY)
        context.turnUpright(around: rect.height)
        let bounds = CGRect(origin: .zero, size: rect.size)
        context.clip(to: bounds, mask: bitmap)
        context.setFillColor(tint.cgColor)
        context.fill(bounds)
    }
}

extension UIImage {
    /// Draws the image as a view does: a template image in a color.
    ///
    /// - Parameter isTemplate: Whether an image without a rendering mode is a template in the view.
    package func draw(in rect: CGRect, stencil color: UIColor, byDefault isTemplate: Bool = false) {
        let image = resolved(for: .current)
        let mode = renderingMode == .automatic ? image.renderingMode : renderingMode
        let isStencil = mode == .alwaysTemplate || mode == .automatic && (isTemplate || isSymbolImage)
        (isStencil && style.tint == nil ? image.withTintColor(color) : image).draw(in: rect)
    }
}

extension CGContext {
    /// Mirrors the context at a vertical line.
    fileprivate func mirror(around x: CGFloat) {
        translateBy(x: 2 * x, y: 0)
        scaleBy(x: -1, y: 1)
    }

    /// Flips the y axis within a height.
    fileprivate func turnUpright(around height: CGFloat) {
        translateBy(x: 0, y: height)
        scaleBy(x: 1, y: -1)
    }
}

extension UIImage.Orientation {
    /// Returns the transform from the stored image, y downward, to the displayed orientation in a size.
    fileprivate func turn(in size: CGSize) -> CGAffineTransform {
        let (width, height) = (size.width, size.height)
        return switch self {
        case .up: .identity
        case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
        case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: height)
        case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: width, ty: 0)
        case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
        case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
        case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: width, ty: height)
        }
    }
}
