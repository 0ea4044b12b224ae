// A page may have been moved by something else meanwhile; then its callbacks are not the transition's to send.
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

    /// Whether the page was told to go before it had come, by a parent that has gone for good since.
    private var wasTurnedRound: Bool {
        appearance == .disappearing && parentLink?.appearance != .disappearing
    }
}
