extension CGContext {
    /// Draws the path and clears it.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = takePath()
        if let rule = mode.fillRule { fill(path, rule) }
        if mode.strokes { stroke(path, state.stroke) }
    }

    /// Fills the path and clears it.
    public func fillPath(using rule: CGPathFillRule = .winding) { fill(takePath(), rule) }

    /// Strokes the path and clears it.
    public func strokePath() { stroke(takePath(), state.stroke) }

    /// Fills a rectangle. Clears the current path.
    public func fill(_ rect: CGRect) { fill([rect]) }

    /// Fills rectangles. Clears the current path.
    public func fill(_ rects: [CGRect]) {
        beginPath()
        // The corners of an infinite rectangle can't be transformed, so it is replaced by the clip's bounding box.
        addRects(rects.map { $0 == .infinite ? boundingBoxOfClipPath : $0 })
        fillPath()
    }

    /// Fills an ellipse that touches the four sides of a rectangle. Clears the current path.
    public func fillEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        fillPath()
    }

    /// Strokes a rectangle. Clears the current path.
    public func stroke(_ rect: CGRect) { stroke(rect, width: state.stroke.width) }

    /// Strokes a rectangle with a width. Clears the current path.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        beginPath()
        addRect(rect)
        var style = state.stroke
        style.width = width
        stroke(takePath(), style)
    }

    /// Strokes an ellipse that touches the four sides of a rectangle. Clears the current path.
    public func strokeEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        strokePath()
    }

    /// Strokes a line from the first to the second point of each pair. Clears the current path.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[index])
            addLine(to: points[index + 1])
        }
        strokePath()
    }

    /// Erases a rectangle to transparent.
    public func clear(_ rect: CGRect) { record(.clear(rect)) }

    /// Draws a gradient along the line from `start` to `end`, within the clip.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
        options: CGGradientDrawingOptions
    ) {
        record(.linearGradient(gradient, start: startPoint, end: endPoint, options))
    }

    /// Draws a gradient between two circles, within the clip.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
        endRadius: CGFloat, options: CGGradientDrawingOptions
    ) {
        record(
            .radialGradient(
                gradient, start: DrawingCircle(center: startCenter, radius: startRadius),
                end: DrawingCircle(center: endCenter, radius: endRadius), options))
    }

    /// Draws a gradient around a point, starting at an angle in radians, within the clip. iOS 17.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        record(.conicGradient(gradient, center: center, angle: angle))
    }

    /// Draws an image into a rectangle. The image is upright where y grows up, so it is upside down in a view's
    /// context. With `byTiling`, the image also repeats outside the rectangle.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        let quality = state.interpolationQuality
        record(
            byTiling
                ? .tiledImage(image.content, in: rect, quality) : .image(image.content, in: rect, quality))
    }

    /// Draws a line of text.
    package func draw(_ text: TextRun) { record(.text(text)) }

    /// Draws the drawing of another context, in user space.
    package func draw(_ drawing: Drawing) {
        for command in drawing.commands {
            var moved = command.moved(by: state.transform)
            moved.clips = state.clips + moved.clips
            moved.alpha *= state.alpha
            append(moved)
        }
    }

    private func fill(_ path: PathElements, _ rule: CGPathFillRule) {
        guard !path.isEmpty else { return }
        if let tile = state.fillColor.tile { return fill(path, rule, with: tile) }
        record(.fill(path, rule, state.fillColor))
    }

    private func fill(_ path: PathElements, _ rule: CGPathFillRule, with tile: CGColor.Tile) {
        saveGState()
        setAlpha(state.alpha * state.fillColor.alpha)
        clip(.path(path, rule))
        translateBy(x: 0, y: tile.size.height)
        scaleBy(x: 1, y: -1)
        draw(tile.image, in: CGRect(origin: .zero, size: tile.size), byTiling: true)
        restoreGState()
    }

    private func stroke(_ path: PathElements, _ style: StrokeStyle) {
        guard !path.isEmpty, style.width > 0 else { return }
        record(.stroke(path, style, state.strokeColor))
    }

    private func record(_ content: DrawingCommand.Content) {
        append(state.command(content, transform: state.transform))
    }

    func append(_ command: DrawingCommand) {
        recordings[recordings.count - 1].drawing.commands.append(command)
    }
}

extension GraphicsState {
    func command(_ content: DrawingCommand.Content, transform: CGAffineTransform) -> DrawingCommand {
        DrawingCommand(
            content: content, transform: transform, clips: clips, alpha: alpha, blendMode: blendMode,
            shadow: shadow, isAntialiased: isAntialiased)
    }
}

extension DrawingCommand {
    /// Transforms the command into the coordinates of a containing drawing.
    package func moved(by transform: CGAffineTransform) -> DrawingCommand {
        guard !transform.isIdentity else { return self }
        var moved = self
        if case .layer(let drawing) = content {
            moved.content = .layer(Drawing(commands: drawing.commands.map { $0.moved(by: transform) }))
        } else {
            moved.transform = self.transform.concatenating(transform)
        }
        for index in clips.indices {
            moved.clips[index].transform = clips[index].transform.concatenating(transform)
        }
        moved.shadow?.offset = shadow?.offset.applying(transform) ?? .zero
        return moved
    }
}
