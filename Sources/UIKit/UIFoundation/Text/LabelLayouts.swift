import TextMetrics

/// The last used layouts of a label's text, because layout passes request the same ones again.
@MainActor
package final class LabelLayouts {
    package struct Request: Hashable {
        /// The factor for font sizes.
        package var scale: CGFloat
        package var container: TextLayout.Container

        package init(scale: CGFloat, container: TextLayout.Container) {
            (self.scale, self.container) = (scale, container)
        }
    }

    private static let limit = 4

    private var known: [(request: Request, layout: TextLayout)] = []

    package init() {}

    package func layout(for request: Request, make: () -> TextLayout) -> TextLayout {
        if let found = known.first(where: { $0.request == request }) { return found.layout }
        let made = make()
        if known.count == LabelLayouts.limit { known.removeFirst() }
        known.append((request, made))
        return made
    }

    package func forget() {
        known.removeAll()
    }
}
