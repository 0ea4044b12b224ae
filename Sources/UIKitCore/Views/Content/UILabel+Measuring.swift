import TextMetrics

// How a label's text is laid out. Nothing is measured before somebody asks.
extension UILabel {
    /// The text as it is measured.
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

    /// The rectangle of the text, in pixels: in the middle of the height, at its side of the width.
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

    /// The size of the text on lines that keep to a width. A width of 0 is no limit, as it is for a single line.
    func measureSize(width: CGFloat) -> CGSize {
        let isFree = width <= 0 || numberOfLines == 1
        let room = CGRect(
            x: 0, y: 0, width: isFree ? UILabel.unlimited : width, height: UILabel.unlimited)
        return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
    }

    /// A length that no text reaches; insets may still be taken from it.
    private static let unlimited: CGFloat = 1_000_000

    private static func container(_ size: CGSize, lineLimit: Int) -> TextLayout.Container {
        func limit(_ length: CGFloat) -> CGFloat { length >= unlimited / 2 ? .infinity : max(0, length) }
        return TextLayout.Container(
            width: limit(size.width), height: limit(size.height), lineLimit: max(0, lineLimit))
    }

    private var hasText: Bool { content.string?.isEmpty == false }

    func measureBaselines() -> BaselineDistances? {
        guard hasText else { return nil }
        let width = numberOfLines == 1 ? UILabel.unlimited : boundsStorage.width
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

// What a label shows.
extension UILabel {
    /// How far the text is shrunk to fit the label's width; 1 is not at all.
    package var shownScale: CGFloat { shownScale(within: boundsStorage.width) }

    private func shownScale(within width: CGFloat) -> CGFloat {
        guard adjustsFontSizeToFitWidth, numberOfLines == 1, minimumScaleFactor < 1 else { return 1 }
        func fits(_ scale: CGFloat) -> Bool {
            layOut(LabelLayouts.Request(scale: scale, container: TextLayout.Container(lineLimit: 1))).width
                <= width
        }
        if fits(1) { return 1 }
        return minimumScaleFactor > 0 ? ShrinkToFit.scale(atLeast: minimumScaleFactor, fits: fits) : 1
    }

    /// The lines that the label shows, in its own coordinates.
    package var shownText: ShownText { shownText(in: boundsStorage) }

    /// The lines that the label shows in a part of itself.
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

    /// Text that was shrunk stands where `baselineAdjustment` has it.
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

    /// The look of each run.
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

    /// The label's shadow is for text that has none.
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
    /// Where a line of a width begins in a wider room.
    fileprivate func start(of line: CGFloat, in room: CGFloat) -> CGFloat {
        let free = max(0, room - line)
        switch (alignment, isRightToLeft) {
        case (.center, _): return free / 2
        case (.right, _), (.natural, true), (.justified, true): return free
        default: return 0
        }
    }
}
