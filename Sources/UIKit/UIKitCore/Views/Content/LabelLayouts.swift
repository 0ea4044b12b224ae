import TextMetrics

/// The last used layouts of a label's text, because layout passes request the same ones again.
@MainActor
final class LabelLayouts {
    struct Request: Hashable {
        /// The factor for font sizes.
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
