import TextMetrics

// The layout of a label's text. Nothing is measured before it is needed.
extension UILabel {
    /// The text with the attributes that are relevant for measuring.
    private func measuredText(scale: CGFloat) -> StyledText {
        let shape = paragraphShape
        switch content {
        case .none: return StyledText("", runs: [])
        case .plain(let text): return StyledText(text, font.runStyle(scale: scale))
        case .attributed(let text):
            return text.measured(scale: scale, font: font, shape: shape, usesLeading: true)
        }
    }

    private var paragraphShape: ParagraphShape {
        var shape = ParagraphShape(lineBreakMode.lineBreak, alignment: textAlignment.measured)
        shape.isRightToLeft = currentLayoutDirection == .rightToLeft
        return shape
    }

    private func layOut(_ request: LabelLayouts.Request) -> TextLayout {
        layouts.layout(for: request) {
            TextLayout(
                measuredText(scale: request.scale), shape: paragraphShape, in: request.container,
                era: .current)
        }
    }

    /// The rectangle of the text, in whole pixels: vertically centered, and horizontally aligned.
    func measureTextRect(forBounds bounds: CGRect, lineLimit: Int) -> CGRect {
        guard hasText else { return CGRect(origin: bounds.origin, size: .zero) }
        let layout = layOut(
            LabelLayouts.Request(
                scale: 1, container: UILabel.container(bounds.size, lineLimit: lineLimit)))
        var size = PixelGrid.current.up(CGSize(width: layout.width, height: layout.height))
        size.width = min(size.width, max(0, bounds.width))
        size.height = min(size.height, max(0, bounds.height))
        let x = paragraphShape.start(of: size.width, in: bounds.width)
        return CGRect(
            origin: CGPoint(x: bounds.minX + x, y: bounds.minY + max(0, (bounds.height - size.height) / 2)),
            size: size)
    }

    /// The size of the text wrapped at a width. A width of 0 means no limit, and so does a single line.
    func measureSize(width: CGFloat) -> CGSize {
        let isFree = width <= 0 || numberOfLines == 1
        let room = CGRect(
            x: 0, y: 0, width: isFree ? UILabel.unlimited : width, height: UILabel.unlimited)
        return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
    }

    /// A length that exceeds any text, and from which insets can still be subtracted.
    private static let unlimited: CGFloat = 1_000_000

    private static func container(_ size: CGSize, lineLimit: Int) -> TextLayout.Container {
        func limit(_ length: CGFloat) -> CGFloat { length >= unlimited / 2 ? .infinity : max(0, length) }
        return TextLayout.Container(
            width: limit(size.width), height: limit(size.height), lineLimit: max(0, lineLimit))
    }

    private var hasText: Bool { content.string?.isEmpty == false }

    func measureBaselines() -> BaselineDistances? {
        guard hasText else { return nil }
        let width = numberOfLines == 1 ? UILabel.unlimited : bounds.width
        let layout = layOut(
            LabelLayouts.Request(
                scale: 1,
                container: UILabel.container(
                    CGSize(width: width > 0 ? width : UILabel.unlimited, height: UILabel.unlimited),
                    lineLimit: numberOfLines)))
        guard let first = layout.lines.first, let last = layout.lines.last else { return nil }
        let pixels = PixelGrid.current
        return BaselineDistances(
            firstFromTop: pixels.nearest(first.baseline),
            lastFromBottom: pixels.up(layout.height) - pixels.nearest(last.baseline))
    }
}

// The visible text of a label.
extension UILabel {
    /// The factor by which the text is shrunk to fit the label's width; 1 if it isn't.
    package var shownScale: CGFloat { shownScale(within: bounds.width) }

    private func shownScale(within width: CGFloat) -> CGFloat {
        guard adjustsFontSizeToFitWidth, numberOfLines == 1, minimumScaleFactor < 1 else { return 1 }
        func fits(_ scale: CGFloat) -> Bool {
            layOut(LabelLayouts.Request(scale: scale, container: TextLayout.Container(lineLimit: 1))).width
                <= width
        }
        if fits(1) { return 1 }
        return minimumScaleFactor > 0 ? ShrinkToFit.scale(atLeast: minimumScaleFactor, fits: fits) : 1
    }

    /// The visible lines, in the label's coordinates.
    package var shownText: ShownText { shownText(in: bounds) }

    /// The visible lines in a part of the label.
    func shownText(in rect: CGRect) -> ShownText {
        guard hasText, !rect.isEmpty else { return ShownText() }
        let scale = shownScale(within: rect.width)
        let layout = layOut(
            LabelLayouts.Request(
                scale: scale, container: UILabel.container(rect.size, lineLimit: numberOfLines)))
        let top = PixelGrid.current.nearest(shownTop(layout, scale: scale, in: rect.height))
        let shows = ShownText.Maker(
            runs: runLooks(scale: scale), origin: CGPoint(x: rect.minX, y: rect.minY + top))
        return shows.make(layout, isDimmed: !isEnabled)
    }

    /// The top of the text. The position of shrunk text depends on `baselineAdjustment`.
    private func shownTop(_ layout: TextLayout, scale: CGFloat, in height: CGFloat) -> CGFloat {
        guard scale < 1 else { return (height - layout.height) / 2 }
        switch baselineAdjustment {
        case .alignCenters: return (height - layout.height) / 2
        case .none: return (height - font.lineHeight) / 2
        case .alignBaselines:
            let baseline = (height - font.lineHeight) / 2 + font.ascender
            return baseline - (layout.lines.first?.baseline ?? 0)
        }
    }

    /// The style of each run.
    private func runLooks(scale: CGFloat) -> [ShownText.Look] {
        let color: UIColor = (isHighlighted ? highlightedTextColor ?? textColor : textColor) ?? .black
        guard case .attributed(let text) = content else {
            return [shadowed(ShownText.Look([:], font: font, color: color, scale: scale))]
        }
        return text.looks(font: font, color: color, scale: scale).map { look in
            var look = look
            if isHighlighted { look.color = color }
            return shadowed(look)
        }
    }

    /// The label's shadow applies to text without its own.
    private func shadowed(_ look: ShownText.Look) -> ShownText.Look {
        guard let shadowColor, look.shadow == nil else { return look }
        let shadow = NSShadow()
        shadow.shadowColor = shadowColor
        shadow.shadowOffset = shadowOffset
        var look = look
        look.shadow = shadow
        return look
    }
}

extension ParagraphShape {
    /// The start of a line of some width in a wider space.
    fileprivate func start(of line: CGFloat, in room: CGFloat) -> CGFloat {
        let free = max(0, room - line)
        switch (alignment, isRightToLeft) {
        case (.center, _): return free / 2
        case (.right, _), (.natural, true), (.justified, true): return free
        default: return 0
        }
    }
}
