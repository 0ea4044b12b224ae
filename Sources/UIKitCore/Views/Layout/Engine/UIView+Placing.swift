// The part of the layout pass that has to do with constraints. Only trees with constraints come here.
extension UIView {
    /// Has the engine of a topmost view take in what has changed.
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

    /// Lays out this view and those beneath it, and again where the layout itself has moved constraints.
    func layOutByConstraints() {
        let top = topmostView
        for _ in 0..<10 {
            top.solveConstraints()
            let count = top.layout?.ownEngine?.changeCount
            nearestPlacer.layOutTree()
            if !top.flags.contains(.wantsSolving), top.layout?.ownEngine?.changeCount == count { return }
        }
    }

    /// The highest view above that is to be laid out and places this one by constraints, as far as one holds the next.
    private var nearestPlacer: UIView {
        var view = self
        while view.flags.contains(.isPlacedByConstraints), let superview = view.superviewLink,
            superview.flags.contains(.needsLayout)
        {
            view = superview
        }
        return view
    }

    /// Places the subviews that constraints place, and gives a scroll view the size of its content.
    func placeByConstraints() {
        let wasMarked = flags.contains(.needsLayout)
        let top = topmostView
        top.solveConstraints()
        // It is being laid out at this moment.
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
    /// How large a scroll view shows it: constraints place the upper left corner of what it shows. 1 where it does not zoom.
    fileprivate var zoomScale: CGFloat {
        guard let zooming = (superviewLink as? UIScrollView)?.zooming, zooming.zoomedView === self else {
            return 1
        }
        return zooming.scale
    }
}

extension UIScrollView {
    /// The size that constraints give the content, if any of them is about it.
    fileprivate func takeContentSize() {
        guard let content = scrollGuides?.content, let solved = layout?.engine?.rectangle(of: content) else {
            return
        }
        var size = solved.onPixels(Runtime.current.screen.scale).size
        // What is around the zoomed view does not become larger with it.
        if let zooming, let view = zooming.zoomedView, view.flags.contains(.isPlacedByConstraints) {
            size.width += view.boundsStorage.width * (zooming.scale - 1)
            size.height += view.boundsStorage.height * (zooming.scale - 1)
        }
        if size != contentSize { contentSize = size }
    }
}

extension CGRect {
    /// With edges on the pixels of a screen. Edges are rounded, not sizes: what touches still touches.
    fileprivate func onPixels(_ scale: CGFloat) -> CGRect {
        let (left, top) = (minX.onPixel(scale), minY.onPixel(scale))
        return CGRect(
            x: left, y: top, width: max(0, maxX.onPixel(scale) - left),
            height: max(0, maxY.onPixel(scale) - top))
    }
}

extension CGFloat {
    /// A little more than a half counts as one, so that errors of the arithmetic do not move an edge to and fro.
    fileprivate func onPixel(_ scale: CGFloat) -> CGFloat {
        (self * scale + 0.5 + 1e-6).rounded(.down) / scale
    }

    /// The next pixel that is not less.
    package func upToPixel(_ scale: CGFloat) -> CGFloat { (self * scale - 1e-6).rounded(.up) / scale }
}
