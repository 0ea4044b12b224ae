/// The guides of a scroll view, created when one of them is first accessed.
@MainActor
final class ScrollGuides {
    let content = ScrollGuide("UIScrollView-contentLayoutGuide") {
        CGRect(origin: .zero, size: $0.contentSize)
    } edges: { _ in
        GuideEdges(low: AxisValues(.fromLow(0)), high: AxisValues(nil))
    }
    let frame = ScrollGuide("UIScrollView-frameLayoutGuide") {
        $0.bounds
    } edges: {
        GuideEdges(insets: .zero, origin: $0.bounds.origin)
    }
}

/// A guide whose rectangle a scroll view provides.
final class ScrollGuide: UILayoutGuide {
    private let rectangle: @MainActor (UIScrollView) -> CGRect
    private let ownEdges: @MainActor (UIScrollView) -> GuideEdges

    init(
        _ identifier: String, rectangle: @escaping @MainActor (UIScrollView) -> CGRect,
        edges: @escaping @MainActor (UIScrollView) -> GuideEdges
    ) {
        self.rectangle = rectangle
        ownEdges = edges
        super.init()
        self.identifier = identifier
    }

    required init?(coder: NSCoder) { nil }

    override var edges: GuideEdges? { (owningView as? UIScrollView).map(ownEdges) }

    override var layoutFrame: CGRect { (owningView as? UIScrollView).map(rectangle) ?? .zero }
}

extension UIScrollView {
    func ensureGuides() -> ScrollGuides {
        if let scrollGuides { return scrollGuides }
        let made = ScrollGuides()
        scrollGuides = made
        addLayoutGuide(made.content)
        addLayoutGuide(made.frame)
        return made
    }
}
