/// The guides of a scroll view, made when one of them is asked for.
@MainActor
final class ScrollGuides {
    let content = ScrollGuide("UIScrollView-contentLayoutGuide") {
        CGRect(origin: .zero, size: $0.contentSize)
    }
    let frame = ScrollGuide("UIScrollView-frameLayoutGuide") { $0.bounds }
}

/// A guide whose rectangle a scroll view tells.
final class ScrollGuide: UILayoutGuide {
    private let rectangle: @MainActor (UIScrollView) -> CGRect

    init(_ identifier: String, rectangle: @escaping @MainActor (UIScrollView) -> CGRect) {
        self.rectangle = rectangle
        super.init()
        self.identifier = identifier
    }

    required init?(coder: NSCoder) { nil }

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
