import TextMetrics

extension UITextField: SelfDrawing {
    package func prepareLook() { placeButtons() }

    package func drawLook() { drawField() }

    func drawBorderAndText() {
        drawBackground()
        let area = shownTextRect(in: bounds)
        if hasShownText {
            drawSelection()
            let asksApp = Runtime.current.system < .iOS(15) && !isEditing
            asksApp ? drawText(in: area) : drawStandardText(in: area)
        } else if placeholder != nil {
            drawPlaceholder(in: placeholderRect(forBounds: bounds))
        }
    }

    private var hasShownText: Bool { !currentText.isEmpty }

    func drawStandardText(in rect: CGRect) {
        DrawnText(shownText, font ?? .systemFont(ofSize: 17), textColor ?? .label)
            .draw(in: rect, shownAlignment)
    }

    func drawStandardPlaceholder(in rect: CGRect) {
        DrawnText(placeholder ?? "", font ?? .systemFont(ofSize: 17), .placeholderText)
            .draw(in: rect, shownAlignment)
    }

    /// Draws the selection on a background in the tint color, and marked text on a lighter one.
    private func drawSelection() {
        for (part, alpha) in [(marked, 0.1), (selection, 0.2)] {
            guard let part else { continue }
            let range = NSRange(location: unitsBeforeText + part.location, length: part.length)
            for rect in lineRects(of: range) {
                fill(UIBezierPath(rect: rect), (tintColor ?? .systemBlue).withAlphaComponent(alpha))
            }
        }
    }

    var shownAlignment: ParagraphShape.Alignment {
        let isRightToLeft =
            writingDirection == .natural
            ? effectiveUserInterfaceLayoutDirection == .rightToLeft : writingDirection == .rightToLeft
        return textAlignment.measured == .natural ? (isRightToLeft ? .right : .left) : textAlignment.measured
    }

    /// An image replaces the border, except with rounded corners.
    private func drawBackground() {
        let image = isEnabled ? background : background.map { disabledBackground ?? $0 }
        guard let image, borderStyle != .roundedRect else { return drawBorder() }
        image.draw(in: borderRect(forBounds: bounds))
    }

    private func drawBorder() {
        let bounds = borderRect(forBounds: self.bounds)
        switch borderStyle {
        case .none: break
        case .line: stroke(UIBezierPath(rect: bounds.insetBy(dx: 0.5, dy: 0.5)), .label, width: 1)
        case .bezel: stroke(UIBezierPath(rect: bounds.insetBy(dx: 0.5, dy: 0.5)), .systemGray2, width: 1)
        case .roundedRect:
            let path = UIBezierPath(roundedRect: bounds.insetBy(dx: 0.25, dy: 0.25), cornerRadius: 5)
            fill(path, .systemBackground)
            stroke(path, .systemGray4, width: 0.5)
        }
    }

    private func stroke(_ path: UIBezierPath, _ color: UIColor, width: CGFloat) {
        color.setStroke()
        path.lineWidth = width
        path.stroke()
    }
}
