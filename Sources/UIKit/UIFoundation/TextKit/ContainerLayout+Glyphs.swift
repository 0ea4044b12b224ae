import TextMetrics

// A layout manager's glyph queries and drawing.
extension ContainerLayout {
    private var range: NSRange { NSRange(location: start, length: end - start) }

    /// Returns the range of the lines that intersect a rectangle.
    func range(within bounds: CGRect) -> NSRange {
        let touched = lines.indices.filter {
            fragment($0).minY < bounds.maxY && fragment($0).maxY > bounds.minY
        }
        guard let first = touched.first, let last = touched.last else {
            return NSRange(location: start, length: 0)
        }
        return NSUnionRange(range(of: first), range(of: last))
    }

    /// Returns the range of the piece with one look that contains a glyph.
    func piece(ofGlyph glyph: Int, on line: Int) -> NSRange? {
        lines[line].pieces.compactMap(\.range).first { $0.contains(glyph - start) }
            .map { NSRange(location: start + $0.lowerBound, length: $0.count) }
    }

    /// Returns the range that an ellipsis replaces on a line.
    func truncatedRange(on line: Int) -> NSRange? {
        guard lines[line].isTruncated,
            let ellipsis = lines[line].pieces.firstIndex(where: { $0.range == nil })
        else {
            return nil
        }
        let pieces = lines[line].pieces
        let from = pieces[..<ellipsis].last?.range?.upperBound ?? lines[line].range.lowerBound
        let to = pieces[(ellipsis + 1)...].first?.range?.lowerBound ?? lines[line].range.upperBound
        return NSRange(location: start + from, length: max(0, to - from))
    }

    /// Returns the natural height of the letters at a glyph.
    func naturalHeight(ofGlyph glyph: Int) -> CGFloat {
        guard let line = line(of: glyph) else { return 0 }
        let piece = lines[line].pieces.first { $0.range?.contains(glyph - start) == true }
        return piece.map { looks[$0.run].font.lineHeight } ?? 0
    }

    /// Returns the starts of a line's characters from the line's left side, and the end of the last one unless
    /// it is a newline.
    func insertionPoints(on line: Int, in text: String) -> [(x: CGFloat, index: Int)] {
        let (range, left) = (range(of: line), fragment(line).minX)
        var points: [(CGFloat, Int)] = []
        var place = range.location
        while place < range.upperBound {
            points.append((places.x(of: place - start, on: lines[line]) + padding - left, place))
            place = max(text.character(place).upperBound, place + 1)
        }
        let endsWithNewline = range.length > 0 && text.part(range).last?.isNewline == true
        if !endsWithNewline {
            points.append((places.x(of: place - start, on: lines[line]) + padding - left, place))
        }
        return points
    }

    // MARK: Drawing

    func drawBackgrounds(of glyphs: NSRange, at origin: CGPoint, by manager: NSLayoutManager) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        for part in parts(of: glyphs) {
            guard let color = looks[part.run].background else { continue }
            let rect = part.rect.offsetBy(dx: origin.x, dy: origin.y)
            context.setFillColor(color.cgColor)
            withUnsafePointer(to: rect) {
                manager.fillBackgroundRectArray($0, count: 1, forCharacterRange: part.range, color: color)
            }
        }
    }

    /// Draws letters and attachments of the lines with glyphs in a range.
    func drawLetters(of glyphs: NSRange, at origin: CGPoint) {
        let plain = looks.map { look in
            var look = look
            (look.background, look.underline, look.strikethrough) = (nil, nil, nil)
            return look
        }
        let maker = ShownText.Maker(runs: plain, origin: CGPoint(x: origin.x + padding, y: origin.y))
        let shown = lines.indices.compactMap { index in
            NSIntersectionRange(range(of: index), glyphs).length > 0 ? shownLine(index, of: glyphs) : nil
        }
        maker.make(shown).draw()
    }

    /// Returns a line with its pieces that have glyphs in a range.
    private func shownLine(_ index: Int, of glyphs: NSRange) -> TextLine {
        var line = lines[index]
        line.pieces = line.pieces.filter { piece in
            guard let range = piece.range else { return true }
            let place = NSRange(location: start + range.lowerBound, length: range.count)
            return NSIntersectionRange(place, glyphs).length > 0
        }
        return line
    }

    func drawRules(of glyphs: NSRange, at origin: CGPoint, by manager: NSLayoutManager) {
        for part in parts(of: glyphs) {
            let (rect, lineRange) = (fragment(part.line), range(of: part.line))
            if let rule = looks[part.run].underline {
                manager.underlineGlyphRange(
                    part.range, underlineType: rule.style, lineFragmentRect: rect,
                    lineFragmentGlyphRange: lineRange,
                    containerOrigin: origin)
            }
            if let rule = looks[part.run].strikethrough {
                manager.strikethroughGlyphRange(
                    part.range, strikethroughType: rule.style, lineFragmentRect: rect,
                    lineFragmentGlyphRange: lineRange,
                    containerOrigin: origin)
            }
        }
    }

    /// Draws an underline or strikethrough for glyphs of one line, in their color.
    func drawRule(
        _ rule: KeyPath<ShownText.Look, ShownText.TextRule?>, _ style: NSUnderlineStyle, of glyphs: NSRange,
        at origin: CGPoint
    ) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        for part in parts(of: glyphs) {
            let line = lines[part.line]
            ShownText.draw(
                rule, ShownText.TextRule(style: style, color: looks[part.run][keyPath: rule]?.color),
                as: looks[part.run],
                from: part.rect.minX + origin.x, to: part.rect.maxX + origin.x,
                baseline: line.baseline + origin.y,
                in: context)
        }
    }

    /// Returns the parts of a glyph range, each on one line and with one look.
    private func parts(of glyphs: NSRange) -> [(range: NSRange, run: Int, line: Int, rect: CGRect)] {
        lines.indices.flatMap { index in
            lines[index].pieces.compactMap { piece in
                guard let range = piece.range else { return nil }
                let common = NSIntersectionRange(
                    NSRange(location: start + range.lowerBound, length: range.count), glyphs)
                guard common.length > 0 else { return nil }
                return (common, piece.run, index, rect(of: common, on: lines[index]))
            }
        }
    }

    private func rect(of range: NSRange, on line: TextLine) -> CGRect {
        let (from, to) = (
            places.x(of: range.location - start, on: line), places.x(of: range.upperBound - start, on: line)
        )
        return CGRect(x: min(from, to) + padding, y: line.top, width: abs(to - from), height: line.height)
    }
}
