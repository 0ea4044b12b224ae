/// What an animation has changed, for one that may end where it began or stop on the way.
@MainActor
final class ChangeRecorder {
    /// Whether the animation being described wants to know of changes: asked at every change of a view's values.
    @exclusivity(unchecked) static var isRecording = false

    private var changes: [RecordedChange] = []
    /// The ways of a stopped animation's changes.
    private var ways: [(CGFloat) -> Void] = []

    /// Tells of a change that is about to be made.
    func willMake(_ change: RecordedChange) {
        changes.append(change)
    }

    func forget() {
        changes.removeAll()
        ways.removeAll()
    }

    func undoAll() {
        while let change = changes.popLast() { change.undo() }
    }

    /// Leaves every value where a part of its way, from 0 to 1, has led.
    func stop(at part: CGFloat) {
        ways = changes.map { $0.way() }
        move(to: part)
    }

    /// Moves the values of a stopped animation. Of several changes of one value the first has its beginning.
    func move(to part: CGFloat) {
        for way in ways.reversed() { way(part) }
    }
}

/// A change of one value of a view.
@MainActor
struct RecordedChange {
    /// Puts the value back.
    let undo: () -> Void
    /// Looks where the change has led, and answers with what sets the value to a part of the way there.
    let way: () -> (CGFloat) -> Void
}

extension UIView {
    /// Tells the animation being described of a value that is set.
    private func noteChange(_ changes: Bool) {
        if changes, !windowReference.isEmpty { AnimationContext.current?.effect?.see() }
    }

    /// The place of a view is one value, whichever of its parts is set.
    func recordPlace(changes: Bool) {
        noteChange(changes)
        guard AnimationContext.current?.recorder != nil else { return }
        let (oldBounds, oldCenter) = (boundsStorage, centerStorage)
        AnimationContext.current?.recorder?.willMake(
            RecordedChange {
                self.bounds = oldBounds
                self.center = oldCenter
            } way: {
                let (newBounds, newCenter) = (self.bounds, self.center)
                return { part in
                    self.bounds = oldBounds.between(newBounds, part)
                    self.center = oldCenter.between(newCenter, part)
                }
            })
    }

    func record<Value: Blendable & Equatable>(
        _ property: ReferenceWritableKeyPath<UIView, Value>, to new: Value
    ) {
        let old = self[keyPath: property]
        noteChange(new != old)
        guard AnimationContext.current?.recorder != nil else { return }
        AnimationContext.current?.recorder?.willMake(
            RecordedChange {
                self[keyPath: property] = old
            } way: {
                let new = self[keyPath: property]
                return { part in self[keyPath: property] = old.between(new, part) }
            })
    }
}
