extension UITextView: SelfDrawing {
    /// Draws the selection behind the text, and the insertion point in front of it.
    package func drawLook() {
        let isActive = isFirstResponder
        drawBorder()
        drawFound()
        if isActive { drawSelection() }
        drawText()
        if isActive { drawMarks() }
    }

    /// An app's own layout manager draws the text itself.
    private func drawText() {
        guard type(of: manager) != NSLayoutManager.self else { return shownText.draw() }
        let origin = CGPoint(x: textContainerInset.left, y: textContainerInset.top)
        let visible = manager.glyphRange(
            forBoundingRect: bounds.offsetBy(dx: -origin.x, dy: -origin.y), in: container)
        manager.drawBackground(forGlyphRange: visible, at: origin)
        manager.drawGlyphs(forGlyphRange: visible, at: origin)
    }

    private func drawBorder() {
        guard borderStyle == .roundedRect else { return }
        let path = UIBezierPath(roundedRect: bounds.insetBy(dx: 0.25, dy: 0.25), cornerRadius: 5)
        fill(path, .systemBackground)
        UIColor.systemGray4.setStroke()
        path.lineWidth = 0.5
        path.stroke()
    }

    /// Draws search results on a yellow background, and the current result on a stronger one.
    private func drawFound() {
        for (range, style) in finder?.decorations ?? [] {
            let alpha = style == .highlighted ? 1 : 0.35
            for rect in selectionRects(of: range) {
                fill(UIBezierPath(rect: rect), .systemYellow.withAlphaComponent(alpha))
            }
        }
    }

    private func drawSelection() {
        for rect in state.marked.map(selectionRects(of:)) ?? [] where markedTextStyle == nil {
            fill(UIBezierPath(rect: rect), tint.withAlphaComponent(0.1))
        }
        for rect in selectedRects {
            fill(UIBezierPath(rect: rect), tint.withAlphaComponent(0.2))
        }
    }

    private func drawMarks() {
        if selectedRange.length == 0 {
            guard isEditable else { return }
            let rect = caretRect(at: selectedRange.location)
            fill(UIBezierPath(roundedRect: rect, cornerRadius: 1), tint)
        } else if let first = selectedRects.first, let last = selectedRects.last {
            drawHandle(at: first.minX, first.minY, first.maxY, knobAbove: true)
            drawHandle(at: last.maxX, last.minY, last.maxY, knobAbove: false)
        }
    }

    /// Draws the handle at an end of the selection.
    private func drawHandle(at x: CGFloat, _ top: CGFloat, _ bottom: CGFloat, knobAbove: Bool) {
        fill(UIBezierPath(rect: CGRect(x: x - 1, y: top, width: 2, height: bottom - top)), tint)
        let middle = knobAbove ? top - 3 : bottom + 3
        fill(UIBezierPath(ovalIn: CGRect(x: x - 5, y: middle - 5, width: 10, height: 10)), tint)
    }

    private var tint: UIColor { tintColor ?? .systemBlue }
}
