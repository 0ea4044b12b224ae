/// A guide with constraints that are active while it is near an edge of its view, or away from it. iOS 15.
///
/// Follows Apple's page "UITrackingLayoutGuide".
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
    private var nearConstraints: [UInt: [NSLayoutConstraint]] = [:]
    private var awayConstraints: [UInt: [NSLayoutConstraint]] = [:]

    /// The edges of the view that the guide is near.
    var nearEdges: NSDirectionalRectEdge { [] }

    /// Sets constraints that are active while the guide is near an edge. They replace previous ones for that edge.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
    ) {
        NSLayoutConstraint.deactivate(nearConstraints[edge.rawValue] ?? [])
        nearConstraints[edge.rawValue] = trackingConstraints
        updateTracking()
    }

    /// Returns the constraints that are active while the guide is near an edge.
    open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        nearConstraints[edge.rawValue] ?? []
    }

    /// Sets constraints that are active while the guide is away from an edge. They replace previous ones for that edge.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
    ) {
        NSLayoutConstraint.deactivate(awayConstraints[edge.rawValue] ?? [])
        awayConstraints[edge.rawValue] = trackingConstraints
        updateTracking()
    }

    /// Returns the constraints that are active while the guide is away from an edge.
    open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        awayConstraints[edge.rawValue] ?? []
    }

    /// Deactivates and removes all tracked constraints.
    open func removeAllTrackedConstraints() {
        for constraints in Array(nearConstraints.values) + Array(awayConstraints.values) {
            NSLayoutConstraint.deactivate(constraints)
        }
        nearConstraints = [:]
        awayConstraints = [:]
    }

    private func updateTracking() {
        let near = nearEdges.rawValue
        for (edge, constraints) in nearConstraints {
            for constraint in constraints { constraint.isActive = near & edge != 0 }
        }
        for (edge, constraints) in awayConstraints {
            for constraint in constraints { constraint.isActive = near & edge == 0 }
        }
    }
}
