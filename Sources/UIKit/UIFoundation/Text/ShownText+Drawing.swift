import TextMetrics

extension ShownText {
    /// Draws the lines in the current context: first the backgrounds, then the letters.
    package func draw() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        for line in lines { line.drawBackgrounds(in: context) }
        for line in lines {
            for piece in line.pieces { PieceDrawing(piece, of: line, isDimmed: isDimmed).draw(in: context) }
        }
    }
}

extension ShownText.Line {
    fileprivate func drawBackgrounds(in context: CGContext) {
        for piece in pieces {
            guard let color = piece.look.background else { continue }
            context.setFillColor(color.cgColor)
            context.fill(CGRect(x: origin.x + piece.x, y: top, width: piece.width, height: height))
        }
    }
}

/// Draws a piece of a line.
private struct PieceDrawing {
    let piece: ShownText.Piece
    /// The start of the piece, on its own baseline.
    let origin: CGPoint
    let anchor: TextRun.Anchor
    let isDimmed: Bool

    init(_ piece: ShownText.Piece, of line: ShownText.Line, isDimmed: Bool) {
        self.piece = piece
        self.isDimmed = isDimmed
        origin = CGPoint(x: line.origin.x + piece.x, y: line.origin.y - piece.look.rise)
        // The following pieces of the line wouldn't move with this one.
        anchor = line.pieces.count == 1 ? TextRun.Anchor(line.side) : .start
    }

    private var look: ShownText.Look { piece.look }

    func draw(in context: CGContext) {
        context.saveGState()
        if let shadow = look.shadow, let color = shadow.shadowColor as? UIColor {
            context.setShadow(
                offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius, color: color.cgColor)
        }
        if let attachment = look.attachment, piece.text == "\u{FFFC}" {
            draw(attachment)
        } else if !piece.text.allSatisfy(\.isWhitespace) {
            drawLetters(in: context)
        }
        drawRules(in: context)
        context.restoreGState()
    }

    private func draw(_ attachment: ShownAttachment) {
        let place = attachment.bounds
        attachment.image?.draw(
            in: CGRect(
                x: origin.x + place.minX + attachment.object.lineLayoutPadding, y: origin.y - place.maxY,
                width: place.width, height: place.height), stencil: look.color)
    }

    private func drawLetters(in context: CGContext) {
        guard look.lean != 0 else { return context.draw(run) }
        context.translateBy(x: origin.x, y: origin.y)
        context.concatenate(CGAffineTransform(a: 1, b: 0, c: -look.lean, d: 1, tx: 0, ty: 0))
        context.translateBy(x: -origin.x, y: -origin.y)
        context.draw(run)
    }

    private var run: TextRun {
        let (font, face) = (look.font, look.font.shownFace)
        return TextRun(
            string: piece.text, fontName: font.fontName, fontSize: font.pointSize,
            weight: face.weight.cssWeight, isItalic: face.isItalic,
            color: shown(look.color).cgColor, position: origin, width: piece.width, anchor: anchor,
            letterSpacing: look.kern, outline: outline)
    }

    private var outline: TextRun.Outline? {
        look.outline.map {
            TextRun.Outline(
                width: $0.width, color: shown($0.color ?? look.color).cgColor, isFilled: $0.isFilled)
        }
    }

    private func shown(_ color: UIColor) -> UIColor { isDimmed ? color.withAlphaComponent(0.4) : color }

    /// Draws underlines and strikethroughs.
    private func drawRules(in context: CGContext) {
        if let underline = look.underline {
            draw(underline, at: look.height(of: \.underline, baseline: origin.y), in: context)
        }
        if let strikethrough = look.strikethrough {
            draw(strikethrough, at: look.height(of: \.strikethrough, baseline: origin.y), in: context)
        }
    }

    private func draw(_ rule: ShownText.TextRule, at y: CGFloat, in context: CGContext) {
        let drawing = RuleDrawing(rule, fontSize: look.font.pointSize)
        context.setStrokeColor(shown(rule.color ?? look.color).cgColor)
        for (start, end) in rule.style.contains(.byWord) ? words : [(0, piece.width)] {
            drawing.draw(from: origin.x + start, to: origin.x + end, at: y, in: context)
        }
    }

    /// The starts and ends of words, with equal widths for all characters.
    private var words: [(CGFloat, CGFloat)] {
        let step = piece.width / CGFloat(max(1, piece.text.count))
        let characters = Array(piece.text)
        return characters.indices.split { characters[$0].isWhitespace }.compactMap { word in
            guard let first = word.first, let last = word.last else { return nil }
            return (CGFloat(first) * step, CGFloat(last + 1) * step)
        }
    }
}

extension ShownText.Look {
    /// Returns the height of an underline or strikethrough for a baseline.
    fileprivate func height(of rule: KeyPath<Self, ShownText.TextRule?>, baseline: CGFloat) -> CGFloat {
        rule == \.underline ? baseline + font.pointSize * 0.12 : baseline - font.xHeight / 2
    }
}

extension ShownText {
    /// Draws an underline or strikethrough for letters on a baseline.
    static func draw(
        _ kind: KeyPath<Look, TextRule?>, _ rule: TextRule, as look: Look, from start: CGFloat,
        to end: CGFloat,
        baseline: CGFloat, in context: CGContext
    ) {
        context.setStrokeColor((rule.color ?? look.color).cgColor)
        RuleDrawing(rule, fontSize: look.font.pointSize)
            .draw(
                from: start, to: end, at: look.height(of: kind, baseline: baseline - look.rise), in: context)
    }
}

/// Draws an underline or strikethrough.
private struct RuleDrawing {
    private let style: NSUnderlineStyle
    private let width: CGFloat

    init(_ rule: ShownText.TextRule, fontSize: CGFloat) {
        style = rule.style
        width = max(0.5, fontSize / 18) * (style.isThick ? 2 : 1)
    }

    func draw(from start: CGFloat, to end: CGFloat, at y: CGFloat, in context: CGContext) {
        context.setLineWidth(width)
        context.setLineDash(phase: 0, lengths: dashes)
        for y in style.contains(.double) ? [y, y + 2 * width] : [y] {
            context.move(to: CGPoint(x: start, y: y))
            context.addLine(to: CGPoint(x: end, y: y))
            context.strokePath()
        }
    }

    private var dashes: [CGFloat] {
        let lengths: [CGFloat] =
            switch style.rawValue & 0x0F00 {
            case NSUnderlineStyle.patternDot.rawValue: [3, 3]
            case NSUnderlineStyle.patternDash.rawValue: [10, 5]
            case NSUnderlineStyle.patternDashDot.rawValue: [10, 3, 3, 3]
            case NSUnderlineStyle.patternDashDotDot.rawValue: [10, 3, 3, 3, 3, 3]
            default: []
            }
        return lengths.map { $0 * width }
    }
}

extension NSUnderlineStyle {
    /// The double style shares a bit with the single style, and none with the thick one.
    fileprivate var isThick: Bool { rawValue & 0x0F == NSUnderlineStyle.thick.rawValue }
}

extension TextRun.Anchor {
    init(_ side: TextLine.Side) {
        self =
            switch side {
            case .start: .start
            case .middle: .middle
            case .end: .end
            }
    }
}

extension FontWeight {
    /// The weight on the scale of CSS and OpenType: 400 for regular.
    fileprivate var cssWeight: Int { (rawValue + 1) * 100 }
}

extension NSAttributedString {
    /// Draws the text in the current context, without wrapping, with its upper-left corner at a point. iOS 6.
    public func draw(at point: CGPoint) { TextRuns(self).draw(at: point) }

    /// Draws the text in the current context, wrapped and clipped to a rectangle. Omits lines that don't fit. iOS 6.
    public func draw(in rect: CGRect) {
        draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
    }

    /// Draws the text in the current context, wrapped to a rectangle. iOS 6.
    ///
    /// Follows Apple's page "draw(with:options:context:)".
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) {
        TextRuns(self).draw(within: rect, options)
    }
}

extension TextRuns {
    func draw(at point: CGPoint) { show(TextLayout(measured(), era: .current), at: point) }

    func draw(within rect: CGRect, _ options: NSStringDrawingOptions = .usesLineFragmentOrigin) {
        let isOneLine = !options.contains(.usesLineFragmentOrigin)
        let room = TextLayout.Container(
            width: isOneLine || rect.width <= 0 ? .infinity : rect.width,
            height: isOneLine || rect.height <= 0 ? .infinity : rect.height, lineLimit: isOneLine ? 1 : 0)
        let truncates = options.contains(.truncatesLastVisibleLine)
        let layout = TextLayout(
            measured(lineBreak: truncates ? .truncatingTail : nil), in: room, era: .current)
        // Without line fragments, the origin is on the baseline.
        let rise = isOneLine ? layout.lines.first?.baseline ?? 0 : 0
        show(layout, at: CGPoint(x: rect.minX, y: rect.minY - rise))
    }

    private func show(_ layout: TextLayout, at origin: CGPoint) {
        let looks = looks(font: NSAttributedString.standardFont, color: .black)
        ShownText.Maker(runs: looks, origin: origin).make(layout, isDimmed: false).draw()
    }
}

extension NSString {
    /// Draws the text in the current context with attributes, with its upper-left corner at a point. iOS 7.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        TextRuns(String(describing: self), attrs).draw(at: point)
    }

    /// Draws the text in the current context with attributes, wrapped to a rectangle. iOS 7.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        TextRuns(String(describing: self), attrs).draw(within: rect)
    }

    /// Draws the text in the current context with attributes, wrapped to a rectangle. iOS 7.
    ///
    /// Follows Apple's page "draw(with:options:attributes:context:)".
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) {
        TextRuns(String(describing: self), attributes).draw(within: rect, options)
    }
}

// On Apple platforms, String has the members of NSString.
extension String {
    /// Draws the text in the current context with attributes, with its upper-left corner at a point. iOS 7.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        TextRuns(self, attrs).draw(at: point)
    }

    /// Draws the text in the current context with attributes, wrapped to a rectangle. iOS 7.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        TextRuns(self, attrs).draw(within: rect)
    }

    /// Draws the text in the current context with attributes, wrapped to a rectangle. iOS 7.
    ///
    /// Follows Apple's page "draw(with:options:attributes:context:)".
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) {
        TextRuns(self, attributes).draw(within: rect, options)
    }
}
