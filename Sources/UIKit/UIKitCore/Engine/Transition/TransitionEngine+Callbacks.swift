// Something else may have moved a view controller during the transition. Then the transition doesn't send its
// callbacks.
extension UIViewController {
    func beginLeaving(animated: Bool) {
        if appearance == .appeared { beginAppearance(false, animated: animated) }
    }

    func beginComing(animated: Bool) {
        if appearance == .disappeared { beginAppearance(true, animated: animated) }
    }

    func endLeaving() {
        if appearance == .disappearing { endAppearance() }
    }

    func endComing() {
        if appearance == .appearing || wasTurnedRound { endAppearance() }
    }

    /// Whether the view controller was told to disappear before it had appeared, by a parent that has since left
    /// permanently.
    private var wasTurnedRound: Bool {
        appearance == .disappearing && parentLink?.appearance != .disappearing
    }
}
