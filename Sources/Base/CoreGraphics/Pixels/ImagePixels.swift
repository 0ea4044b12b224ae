/// Rasterizes an image that was drawn, or converts an app's pixel data.
///
/// Rasterizes shapes, images, and layers. A drawing with text, gradients, shadows, or other blend modes has no pixels rather
/// than wrong ones.
struct ImagePixels {
    private var canvas: PixelCanvas

    /// The maximum number of pixels; a larger image isn't rasterized. A pixel takes 16 bytes, and another 16 for each shape.
    private static let mostPixels = 1 << 24

    /// Returns `nil` for an image that can't be rasterized.
    static func canvas(of image: ImageContent) -> PixelCanvas? {
        switch image.source {
        case .file: nil
        case .pixels(let format, let bytes):
            PixelReader(format, bytes).map {
                PixelCanvas(
                    width: image.width, height: image.height,
                    straight: $0.straightPixels(width: image.width, height: image.height))
            }
        case .drawing(let drawing, let shown):
            canvas(of: drawing, showing: shown, width: image.width, height: image.height)
        }
    }

    private static func canvas(of drawing: Drawing, showing rect: CGRect, width: Int, height: Int)
        -> PixelCanvas?
    {
        guard width > 0, height > 0, width * height <= mostPixels, rect.width > 0, rect.height > 0 else {
            return nil
        }
        let toPixels = CGAffineTransform(
            a: CGFloat(width) / rect.width, b: 0, c: 0, d: CGFloat(height) / rect.height,
            tx: -rect.minX * CGFloat(width) / rect.width, ty: -rect.minY * CGFloat(height) / rect.height)
        return canvas(of: drawing, toPixels, width: width, height: height)
    }

    private static func canvas(of drawing: Drawing, _ toPixels: CGAffineTransform, width: Int, height: Int)
        -> PixelCanvas?
    {
        var pixels = ImagePixels(canvas: PixelCanvas(width: width, height: height))
        for command in drawing.commands {
            guard pixels.draw(command, toPixels) else { return nil }
        }
        return pixels.canvas
    }

    /// Returns `false` for a command that can't be rasterized.
    private mutating func draw(_ command: DrawingCommand, _ toPixels: CGAffineTransform) -> Bool {
        guard command.shadow == nil, var area = clip(command.clips, toPixels) else { return false }
        let transform = command.transform.concatenating(toPixels)
        func shape(_ path: PathElements, _ rule: CGPathFillRule) -> Coverage {
            Coverage(
                of: path.applying(transform), rule, width: canvas.width, height: canvas.height,
                isAntialiased: command.isAntialiased)
        }
        func draw(_ canvas: inout PixelCanvas, _ color: (Int, Int) -> SIMD4<Float>) -> Bool {
            canvas.draw(area, alpha: Float(command.alpha), command.blendMode, color)
        }
        switch command.content {
        case .fill(let path, let rule, let color):
            area.intersect(shape(path, rule))
            let pixel = color.pixel
            return draw(&canvas) { _, _ in pixel }
        case .stroke(let path, let style, let color):
            let line = style.dash.map { PathDasher.dashes(of: path, $0) } ?? path
            area.intersect(shape(PathStroker.outline(of: line, style), .winding))
            let pixel = color.pixel
            return draw(&canvas) { _, _ in pixel }
        case .clear(let rect):
            area.intersect(shape(PathElements(rect: rect), .winding))
            return canvas.draw(area, alpha: 1, .clear) { _, _ in .zero }
        case .image(let image, in: let rect, _):
            guard let source = Self.canvas(of: image), !rect.isEmpty else { return false }
            area.intersect(shape(PathElements(rect: rect), .winding))
            let back = transform.inverted()
            return draw(&canvas) { column, row in
                let place = CGPoint(x: CGFloat(column) + 0.5, y: CGFloat(row) + 0.5).applying(back)
                return source.nearest(
                    x: (place.x - rect.minX) / rect.width, y: (rect.maxY - place.y) / rect.height)
            }
        case .layer(let drawing):
            guard
                let layer = Self.canvas(of: drawing, toPixels, width: canvas.width, height: canvas.height)
            else { return false }
            return draw(&canvas) { layer[$0, $1] }
        case .linearGradient, .radialGradient, .conicGradient, .tiledImage, .text: return false
        }
    }

    /// Returns the intersection of the clips; `nil` if one is an image.
    private func clip(_ clips: [DrawingClip], _ toPixels: CGAffineTransform) -> Coverage? {
        var area = Coverage(width: canvas.width, height: canvas.height)
        for clip in clips {
            guard case .path(let path, let rule) = clip.shape else { return nil }
            area.intersect(
                Coverage(
                    of: path.applying(clip.transform.concatenating(toPixels)), rule, width: canvas.width,
                    height: canvas.height))
        }
        return area
    }
}

extension PathElements {
    fileprivate init(rect: CGRect) {
        self.init()
        addRect(rect)
    }
}

extension PixelCanvas {
    /// Pixels of four bytes, not premultiplied.
    fileprivate init(width: Int, height: Int, straight bytes: Data) {
        self.init(
            width: width, height: height,
            pixels: stride(from: 0, to: width * height * 4, by: 4).map { place in
                let parts = SIMD4<Float>(
                    Float(bytes[place]), Float(bytes[place + 1]), Float(bytes[place + 2]), 255)
                return parts * (Float(bytes[place + 3]) / (255 * 255))
            })
    }

    /// Returns the pixel at a fraction of the width and the height, from the upper-left corner.
    fileprivate func nearest(x: CGFloat, y: CGFloat) -> SIMD4<Float> {
        self[
            Int(bounded: x * CGFloat(width), in: 0...(width - 1)),
            Int(bounded: y * CGFloat(height), in: 0...(height - 1))
        ]
    }
}
