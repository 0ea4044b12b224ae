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
        if appearance == .appearing { endAppearance() }
    }
}
