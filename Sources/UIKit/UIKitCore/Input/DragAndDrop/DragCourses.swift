/// The running app's drags, one for each finger.
@MainActor
final class DragCourses {
    static var current: DragCourses { Runtime.current.state { DragCourses() } }

    private(set) var dragging: [DragCourse] = []

    func begin(_ course: DragCourse) { dragging.append(course) }

    func end(_ course: DragCourse) { dragging.removeAll { $0 === course } }

    /// Adds a view's items for a tap to the drag, or, if there are several drags, to the one that the delegate selects. Returns whether
    /// items are added.
    func add(of interaction: UIDragInteraction, at point: CGPoint) -> Bool {
        guard let delegate = interaction.delegate, let course = course(for: interaction, delegate, point)
        else { return false }
        let items = delegate.dragInteraction(
            interaction, itemsForAddingTo: course.session, withTouchAt: point)
        guard !items.isEmpty else { return false }
        course.add(items, of: interaction)
        return true
    }

    private func course(
        for interaction: UIDragInteraction, _ delegate: any UIDragInteractionDelegate, _ point: CGPoint
    ) -> DragCourse? {
        guard dragging.count > 1 else { return dragging.first }
        let chosen = delegate.dragInteraction(
            interaction, sessionForAddingItems: dragging.map(\.session), withTouchAt: point)
        return dragging.first { $0.session === chosen }
    }
}
