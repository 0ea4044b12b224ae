/// The guides of a view, in the order in which they were added or first asked for.
final class ViewGuides {
    var list: [UILayoutGuide] = []
    var safeArea: UILayoutGuide?
    var margins: UILayoutGuide?
}

extension UIView {
    func attachGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView !== self else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        ensureGuides().list.append(layoutGuide)
    }

    func detachGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self else { return }
        layoutGuide.owningView = nil
        extras?.guides?.list.removeAll { $0 === layoutGuide }
    }

    var ownSafeAreaGuide: UILayoutGuide {
        let guides = ensureGuides()
        if let made = guides.safeArea { return made }
        let made = InsetGuide("UIViewSafeAreaLayoutGuide") { $0.safeAreaInsets }
        guides.safeArea = made
        addLayoutGuide(made)
        return made
    }

    var ownMarginsGuide: UILayoutGuide {
        let guides = ensureGuides()
        if let made = guides.margins { return made }
        let made = InsetGuide("UIViewLayoutMarginsGuide") { $0.layoutMargins }
        guides.margins = made
        addLayoutGuide(made)
        return made
    }

    private func ensureGuides() -> ViewGuides {
        let extras = ensureExtras()
        if let guides = extras.guides { return guides }
        let made = ViewGuides()
        extras.guides = made
        return made
    }
}

/// A guide whose rectangle is its view's bounds without some insets.
private final class InsetGuide: UILayoutGuide {
    private let insets: @MainActor (UIView) -> UIEdgeInsets

    init(_ identifier: String, insets: @escaping @MainActor (UIView) -> UIEdgeInsets) {
        self.insets = insets
        super.init()
        self.identifier = identifier
    }

    required init?(coder: NSCoder) { nil }

    override var layoutFrame: CGRect {
        owningView.map { $0.bounds.inset(by: insets($0)) } ?? .zero
    }
}
