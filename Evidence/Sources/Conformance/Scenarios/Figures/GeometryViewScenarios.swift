import Simulator

// Margins.
extension Scenario {
    static let margins: [Scenario] =
        figures("geo-margin-view") { stage in stage.measure(UIView().layoutMargins) }
        + figures("geo-margin-directional") { stage in
            let view = UIView()
            view.directionalLayoutMargins.leading = 20
            stage.measure(view.layoutMargins)
        }
        + figures("geo-margin-minimum-compact geo-margin-minimum-regular geo-margin-minimum-large") {
            stage in
            let page = UIViewController()
            try stage.show(page)
            stage.measure("leading", page.systemMinimumLayoutMargins.leading)
            stage.measure("trailing", page.systemMinimumLayoutMargins.trailing)
        }
        + figures("geo-margin-root-8 geo-margin-root-pad geo-margin-root-8plus") {
            try measureRootMargins($0) { _ in }
        }
        + figures("geo-margin-root-larger") {
            try measureRootMargins($0) { $0.view.directionalLayoutMargins.leading = 64 }
        }
        + figures("geo-margin-root-smaller") {
            try measureRootMargins($0) { $0.view.directionalLayoutMargins.leading = 10 }
        }
        + figures("geo-margin-root-free") {
            try measureRootMargins($0) { page in
                page.viewRespectsSystemMinimumLayoutMargins = false
                page.view.directionalLayoutMargins = .zero
            }
        }
        + figures("geo-margin-preserved") { try measureInnerMargins($0, preserves: true) }
        + figures("geo-margin-not-preserved") { try measureInnerMargins($0, preserves: false) }

    private static func measureRootMargins(
        _ stage: Stage, change: (UIViewController) -> Void
    ) throws {
        let page = UIViewController()
        change(page)
        try stage.show(page)
        stage.measure(page.view.layoutMargins)
    }

    private static func measureInnerMargins(_ stage: Stage, preserves: Bool) throws {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let inner = UIView(frame: CGRect(x: 5, y: 5, width: 190, height: 190))
        outer.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        inner.preservesSuperviewLayoutMargins = preserves
        outer.addSubview(inner)
        stage.measure(inner.layoutMargins)
    }
}

// The effect of a safe area on scroll views.
extension Scenario {
    static let scrollInsets: [Scenario] =
        figures("geo-scroll-nav") { try measureScroll($0) { _ in } }
        + figures("geo-scroll-sum") {
            try measureScroll($0) { $0.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 5, right: 0) }
        }
        + figures("geo-scroll-never") { try measureScroll($0) { $0.contentInsetAdjustmentBehavior = .never } }
        + figures("geo-scroll-always") {
            try measureScroll($0) { $0.contentInsetAdjustmentBehavior = .always }
        }
        + figures("geo-scroll-offset") { stage in
            let page = ScrollPage()
            try stage.show(UINavigationController(rootViewController: page))
            stage.measure(page.scroll.contentOffset)
        }
        + figures("geo-scroll-zoom") { stage in
            let scroll = UIScrollView()
            stage.measure("minimum", scroll.minimumZoomScale)
            stage.measure("maximum", scroll.maximumZoomScale)
            stage.measure("zoom", scroll.zoomScale)
        }
        + figures("geo-scroll-indicators") { stage in
            stage.measure(UIScrollView().verticalScrollIndicatorInsets)
        }

    private static func measureScroll(_ stage: Stage, change: (UIScrollView) -> Void) throws {
        let page = ScrollPage()
        change(page.scroll)
        try stage.show(UINavigationController(rootViewController: page))
        stage.measure(page.scroll.adjustedContentInset)
    }
}

/// A page whose view is a scroll view with long content.
private final class ScrollPage: UIViewController {
    let scroll = UIScrollView()

    override func loadView() {
        scroll.contentSize = CGSize(width: 100, height: 3000)
        view = scroll
    }
}

// Frames, bounds and centers.
extension Scenario {
    static let viewPlaces: [Scenario] =
        figures("geo-view-frame") { stage in
            let view = UIView()
            view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
            stage.measure(view.center)
            stage.measure(view.bounds.size)
        }
        + figures("geo-view-center") { stage in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
            view.center = CGPoint(x: 100, y: 100)
            stage.measure(view.frame)
        }
        + figures("geo-view-bounds") { stage in
            let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
            view.bounds.size = CGSize(width: 40, height: 60)
            stage.measure(view.frame)
        }
        + figures("geo-view-scaled") { stage in
            let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
            view.transform = CGAffineTransform(scaleX: 2, y: 2)
            stage.measure(view.frame)
        }
        + figures("geo-view-convert") { stage in
            let (outer, inner) = (UIView(), UIView())
            outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            inner.frame = CGRect(x: 10, y: 20, width: 50, height: 50)
            outer.addSubview(inner)
            stage.measure(inner.convert(CGPoint(x: 5, y: 5), to: outer))
        }
        + figures("geo-view-no-intrinsic") { $0.measure(UIView().intrinsicContentSize) }
        + figures("geo-resize-width") { try measureResized($0, .flexibleWidth) }
        + figures("geo-resize-height") { try measureResized($0, .flexibleHeight) }
        + figures("geo-resize-left") { try measureResized($0, .flexibleLeftMargin) }
        + figures("geo-resize-top") { try measureResized($0, .flexibleTopMargin) }
        + figures("geo-resize-none") { try measureResized($0, []) }
        + figures("geo-inset-rectangle") { stage in
            let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            stage.measure(CGRect(x: 0, y: 0, width: 100, height: 50).inset(by: insets))
        }

    /// Resizes the superview from 100 by 100 points to 300 by 200.
    private static func measureResized(_ stage: Stage, _ mask: UIView.AutoresizingMask) throws {
        let (outer, inner) = (UIView(), UIView())
        outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        inner.frame = CGRect(x: 10, y: 20, width: 40, height: 30)
        inner.autoresizingMask = mask
        outer.addSubview(inner)
        outer.frame.size = CGSize(width: 300, height: 200)
        stage.measure(inner.frame)
    }

    static let priorities: [Scenario] = figures("geo-priorities") { stage in
        stage.measure("required", CGFloat(UILayoutPriority.required.rawValue))
        stage.measure("default high", CGFloat(UILayoutPriority.defaultHigh.rawValue))
        stage.measure("default low", CGFloat(UILayoutPriority.defaultLow.rawValue))
        stage.measure("fitting size level", CGFloat(UILayoutPriority.fittingSizeLevel.rawValue))
    }
}

// Views in Auto Layout, and layout guides.
extension Scenario {
    static let layoutFigures: [Scenario] =
        figures("geo-stack-spacing") { $0.measure("spacing", UIStackView().spacing) }
        + figures("geo-stack-custom") { stage in
            let stack = UIStackView(arrangedSubviews: [sized(50, 20), sized(50, 20)])
            stack.spacing = 10
            stage.measure(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
        }
        + figures("geo-standard-spacing") { stage in
            let (page, left, right) = (UIViewController(), sized(50, 20), sized(50, 20))
            page.view.addSubview(left)
            page.view.addSubview(right)
            right.leadingAnchor.constraint(
                equalToSystemSpacingAfter: left.trailingAnchor, multiplier: 1
            ).isActive = true
            left.leadingAnchor.constraint(equalTo: page.view.leadingAnchor).isActive = true
            left.topAnchor.constraint(equalTo: page.view.topAnchor).isActive = true
            right.topAnchor.constraint(equalTo: page.view.topAnchor).isActive = true
            try stage.show(page)
            stage.measure("spacing", right.frame.minX - left.frame.maxX)
        }
        + figures("geo-readable-width") { stage in
            let page = UIViewController()
            try stage.show(page, sideways: true)
            stage.measure("width", page.view.readableContentGuide.layoutFrame.width)
        }

    /// A view whose size is set by constraints.
    private static func sized(_ width: CGFloat, _ height: CGFloat) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        view.widthAnchor.constraint(equalToConstant: width).isActive = true
        view.heightAnchor.constraint(equalToConstant: height).isActive = true
        return view
    }
}
