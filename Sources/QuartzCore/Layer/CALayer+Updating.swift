// Layout and drawing, when they are due.
extension CALayer {
    var isInShownTree: Bool {
        if let backing { return backing.isBackedInWindow }
        return superlayer?.isInShownTree ?? isShownAsRoot
    }

    // MARK: Layout

    func markForLayout() {
        if let backing { return backing.setBackedNeedsLayout() }
        guard links.model == nil else { return }
        marks.needsLayout = true
        LayerUpdates.add(self)
    }

    func layOutIfNeeded() {
        if let backing { return backing.layOutBackedIfNeeded() }
        var outermost = self
        var layer = self
        while let superlayer = layer.superlayer, superlayer.backing == nil {
            layer = superlayer
            if layer.marks.needsLayout { outermost = layer }
        }
        outermost.layOutMarked()
    }

    private func layOutMarked() {
        guard backing == nil else { return }
        if marks.needsLayout {
            marks.needsLayout = false
            layingOut { layoutSublayers() }
        }
        for own in links.own { own.layer.layOutMarked() }
    }

    /// Lays the layer out by a closure. A view does so with the layer that belongs to it.
    @inline(__always)
    package func layingOut(_ body: () -> Void) {
        let wasLayingOut = marks.isLayingOut
        marks.isLayingOut = true
        body()
        marks.isLayingOut = wasLayingOut
    }

    // MARK: Drawing

    func markForDisplay() {
        guard links.model == nil else { return }
        marks.needsDisplay = true
        LayerUpdates.add(self)
    }

    /// Looks again at a layer that was marked outside a shown tree, and at those within it: it has come into one. A view calls
    /// it when it comes into a window.
    package func joinUpdates() {
        if marks.isAny { LayerUpdates.add(self) }
        for own in links.own { own.layer.joinUpdates() }
    }

    func displayNowIfNeeded() {
        guard marks.needsDisplay else { return }
        marks.needsDisplay = false
        display()
    }

    func displayByDelegate() {
        if let delegate { delegate.display(self) } else { displayDrawing() }
    }

    /// Has the layer drawn, and makes the drawing its contents. A drawing of nothing is none.
    func displayDrawing() {
        delegate?.layerWillDraw(self)
        let context = CGContext(viewBounds: bounds, scale: contentsScale)
        draw(in: context)
        values.contents = context.drawing.isEmpty ? nil : context.makeImage()
    }
}
