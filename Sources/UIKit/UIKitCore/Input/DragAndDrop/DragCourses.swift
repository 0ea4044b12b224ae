/// The running app's drags, one for each finger.
@MainActor
package final class DragCourses {
    package static var current: DragCourses { Runtime.current.state { DragCourses() } }

    private(set) var dragging: [any ItemDrag] = []

    package func begin(_ course: any ItemDrag) { dragging.append(course) }

    package func end(_ course: any ItemDrag) { dragging.removeAll { $0 === course } }

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
    ) -> (any ItemDrag)? {
        guard dragging.count > 1 else { return dragging.first }
        let chosen = delegate.dragInteraction(
            interaction, sessionForAddingItems: dragging.map(\.session), withTouchAt: point)
        return dragging.first { $0.session === chosen }
    }
}

/// A drag, from the lift of the items until they are dropped or have returned to their original positions. A higher module provides it.
@MainActor
package protocol ItemDrag: AnyObject {
    init(_ session: DragSession, of source: UIDragInteraction, in window: UIWindow)

    var session: DragSession { get }

    /// Lifts the items. While a context menu shows them lifted, the drag doesn't show them, too.
    func lift(besides menu: UIContextMenuInteraction?)

    /// Cancels the lift, because another gesture was recognized.
    func yield()

    func move(to point: CGPoint, menu: UIContextMenuInteraction?)

    /// Adds items that the user has tapped with another finger.
    func add(_ items: [UIDragItem], of interaction: UIDragInteraction)

    /// Ends the drag when the finger lifts.
    func end()

    /// Cancels the drag. Called when the system cancels the touch or the interaction is removed.
    func breakOff()
}
