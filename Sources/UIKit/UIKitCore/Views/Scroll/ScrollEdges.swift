/// The edge effects of a scroll view. Created when an app reads one of them.
@MainActor
final class ScrollEdges {
    private struct Container {
        weak var interaction: UIScrollEdgeElementContainerInteraction?
    }

    private struct Side {
        let edge: UIRectEdge
        let effect: UIScrollEdgeEffect
        var view: ScrollEdgeView?
    }

    private weak var scrollView: UIScrollView?
    private var sides: [Side]
    private var containers: [Container] = []

    init(of scrollView: UIScrollView) {
        self.scrollView = scrollView
        sides = [UIRectEdge.top, .left, .bottom, .right].map {
            Side(edge: $0, effect: UIScrollEdgeEffect(of: scrollView))
        }
    }

    func effect(at edge: UIRectEdge) -> UIScrollEdgeEffect {
        sides.first { $0.edge == edge }!.effect
    }

    func add(_ interaction: UIScrollEdgeElementContainerInteraction) {
        containers.append(Container(interaction: interaction))
        scrollView?.setNeedsLayout()
    }

    func remove(_ interaction: UIScrollEdgeElementContainerInteraction) {
        containers.removeAll { $0.interaction == nil || $0.interaction === interaction }
        scrollView?.setNeedsLayout()
    }

    /// Places the views of the effects in front of the content. Called in the scroll view's layout, which follows each scroll.
    func layOut() {
        guard let scrollView else { return }
        for index in sides.indices {
            let place = frame(at: sides[index].edge, in: scrollView)
            guard let fill = sides[index].effect.fill, !place.isEmpty else {
                sides[index].view?.removeFromSuperview()
                sides[index].view = nil
                continue
            }
            let view = sides[index].view ?? ScrollEdgeView(at: sides[index].edge)
            sides[index].view = view
            view.show(fill, at: place, in: scrollView)
        }
    }

    /// The rectangle of an effect in the scroll view's coordinates; empty if no content is beyond the edge.
    private func frame(at edge: UIRectEdge, in scrollView: UIScrollView) -> CGRect {
        let (bounds, inset, offset) = (
            scrollView.bounds, scrollView.adjustedContentInset, scrollView.contentOffset
        )
        let (x, y) = (scrollView.limits(of: .horizontal), scrollView.limits(of: .vertical))
        switch edge {
        case .top where offset.y > y.lowerBound:
            let length = max(inset.top, reach(at: edge, in: scrollView) { $0.maxY - bounds.minY })
            return CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: length)
        case .bottom where offset.y < y.upperBound:
            let length = max(inset.bottom, reach(at: edge, in: scrollView) { bounds.maxY - $0.minY })
            return CGRect(x: bounds.minX, y: bounds.maxY - length, width: bounds.width, height: length)
        case .left where offset.x > x.lowerBound:
            let length = max(inset.left, reach(at: edge, in: scrollView) { $0.maxX - bounds.minX })
            return CGRect(x: bounds.minX, y: bounds.minY, width: length, height: bounds.height)
        case .right where offset.x < x.upperBound:
            let length = max(inset.right, reach(at: edge, in: scrollView) { bounds.maxX - $0.minX })
            return CGRect(x: bounds.maxX - length, y: bounds.minY, width: length, height: bounds.height)
        default:
            return .zero
        }
    }

    /// The distance from an edge to the far side of the containers at this edge.
    private func reach(at edge: UIRectEdge, in scrollView: UIScrollView, _ distance: (CGRect) -> CGFloat)
        -> CGFloat
    {
        containers.reduce(0) { length, container in
            guard let interaction = container.interaction, interaction.edge.contains(edge),
                let view = interaction.view
            else { return length }
            return max(length, distance(view.convert(view.bounds, to: scrollView)))
        }
    }
}

/// The fill of an edge effect. Touches pass through it.
final class ScrollEdgeView: UIView {
    enum Fill {
        case hard, soft
    }

    private let line = UIView()
    let edge: UIRectEdge
    private(set) var isSoft = false

    init(at edge: UIRectEdge) {
        self.edge = edge
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        line.backgroundColor = .separator
        addSubview(line)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ fill: Fill, at place: CGRect, in scrollView: UIScrollView) {
        if superview !== scrollView || scrollView.subviewList.last !== self { scrollView.addQuietly(self) }
        frame = place
        isSoft = fill == .soft
        backgroundColor = isSoft ? nil : scrollView.colorOfEdge.withAlphaComponent(0.95)
        line.isHidden = isSoft
        let width = 1 / GraphicsContexts.screenScale
        line.frame =
            switch edge {
            case .top: CGRect(x: 0, y: bounds.maxY - width, width: bounds.width, height: width)
            case .bottom: CGRect(x: 0, y: 0, width: bounds.width, height: width)
            case .left: CGRect(x: bounds.maxX - width, y: 0, width: width, height: bounds.height)
            default: CGRect(x: 0, y: 0, width: width, height: bounds.height)
            }
    }
}

extension UIScrollView {
    /// Whether the effect at an edge is visible and has the automatic style, which bars draw.
    func hasAutomaticEffect(at edge: UIRectEdge) -> Bool {
        guard let effect = edges?.effect(at: edge) else { return true }
        return !effect.isHidden && effect.fill == nil
    }

    func ensureEdges() -> ScrollEdges {
        if let edges { return edges }
        let made = ScrollEdges(of: self)
        edges = made
        return made
    }
}
