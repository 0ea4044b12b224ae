import TextMetrics

extension UITextField: SelfDrawing {
    package func prepareLook() { placeButtons() }

    package func drawLook() { drawField() }

    func drawBorderAndText() {
        drawBorder()
        let area = shownTextRect(in: bounds)
        if let text, !text.isEmpty {
            let shown = isSecureTextEntry ? String(repeating: "•", count: text.count) : text
            drawSelection(in: shown, area)
            DrawnText(shown, font ?? .systemFont(ofSize: 17), textColor ?? .label)
                .draw(in: area, alignment)
        } else if let placeholder {
            DrawnText(placeholder, font ?? .systemFont(ofSize: 17), .placeholderText)
                .draw(in: placeholderRect(forBounds: bounds), alignment)
        }
    }

    /// What is selected lies on a ground in the tint colour.
    private func drawSelection(in shown: String, _ area: CGRect) {
        guard let selection, shown.utf16.count == currentText.utf16.count else { return }
        func width(_ text: String) -> CGFloat {
            DrawnText(text, font ?? .systemFont(ofSize: 17), .label).size().width
        }
        let before = width(shown.part(NSRange(location: 0, length: selection.location)))
        let inside = width(shown.part(selection))
        let free = area.width - width(shown)
        let start = area.minX + (alignment == .right ? free : alignment == .center ? free / 2 : 0)
        let height = (font ?? .systemFont(ofSize: 17)).lineHeight
        let rect = CGRect(x: start + before, y: area.midY - height / 2, width: inside, height: height)
        fill(UIBezierPath(rect: rect), (tintColor ?? .systemBlue).withAlphaComponent(0.2))
    }

    private var alignment: ParagraphShape.Alignment {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return textAlignment.measured == .natural ? (isRightToLeft ? .right : .left) : textAlignment.measured
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
