/// A target and its action. Targets are not retained, as on a device.
struct TargetAction {
    private(set) weak var target: AnyObject?
    /// Whether there was a target. A `nil` target means a search up the responder chain.
    private let hasTarget: Bool
    let action: Selector

    init(_ target: Any?, _ action: Selector) {
        let object = target.map { $0 as AnyObject }
        self.target = object
        hasTarget = object != nil
        self.action = action
    }

    /// Whether the target was deallocated.
    var isGone: Bool { hasTarget && target == nil }

    /// Returns whether the action is equal and the target is identical or `nil` in both.
    func isSame(as other: TargetAction) -> Bool {
        hasTarget == other.hasTarget && target === other.target && action == other.action
    }

    /// Returns whether a target is this one's; `nil` means any target.
    func isFor(_ target: Any?) -> Bool {
        target.map { $0 as AnyObject === self.target } ?? true
    }
}

extension UIApplication {
    /// Returns the responder for an action without a target: the first responder or one of its next responders;
    /// otherwise the sender or one of its next responders.
    func responder(for action: Selector, from sender: Any?) -> AnyObject? {
        for start in [keyWindowStorage?.firstResponder, sender as? UIResponder ?? keyWindowStorage] {
            if let found = start?.target(forAction: action, withSender: sender) { return found as AnyObject }
        }
        return nil
    }
}
