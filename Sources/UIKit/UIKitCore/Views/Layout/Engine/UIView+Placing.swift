// The part of the layout pass for constraints. Only hierarchies with constraints reach it.
extension UIView {
    /// Applies pending changes in the engine of a topmost view.
    func solveConstraints() {
        guard flags.contains(.wantsSolving) || layout?.ownEngine != nil else { return }
        ensureEngine()?.update()
    }

    private func ensureEngine() -> LayoutEngine? {
        if let engine = layout?.ownEngine { return engine }
        guard !flags.isDisjoint(with: .takesPartInLayout) else {
            flags.remove(.wantsSolving)
            return nil
        }
        let made = LayoutEngine(top: self)
        ensureLayout().ownEngine = made
        return made
    }

    /// Lays out this view and its subviews, and repeats it if the layout itself has changed constraints.
    func layOutByConstraints() {
        let top = topmostView
        for _ in 0..<10 {
            top.solveConstraints()
            let count = top.layout?.ownEngine?.changeCount
            nearestPlacer.layOutTree()
            if !top.flags.contains(.wantsSolving), top.layout?.ownEngine?.changeCount == count { return }
        }
    }

    /// The highest superview that needs layout and, through views that are placed by constraints, determines this view's frame.
    private var nearestPlacer: UIView {
        var view = self
        while view.flags.contains(.isPlacedByConstraints), let superview = view.superviewReference.object,
            superview.flags.contains(.needsLayout)
        {
            view = superview
        }
        return view
    }

    /// Places the subviews with constraints, and sets the content size of a scroll view.
    func placeByConstraints() {
        let wasMarked = flags.contains(.needsLayout)
        let top = topmostView
        top.solveConstraints()
        // The view is being laid out already.
        if !wasMarked { flags.remove(.needsLayout) }
        guard let engine = top.layout?.ownEngine else { return }
        let scale = Runtime.current.screen.scale
        if self === top, flags.contains(.isPlacedByConstraints) { place(by: engine, scale) }
        let outer = layout?.engine?.placingView
        layout?.engine?.placingView = self
        defer { layout?.engine?.placingView = outer }
        for subview in subviewList where subview.flags.contains(.isPlacedByConstraints) {
            subview.place(by: engine, scale)
        }
        if flags.contains(.isScrollView) { (self as? UIScrollView)?.takeContentSize() }
    }

    private func place(by engine: LayoutEngine, _ scale: CGFloat) {
        guard let layout, let item = engine.item(of: layout.reference) else { return }
        let frame = frame(forAlignmentRect: engine.rectangle(of: item)).onPixels(scale)
        if boundsStorage.size != frame.size {
            bounds = CGRect(origin: boundsStorage.origin, size: frame.size)
        }
        let (anchor, zoom) = (anchorPoint, zoomScale)
        let center = CGPoint(
            x: frame.minX + frame.width * anchor.x * zoom, y: frame.minY + frame.height * anchor.y * zoom)
        if centerStorage != center { self.center = center }
    }
}

extension UIView {
    /// The zoom scale of an enclosing scroll view; 1 if it doesn't zoom. Constraints place the top left corner of zoomed content.
    fileprivate var zoomScale: CGFloat {
        guard let zooming = (superviewReference.object as? UIScrollView)?.zooming, zooming.zoomedView === self
        else {
            return 1
        }
        return zooming.scale
    }
}

extension UIScrollView {
    /// Sets the content size from constraints, if any refers to the content.
    fileprivate func takeContentSize() {
        guard let content = scrollGuides?.content, let solved = layout?.engine?.rectangle(of: content) else {
            return
        }
        var size = solved.onPixels(Runtime.current.screen.scale).size
        // Content around the zoomed view isn't scaled with it.
        if let zooming, let view = zooming.zoomedView, view.flags.contains(.isPlacedByConstraints) {
            size.width += view.boundsStorage.width * (zooming.scale - 1)
            size.height += view.boundsStorage.height * (zooming.scale - 1)
        }
        if size != contentSize { contentSize = size }
    }
}

extension CGRect {
    /// Returns the rectangle with edges on whole pixels. Edges are rounded instead of sizes, so that adjacent views stay adjacent.
    fileprivate func onPixels(_ scale: CGFloat) -> CGRect {
        let (left, top) = (minX.onPixel(scale), minY.onPixel(scale))
        return CGRect(
            x: left, y: top, width: max(0, maxX.onPixel(scale) - left),
            height: max(0, maxY.onPixel(scale) - top))
    }
}

extension CGFloat {
    /// Rounds to a pixel. Slightly more than a half rounds up, so that floating-point errors don't move an edge back and forth.
    fileprivate func onPixel(_ scale: CGFloat) -> CGFloat {
        (self * scale + 0.5 + 1e-6).rounded(.down) / scale
    }

    /// Rounds up to the next pixel.
    package func upToPixel(_ scale: CGFloat) -> CGFloat { (self * scale - 1e-6).rounded(.up) / scale }
}
