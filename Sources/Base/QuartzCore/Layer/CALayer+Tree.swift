extension CALayer {
    var superlayerNow: CALayer? {
        if let model = links.model {
            return model.superlayer?.presentation(at: links.shownTime)
        }
        return links.superlayer ?? backing?.superviewLayer
    }

    var sublayersNow: [CALayer]? {
        if let model = links.model {
            return model.sublayers?.map { $0.presentation(at: links.shownTime) }
        }
        let all = mergedSublayers
        return all.isEmpty ? nil : all
    }

    /// Whether the app added sublayers to the layer itself.
    package var hasOwnSublayers: Bool { !links.own.isEmpty }

    /// The subviews' layers, with the sublayers that the app added between them.
    private var mergedSublayers: [CALayer] {
        guard let backing else { return links.own.map(\.layer) }
        let subviews = backing.subviewLayers
        guard !links.own.isEmpty else { return subviews }
        var (all, rest) = ([CALayer](), links.own[...])
        for place in 0...subviews.count {
            while let first = rest.first, first.place <= place || place == subviews.count {
                all.append(first.layer)
                rest = rest.dropFirst()
            }
            if place < subviews.count { all.append(subviews[place]) }
        }
        return all
    }

    func insert(_ layer: CALayer, at index: Int) {
        guard layer !== self else { return }
        layer.detach()
        let behind = mergedSublayers.prefix(index)
        let ownBehind = behind.count { candidate in links.own.contains { $0.layer === candidate } }
        links.own.insert(
            LayerLinks.OwnSublayer(layer: layer, place: behind.count - ownBehind), at: ownBehind)
        layer.links.superlayer = self
        layer.marks.isNew = true
        layer.timesHaveChanged()
        layer.joinUpdates()
        sublayersHaveChanged()
    }

    func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
        guard layer !== sibling else { return }
        layer.detach()
        let index = mergedSublayers.firstIndex { $0 === sibling }
        insert(layer, at: index.map { $0 + offset } ?? (offset == 0 ? 0 : .max))
    }

    func replace(_ old: CALayer, with new: CALayer) {
        guard old !== new else { return }
        new.detach()
        guard let index = mergedSublayers.firstIndex(where: { $0 === old }) else { return }
        old.removeFromSuperlayer()
        insert(new, at: index)
    }

    func setSublayers(_ layers: [CALayer]) {
        for own in links.own where !layers.contains(where: { $0 === own.layer }) { own.layer.detach() }
        for layer in layers where layer.backing == nil || layer.superlayer !== self {
            insert(layer, at: .max)
        }
    }

    func detach() {
        guard let superlayer = links.superlayer else {
            backing?.removeBackedFromSuperview()
            return
        }
        links.superlayer = nil
        timesHaveChanged()
        // A mask isn't a sublayer, so layout ignores it.
        guard superlayer.links.mask !== self else {
            superlayer.links.mask = nil
            return
        }
        superlayer.links.own.removeAll { $0.layer === self }
        superlayer.sublayersHaveChanged()
    }

    /// Changes of sublayers during layout don't invalidate the layout again: apps replace a gradient in each pass.
    private func sublayersHaveChanged() {
        if !marks.isLayingOut { setNeedsLayout() }
    }

    var maskNow: CALayer? {
        guard let model = links.model else { return links.mask }
        return model.links.mask?.presentation(at: links.shownTime)
    }

    func setMask(_ mask: CALayer?) {
        guard mask !== links.mask else { return }
        links.mask?.detach()
        mask?.detach()
        links.mask = mask
        mask?.links.superlayer = self
        mask?.marks.isNew = true
        mask?.joinUpdates()
    }
}

// Called by the layer's view, so that the app's sublayers keep their positions.
extension CALayer {
    /// Called after a subview was inserted at an index.
    package func subviewWasInserted(at index: Int) {
        for place in links.own.indices where links.own[place].place > index { links.own[place].place += 1 }
    }

    /// Called after the subview at an index was removed.
    package func subviewWasRemoved(at index: Int) {
        for place in links.own.indices where links.own[place].place > index { links.own[place].place -= 1 }
    }
}
