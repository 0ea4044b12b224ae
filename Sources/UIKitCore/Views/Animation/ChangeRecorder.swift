/// What an animation has changed, for one that may end where it began or stop on the way.
@MainActor
package final class ChangeRecorder {
    /// Whether the animation being described wants to know of changes: asked at every change of a view's values.
    @exclusivity(unchecked) package internal(set) static var isRecording = false

    private var changes: [RecordedChange] = []
    /// The ways of a stopped animation's changes.
    private var ways: [(CGFloat) -> Void] = []

    /// Tells of a change.
    func note(_ change: RecordedChange) {
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

    /// Moves or resizes the view. Its place is one value, whichever part of it is set.
    @inline(__always)
    func changingPlace(_ change: () -> Void) {
        if ChangeRecorder.isRecording { recordPlace(change) } else { change() }
    }

    private func recordPlace(_ change: () -> Void) {
        let (oldBounds, oldCenter) = (boundsStorage, centerStorage)
        change()
        noteChange(boundsStorage != oldBounds || centerStorage != oldCenter)
        if boundsStorage != oldBounds { animate("bounds", from: oldBounds, to: boundsStorage) }
        if centerStorage != oldCenter { animate("position", from: oldCenter, to: centerStorage) }
        guard AnimationContext.current?.recorder != nil else { return }
        AnimationContext.current?.recorder?.note(
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

    /// Tells the animation being described of a value that is about to be set. The key is the layer's.
    func record<Value: Blendable>(
        _ property: ReferenceWritableKeyPath<UIView, Value>, to new: Value, as key: String, changes: Bool
    ) {
        let old = self[keyPath: property]
        noteChange(changes)
        if changes { animate(key, from: layerValue(old), to: layerValue(new)) }
        guard AnimationContext.current?.recorder != nil else { return }
        AnimationContext.current?.recorder?.note(
            RecordedChange {
                self[keyPath: property] = old
            } way: {
                let new = self[keyPath: property]
                return { part in self[keyPath: property] = old.between(new, part) }
            })
    }

    /// A value as the layer has it.
    private func layerValue(_ value: Any) -> Any? {
        guard let color = value as? UIColor? else { return value }
        var resolved: CGColor?
        traitCollection.performAsCurrent { resolved = color?.cgColor }
        return resolved
    }
}
