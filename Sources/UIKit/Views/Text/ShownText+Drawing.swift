import TextMetrics

extension ShownText {
    /// Draws the lines in the current context.
    func draw() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        for line in lines {
            for piece in line.pieces { context.draw(TextRun(piece, from: line.origin, isDimmed: isDimmed)) }
        }
    }
}

extension TextRun {
    fileprivate init(_ piece: ShownText.Piece, from origin: CGPoint, isDimmed: Bool) {
        let (font, color) = (piece.look.font, piece.look.color)
        let face = font.shownFace
        self.init(
            string: piece.text, fontName: font.fontName, fontSize: font.pointSize,
            weight: face.weight.cssWeight, isItalic: face.isItalic,
            color: (isDimmed ? color.withAlphaComponent(0.4) : color).cgColor,
            position: CGPoint(x: origin.x + piece.x, y: origin.y), width: piece.width)
    }
}

extension FontWeight {
    /// As CSS and OpenType count: 400 for regular.
    fileprivate var cssWeight: Int { (rawValue + 1) * 100 }
}

extension NSAttributedString {
    /// Draws the text in the current context, its upper left corner at a point, on lines that end at newlines alone. iOS 6.
    public func draw(at point: CGPoint) {
        show(TextLayout(measured(), era: .current), at: point)
    }

    /// Draws the text in the current context, on lines that keep to a rectangle; what has no room in it is left out. iOS 6.
    public func draw(in rect: CGRect) {
        draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
    }

    /// Draws the text in the current context, on lines that keep to a rectangle. iOS 6.
    ///
    /// Follows Apple's page "draw(with:options:context:)".
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) {
        let isOneLine = !options.contains(.usesLineFragmentOrigin)
        let room = TextLayout.Container(
            width: isOneLine || rect.width <= 0 ? .infinity : rect.width,
            height: isOneLine || rect.height <= 0 ? .infinity : rect.height, lineLimit: isOneLine ? 1 : 0)
        let truncates = options.contains(.truncatesLastVisibleLine)
        let layout = TextLayout(measured(truncates: truncates), in: room, era: .current)
        // Without line fragments the origin is the baseline's.
        let rise = isOneLine ? layout.lines.first?.baseline ?? 0 : 0
        show(layout, at: CGPoint(x: rect.minX, y: rect.minY - rise))
    }

    private func show(_ layout: TextLayout, at origin: CGPoint) {
        var looks: [ShownText.Look] = []
        enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, _, _ in
            looks.append(
                ShownText.Look(
                    font: attributes[.font] as? UIFont ?? NSAttributedString.standardFont,
                    color: attributes[.foregroundColor] as? UIColor ?? .black))
        }
        ShownText.Maker(runs: looks, origin: origin).make(layout, isDimmed: false).draw()
    }
}

extension NSString {
    /// Draws the text in the current context with attributes, its upper left corner at a point. iOS 7.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: String(describing: self), attributes: attrs).draw(at: point)
    }

    /// Draws the text in the current context with attributes, on lines that keep to a rectangle. iOS 7.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: String(describing: self), attributes: attrs).draw(in: rect)
    }
}

// On Apple's systems a String has what an NSString has.
extension String {
    /// Draws the text in the current context with attributes, its upper left corner at a point. iOS 7.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attrs).draw(at: point)
    }

    /// Draws the text in the current context with attributes, on lines that keep to a rectangle. iOS 7.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attrs).draw(in: rect)
    }
}
