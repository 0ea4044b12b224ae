/// The pending updates of a layer.
struct LayerMarks {
    var needsLayout = false
    var needsDisplay = false
    /// Whether its sublayers are being laid out.
    var isLayingOut = false
    /// Whether no turn has ended since it was added to its superlayer.
    var isNew = false
    /// Whether it is in the list of ``LayerUpdates``.
    var isListed = false

    var isAny: Bool { needsLayout || needsDisplay || isNew }
}

/// The layers that need layout or drawing at the end of the turn.
@MainActor
package enum LayerUpdates {
    private static var waiting: [Waiting] = [] {
        didSet { hasWaiting = !waiting.isEmpty }
    }
    // Every turn reads this, and the list is checked for exclusive access at each reading.
    private static var hasWaiting = false

    private struct Waiting {
        weak var layer: CALayer?
    }

    package static var areWaiting: Bool { hasWaiting }

    nonisolated static func add(_ layer: CALayer) {
        guard !layer.marks.isListed, MainThread.isCurrent else { return }
        layer.marks.isListed = true
        MainThread.isolated(layer) { waiting.append(Waiting(layer: $0)) }
        Media.host?.implicitTransactionWaits()
    }

    /// Lays out, then draws, the layers in shown trees. The other layers are enqueued again when they enter one.
    package static func commit() {
        let layers = waiting.compactMap(\.layer)
        waiting = []
        for layer in layers { (layer.marks.isListed, layer.marks.isNew) = (false, false) }
        let shown = layers.filter(\.isInShownTree)
        for layer in shown where layer.marks.needsLayout { layer.layoutIfNeeded() }
        for layer in shown { layer.displayIfNeeded() }
    }

    /// Clears the list, for another app.
    package static func discard() {
        for item in waiting { item.layer?.marks.isListed = false }
        waiting = []
    }
}
