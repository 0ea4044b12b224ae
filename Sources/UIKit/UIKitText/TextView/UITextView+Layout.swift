import TextMetrics

// The layout of a text view's text.
extension UITextView {
    /// Called when the layout was invalidated.
    package func textWasLaidOut() {
        state.isContentFitted = false
        setNeedsLayout()
        setNeedsDisplay()
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
    }

    /// Sets the width of the container to that of the view, and the content size to that of the text.
    func fitContent() {
        let size = bounds.size
        let width = max(0, size.width - textContainerInset.left - textContainerInset.right)
        if container.widthTracksTextView, container.size.width != width { container.size.width = width }
        if container.heightTracksTextView {
            container.size.height = max(0, size.height - textContainerInset.top - textContainerInset.bottom)
        }
        guard !state.isContentFitted, size.width > 0 else { return }
        state.isContentFitted = true
        let height = textHeight(in: textLayout) + textContainerInset.top + textContainerInset.bottom
        super.contentSize = CGSize(width: size.width, height: PixelGrid.current.up(height))
    }

    /// An empty text has the height of one line.
    private func textHeight(in layout: ContainerLayout?) -> CGFloat {
        guard let layout, !layout.lines.isEmpty else { return typingFont.lineHeight }
        return layout.places.layout.height
    }

    private var typingFont: UIFont { state.typingAttributes[.font] as? UIFont ?? UITextView.standardFont }

    private var textLayout: ContainerLayout? { manager.layout(of: container) }

    func measuredSize(width: CGFloat) -> CGSize {
        let (inset, padding) = (textContainerInset, 2 * container.lineFragmentPadding)
        let isFree = width <= 0 || width >= CGFloat.greatestFiniteMagnitude / 2
        let measure = NSTextContainer(
            size: CGSize(width: isFree ? 0 : max(1, width - inset.left - inset.right), height: 0))
        measure.lineFragmentPadding = container.lineFragmentPadding
        measure.maximumNumberOfLines = container.maximumNumberOfLines
        measure.lineBreakMode = container.lineBreakMode
        let layout = ContainerLayout(
            container.shown(storage), from: 0, in: measure, isRightToLeft: container.isRightToLeft,
            usesLeading: manager.usesFontLeading)
        let size = CGSize(
            width: layout.places.layout.width + padding + inset.left + inset.right,
            height: textHeight(in: layout) + inset.top + inset.bottom)
        return PixelGrid.current.up(size)
    }

    /// Returns a point of the view in the container's coordinates.
    func inContainer(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - textContainerInset.left, y: point.y - textContainerInset.top)
    }

    private func inView(_ rect: CGRect) -> CGRect {
        rect.offsetBy(dx: textContainerInset.left, dy: textContainerInset.top)
    }

    package func offset(at point: CGPoint) -> Int {
        fitContent()
        let point = inContainer(point)
        guard let layout = textLayout, let last = layout.lines.last else { return 0 }
        return point.y >= last.bottom ? layout.end : layout.offset(at: point)
    }

    /// Returns a rectangle of two points' width and the line's height.
    package func caretRect(at offset: Int) -> CGRect {
        fitContent()
        let empty = CGRect(x: emptyLineStart, y: 0, width: 0, height: typingFont.lineHeight)
        let place = textLayout?.caret(at: min(offset, storage.length)) ?? empty
        var rect = inView(place)
        rect.origin.x = min(max(rect.minX - 1, 0), max(0, bounds.width - 2))
        rect.size.width = 2
        return rect
    }

    /// The position of the insertion point in an empty text.
    private var emptyLineStart: CGFloat {
        let (padding, width) = (container.lineFragmentPadding, container.size.width)
        switch style.alignment.measured {
        case .center: return width / 2
        case .right: return width - padding
        case .natural, .justified: return container.isRightToLeft ? width - padding : padding
        case .left: return padding
        }
    }

    /// Returns the rectangles of a range, one for each line, in the view's coordinates.
    func selectionRects(of range: NSRange) -> [CGRect] {
        fitContent()
        return textLayout?.rects(of: range).map { inView($0.rect) } ?? []
    }

    func showRange(_ range: NSRange) {
        let range = clamped(range)
        let rects = range.length > 0 ? selectionRects(of: range) : [caretRect(at: range.location)]
        guard isScrollEnabled, bounds.width > 0, let first = rects.first else { return }
        var rect = rects.dropFirst().reduce(first) { $0.union($1) }
        // The last line is scrolled into view together with the inset below it.
        if rect.maxY + textContainerInset.bottom >= contentSize.height - 1 {
            rect.size.height = contentSize.height - rect.minY
        }
        scrollRectToVisible(rect, animated: false)
    }

    /// The visible lines.
    package var shownText: ShownText {
        fitContent()
        let origin = CGPoint(x: textContainerInset.left, y: textContainerInset.top)
        return textLayout?.shown(at: origin, within: bounds.minY...bounds.maxY) ?? ShownText()
    }
}

extension UITextView: TextContainerView {
    package var isTextRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
