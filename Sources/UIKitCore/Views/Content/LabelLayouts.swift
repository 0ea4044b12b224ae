import TextMetrics

/// The layouts of a label's text that were asked for last: layout passes ask for the same ones again.
@MainActor
final class LabelLayouts {
    struct Request: Hashable {
        /// What font sizes are multiplied by.
        var scale: CGFloat
        var container: TextLayout.Container
    }

    private static let limit = 4

    private var known: [(request: Request, layout: TextLayout)] = []

    func layout(for request: Request, make: () -> TextLayout) -> TextLayout {
        if let found = known.first(where: { $0.request == request }) { return found.layout }
        let made = make()
        if known.count == LabelLayouts.limit { known.removeFirst() }
        known.append((request, made))
        return made
    }

    func forget() {
        known.removeAll()
    }
}
