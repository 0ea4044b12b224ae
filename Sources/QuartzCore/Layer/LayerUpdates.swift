/// What a layer waits for before it is shown next.
struct LayerMarks {
    var needsLayout = false
    var needsDisplay = false
    /// Whether its sublayers are laid out at this moment.
    var isLayingOut = false
    /// Whether no turn has ended since it got its superlayer.
    var isNew = false
    /// Whether it is on the list of ``LayerUpdates``.
    var isListed = false

    var isAny: Bool { needsLayout || needsDisplay || isNew }
}

/// The layers that wait to be laid out or drawn at the end of the turn.
package enum LayerUpdates {
    private nonisolated(unsafe) static var waiting: [Waiting] = [] {
        didSet { isAnyWaiting = !waiting.isEmpty }
    }
    /// Whether the list has anything on it. Every turn asks, and one without layers must cost nothing.
    private nonisolated(unsafe) static var isAnyWaiting = false

    private struct Waiting {
        weak var layer: CALayer?
    }

    /// Whether the end of the turn has layers to lay out or draw.
    package static var areWaiting: Bool { isAnyWaiting }

    static func add(_ layer: CALayer) {
        guard !layer.marks.isListed, MainThread.isCurrent else { return }
        layer.marks.isListed = true
        waiting.append(Waiting(layer: layer))
        Media.host?.implicitTransactionWaits()
    }

    /// Lays out, then draws, what lies in trees that are shown. What does not waits until it does.
    package static func commit() {
        let layers = waiting.compactMap(\.layer)
        waiting = []
        for layer in layers { (layer.marks.isListed, layer.marks.isNew) = (false, false) }
        let shown = layers.filter(\.isInShownTree)
        for layer in shown where layer.marks.needsLayout { layer.layoutIfNeeded() }
        for layer in shown { layer.displayIfNeeded() }
    }

    /// Forgets what waits: another app runs now.
    package static func discard() {
        for item in waiting { item.layer?.marks.isListed = false }
        waiting = []
    }
}
