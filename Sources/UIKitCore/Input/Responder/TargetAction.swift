/// Who is sent what. Targets are not retained, as on a device.
struct TargetAction {
    private(set) weak var target: AnyObject?
    /// Whether there was a target. A `nil` target looks for one up the responder chain.
    private let hasTarget: Bool
    let action: Selector

    init(_ target: Any?, _ action: Selector) {
        let object = target.map { $0 as AnyObject }
        self.target = object
        hasTarget = object != nil
        self.action = action
    }

    /// Whether there was a target that has died.
    var isGone: Bool { hasTarget && target == nil }

    /// Whether it is the same target, or none as well, and the same action.
    func isSame(as other: TargetAction) -> Bool {
        hasTarget == other.hasTarget && target === other.target && action == other.action
    }

    /// Whether a target is this one's; `nil` stands for any.
    func isFor(_ target: Any?) -> Bool {
        target.map { $0 as AnyObject === self.target } ?? true
    }
}

extension UIApplication {
    /// Who performs an action that names no target: the first responder or who comes next, or else the sender and
    /// who comes next.
    func responder(for action: Selector, from sender: Any?) -> AnyObject? {
        for start in [keyWindowStorage?.firstResponder, sender as? UIResponder ?? keyWindowStorage] {
            if let found = start?.target(forAction: action, withSender: sender) { return found as AnyObject }
        }
        return nil
    }
}
