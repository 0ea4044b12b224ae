@_spi(UIKitModules) import UIKitCore

/// The scroll view of an orthogonal section.
@MainActor
final class LaneView: UIScrollView {
    private(set) var lane: Lane
    private weak var collectionView: UICollectionView?
    /// The scrolling behavior and the positions of groups.
    private let stops: LaneStops

    /// The offset of the last layout query, which covers an extra width on either side.
    private var askedOffset = CGPoint.zero

    init(_ lane: Lane, _ stops: LaneStops, of collectionView: UICollectionView) {
        self.lane = lane
        self.stops = stops
        self.collectionView = collectionView
        super.init(frame: lane.frame)
        contentInsetAdjustmentBehavior = .never
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        if stops.behavior != .continuous { decelerationRate = .fast }
        if let rate = stops.motion.deceleration { decelerationRate = DecelerationRate(rawValue: rate) }
        if let bounces = stops.motion.bounces { bounce(bounces) }
        take(lane)
    }

    required init?(coder: NSCoder) { nil }

    func take(_ lane: Lane) {
        self.lane = lane
        if frame != lane.frame { frame = lane.frame }
        if contentSize != lane.contentSize { contentSize = lane.contentSize }
    }

    /// Sets bouncing: always, even if the content fits, or never.
    private func bounce(_ always: Bool) {
        bounces = always
        if stops.axis == .horizontal {
            alwaysBounceHorizontal = always
        } else {
            alwaysBounceVertical = always
        }
    }

    var isWithinAskedPart: Bool {
        abs(contentOffset.x - askedOffset.x) < bounds.width / 2
            && abs(contentOffset.y - askedOffset.y) < bounds.height / 2
    }

    func noteAsked() { askedOffset = contentOffset }

    @_spi(UIKitModules) public override func contentMoved() {
        collectionView?.laneMoved(self)
    }

    @_spi(UIKitModules) public override func restingOffset(for proposal: CGPoint, velocity: CGPoint)
        -> CGPoint
    {
        clamped(stops.stop(for: proposal, velocity: velocity, from: contentOffset, in: bounds.size))
    }
}

/// The positions at which an orthogonal section stops scrolling.
struct LaneStops {
    var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    var axis: FlowAxis
    /// The distance between the starts of two groups; 0 if groups differ in length.
    var step: CGFloat
    /// The length of a group.
    var group: CGFloat
    /// The position of the first group.
    var start: CGFloat
    var motion = LaneMotion()

    func stop(
        for proposal: CGPoint, velocity: CGPoint, from offset: CGPoint, in size: CGSize
    ) -> CGPoint {
        let (goal, now) = (axis.along(proposal), axis.along(offset))
        let speed = axis.along(velocity)
        let end: CGFloat
        switch behavior {
        case .none, .continuous: return proposal
        case .continuousGroupLeadingBoundary: end = multiple(of: step, nearest: goal)
        case .paging: end = next(of: axis.along(size), from: now, speed)
        case .groupPaging: end = next(of: step, from: now, speed)
        case .groupPagingCentered:
            let shift = (axis.along(size) - group) / 2 - start
            end = next(of: step, from: now + shift, speed) - shift
        }
        return axis.point(along: end, across: axis.across(proposal))
    }

    private func multiple(of step: CGFloat, nearest position: CGFloat) -> CGFloat {
        step > 0 ? (position / step).rounded() * step : position
    }

    /// The next multiple after a flick, otherwise the nearest one.
    private func next(of step: CGFloat, from position: CGFloat, _ speed: CGFloat) -> CGFloat {
        guard step > 0 else { return position }
        if speed > ScrollGlide.slowestFlick { return (position / step).rounded(.down) * step + step }
        if speed < -ScrollGlide.slowestFlick { return (position / step).rounded(.up) * step - step }
        return multiple(of: step, nearest: position)
    }
}

extension SolvedSection {
    var stops: LaneStops {
        LaneStops(
            behavior: spec.scrolling, axis: groupAxis,
            step: groupCount > 1 ? start(ofGroup: 1) - start(ofGroup: 0) : 0,
            group: groupCount > 0 ? groupAxis.along(solved(0).size) : 0,
            start: groupAxis == .horizontal ? spec.insets.leading : spec.insets.top, motion: spec.motion)
    }
}

// Orthogonal sections.
extension UICollectionView {
    /// The content offset of an orthogonal section.
    func laneOffset(_ section: Int) -> CGPoint { lanes[section]?.contentOffset ?? .zero }

    /// The superview of an element's view.
    func host(of attributes: UICollectionViewLayoutAttributes) -> UIView {
        guard let lane = attributes.values.lane else { return self }
        if let present = lanes[lane.section] { return present }
        let stops =
            (layoutStorage as? UICollectionViewCompositionalLayout)?.composition.now?.sections[lane.section]
            .stops
        let made = LaneView(
            lane, stops ?? LaneStops(behavior: .continuous, axis: .horizontal, step: 0, group: 0, start: 0),
            of: self)
        lanes[lane.section] = made
        insertSubview(made, at: backgroundView?.superview === self ? 1 : 0)
        return made
    }

    /// Updates the scroll views of orthogonal sections with the layout. Removes those without a visible element.
    func placeLanes() {
        guard !lanes.isEmpty else { return }
        var used: [Int: Lane] = [:]
        for element in display.elements {
            if let lane = element.attributes.values.lane, element.view != nil { used[lane.section] = lane }
        }
        for (section, view) in lanes {
            guard let lane = used[section] else {
                if !view.lane.frame.overlaps(bounds) { drop(view) }
                continue
            }
            if view.lane != lane { view.take(lane) }
        }
    }

    private func drop(_ view: LaneView) {
        lanes[view.lane.section] = nil
        view.removeFromSuperview()
    }

    /// Called when an orthogonal section has scrolled and other elements become visible.
    func laneMoved(_ view: LaneView) {
        let layout = layoutStorage as? UICollectionViewCompositionalLayout
        if !view.isWithinAskedPart || layout?.composition.handlers[view.lane.section] != nil {
            view.noteAsked()
            display.invalidate()
        }
        setNeedsLayout()
    }
}
