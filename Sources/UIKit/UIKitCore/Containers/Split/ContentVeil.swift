/// Covers the content while sidebars are over it or displace it: blocks touches, and hides the sidebars on a tap.
/// Follows Apple's page "UISplitViewController.DisplayMode.oneOverSecondary".
final class ContentVeil: UIView {
    private weak var split: UISplitViewController?

    init(of split: UISplitViewController) {
        self.split = split
        super.init(frame: .zero)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: ContentVeil.lift))
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A veil is not archived.")
    }

    private static let lift = Selector("lift", ContentVeil.lift)

    private func lift() { split?.uncoverSecondary(for: .user) }
}

extension UISplitViewController {
    /// Orders the content at the bottom, the veil above it if needed, and the sidebars on top.
    func layVeil() {
        guard let content = holder(of: .secondary)?.viewStorage, content.superview === loadedView,
            !hasCollapsed, displayMode.covers
        else {
            veil?.removeFromSuperview()
            return
        }
        let veil = veil ?? ContentVeil(of: self)
        self.veil = veil
        veil.frame = content.frame
        if veil.superview !== loadedView { loadedView.insertSubview(veil, aboveSubview: content) }
    }
}

extension UISplitViewController.DisplayMode {
    /// Whether the content can't be used: sidebars cover it, or have displaced a part of it off screen.
    fileprivate var covers: Bool {
        switch self {
        case .oneOverSecondary, .twoOverSecondary, .twoDisplaceSecondary: true
        case .automatic, .secondaryOnly, .oneBesideSecondary, .twoBesideSecondary: false
        }
    }
}
