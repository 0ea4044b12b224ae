extension UIViewController {
    package var parentLink: UIViewController? {
        get { parentReference.object }
        set { parentReference.object = newValue }
    }

    var ancestorsAndSelf: UnfoldFirstSequence<UIViewController> {
        sequence(first: self, next: \.parentLink)
    }

    func isWithin(_ root: UIViewController) -> Bool {
        self === root || parentReference.with { $0.isWithin(root) } ?? false
    }

    func adopt(_ child: UIViewController) {
        // An ancestor can't become a child either: the two would retain each other.
        guard !isWithin(child) else {
            Runtime.current.diagnostics.raise(
                .invalidArgument, "Can't add self as a child view controller: \(described(self))")
            return
        }
        guard child.parentLink !== self, mayAdopt(child) else { return }
        child.sendWillMove(to: self)
        if child.parentLink != nil { child.removeFromParent() }
        link(child)
        child.flags.insert(.movingToParent)
    }

    /// Ends the move to or from a parent: later appearance callbacks don't belong to it.
    ///
    /// A navigation stack ends the moves of its view controllers itself, after `didMove(toParent:)`.
    func moveDidEnd() {
        if !flags.contains(.awaitsDidMove) { flags.subtract([.movingToParent, .movingFromParent]) }
    }

    package func link(_ child: UIViewController) {
        childList.append(child)
        child.parentLink = self
    }

    func leaveParent() {
        guard let parent = parentLink else { return }
        parent.childIsLeaving(self)
        parent.unlink(self)
        endChange(begunBy: parent)
        sendDidMove(to: nil)
    }

    /// Ends a change that the parent began, because the removed child's parent won't end it anymore.
    private func endChange(begunBy parent: UIViewController) {
        guard appearance.isChanging, appearance == parent.appearance,
            parent.shouldAutomaticallyForwardAppearanceMethods, !Runtime.engine.isRunning(page: self)
        else { return }
        endAppearance()
    }

    package func unlink(_ child: UIViewController) {
        guard child.parentReference.isTo(self) else { return }
        child.parentLink = nil
        childList.removeIdentical(child)
    }
}
