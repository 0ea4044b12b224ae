/// The effect on the content at one edge of a scroll view. iOS 26.
///
/// In pictures a soft effect fades the content out, and the automatic style is soft under navigation bars and toolbars. Follows Apple's
/// page "UIScrollEdgeEffect".
@preconcurrency @MainActor
public final class UIScrollEdgeEffect: NSObject {
    private weak var scrollView: UIScrollView?

    init(of scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init()
    }

    /// The style of the effect. Default `.automatic`. Follows Apple's page "style".
    public var style = Style.automatic {
        didSet { scrollView?.setNeedsLayout() }
    }

    /// Whether the effect is hidden. Default `false`. Follows Apple's page "isHidden".
    public var isHidden = false {
        didSet { scrollView?.setNeedsLayout() }
    }

    /// The fill over the content, if a picture shows one.
    var fill: ScrollEdgeView.Fill? {
        guard !isHidden else { return nil }
        return style === Style.hard ? .hard : style === Style.soft ? .soft : nil
    }
}

extension UIScrollEdgeEffect {
    /// The style of an edge effect. Follows Apple's page "UIScrollEdgeEffect.Style".
    @preconcurrency @MainActor
    public final class Style: NSObject {
        private static let (automaticStyle, hardStyle, softStyle) = (Style(), Style(), Style())

        private override init() { super.init() }

        /// The system's choice.
        public class var automatic: UIScrollEdgeEffect.Style { automaticStyle }
        /// An effect with a hard edge and a dividing line.
        public class var hard: UIScrollEdgeEffect.Style { hardStyle }
        /// An effect with a soft edge.
        public class var soft: UIScrollEdgeEffect.Style { softStyle }
    }
}

/// An interaction that extends a scroll view's edge effect below a container of elements, which overlays the scroll view. iOS 26.
///
/// Add the interaction to the container, such as a view with buttons at the bottom. The effect then covers the content below the
/// container. Follows Apple's page "UIScrollEdgeElementContainerInteraction".
@preconcurrency @MainActor
public final class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
    /// The container of the elements.
    public private(set) weak var view: UIView?

    /// The scroll view with the effect. Not retained. Default `nil`.
    public weak var scrollView: UIScrollView? {
        didSet {
            oldValue?.edges?.remove(self)
            scrollView?.ensureEdges().add(self)
        }
    }

    /// The edge of the scroll view. Default none.
    public var edge: UIRectEdge = [] {
        didSet { scrollView?.setNeedsLayout() }
    }

    /// Creates an interaction without a scroll view.
    public override init() { super.init() }

    /// Does nothing.
    public func willMove(to view: UIView?) {}

    /// Sets ``view``.
    public func didMove(to view: UIView?) {
        self.view = view
        scrollView?.setNeedsLayout()
    }
}
