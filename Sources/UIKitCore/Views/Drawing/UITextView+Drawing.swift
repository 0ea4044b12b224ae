extension UITextView: SelfDrawing {
    /// The selection lies behind the text, the insertion point over it.
    package func drawLook() {
        let isActive = isFirstResponder
        if isActive { drawSelection() }
        drawText()
        if isActive { drawMarks() }
    }

    /// A layout manager of the app's draws the text itself.
    private func drawText() {
        guard type(of: manager) != NSLayoutManager.self else { return shownText.draw() }
        let origin = CGPoint(x: textContainerInset.left, y: textContainerInset.top)
        let visible = manager.glyphRange(
            forBoundingRect: bounds.offsetBy(dx: -origin.x, dy: -origin.y), in: container)
        manager.drawBackground(forGlyphRange: visible, at: origin)
        manager.drawGlyphs(forGlyphRange: visible, at: origin)
    }

    private func drawSelection() {
        for rect in selectionRects(of: selectedRange) {
            fill(UIBezierPath(rect: rect), tint.withAlphaComponent(0.2))
        }
    }

    private func drawMarks() {
        if selectedRange.length == 0 {
            guard isEditable else { return }
            let rect = caretRect(at: selectedRange.location)
            fill(UIBezierPath(roundedRect: rect, cornerRadius: 1), tint)
        } else if let first = selectionRects(of: selectedRange).first,
            let last = selectionRects(of: selectedRange).last
        {
            drawHandle(at: first.minX, first.minY, first.maxY, knobAbove: true)
            drawHandle(at: last.maxX, last.minY, last.maxY, knobAbove: false)
        }
    }

    /// What a finger would move an end of the selection by.
    private func drawHandle(at x: CGFloat, _ top: CGFloat, _ bottom: CGFloat, knobAbove: Bool) {
        fill(UIBezierPath(rect: CGRect(x: x - 1, y: top, width: 2, height: bottom - top)), tint)
        let middle = knobAbove ? top - 3 : bottom + 3
        fill(UIBezierPath(ovalIn: CGRect(x: x - 5, y: middle - 5, width: 10, height: 10)), tint)
    }

    private var tint: UIColor { tintColor ?? .systemBlue }
}
