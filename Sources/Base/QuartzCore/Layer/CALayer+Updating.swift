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

    /// Runs the layout in a closure. A view uses it to lay out its own layer.
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

    /// Enqueues this layer and its sublayers if they were invalidated outside a shown tree. Called when they enter one, and by
    /// a view that enters a window.
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

    /// Draws the layer, and sets the drawing as its contents; `nil` for an empty drawing.
    func displayDrawing() {
        delegate?.layerWillDraw(self)
        let context = CGContext(viewBounds: bounds, scale: contentsScale)
        draw(in: context)
        values.contents = context.drawing.isEmpty ? nil : context.makeImage()
    }
}
