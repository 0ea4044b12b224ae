/// Records the changes of an animation that may end at its start or be stopped in between.
@MainActor
package final class ChangeRecorder {
    /// Whether the animation being described records changes. Read at every change of a view's values.
    package internal(set) static var isRecording = false

    private var changes: [RecordedChange] = []
    /// The interpolations of a stopped animation's changes.
    private var ways: [(CGFloat) -> Void] = []

    package init() {}

    /// Records a change.
    func note(_ change: RecordedChange) {
        changes.append(change)
    }

    package func forget() {
        changes.removeAll()
        ways.removeAll()
    }

    package func undoAll() {
        while let change = changes.popLast() { change.undo() }
    }

    /// Leaves every value at a fraction, from 0 to 1, of its change.
    package func stop(at part: CGFloat) {
        ways = changes.map { $0.way() }
        move(to: part)
    }

    /// Moves the values of a stopped animation. If several changes set one value, the first one has its start value.
    package func move(to part: CGFloat) {
        for way in ways.reversed() { way(part) }
    }
}

/// A change of one value of a view.
@MainActor
struct RecordedChange {
    /// Restores the old value.
    let undo: () -> Void
    /// Reads the new value, and returns a function that sets the value at a fraction of the change.
    let way: () -> (CGFloat) -> Void
}

extension UIView {
    /// Reports a value to the animation being described.
    private func noteChange(_ changes: Bool) {
        if changes, !windowReference.isEmpty { AnimationContext.current?.effect?.see() }
    }

    /// Moves or resizes the view. Its frame, bounds and center are recorded as one value.
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

    /// Reports a value that is about to be set to the animation being described. The key is the layer's.
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

    /// The value in the layer's form.
    private func layerValue(_ value: Any) -> Any? {
        guard let color = value as? UIColor? else { return value }
        var resolved: CGColor?
        traitCollection.performAsCurrent { resolved = color?.cgColor }
        return resolved
    }
}
