/// A long press that lifts a view's items and then moves them.
final class DragPress: UILongPressGestureRecognizer {
    weak var interaction: UIDragInteraction?

    init() { super.init(target: nil, action: nil) }

    /// Asks the delegate for the items.
    override var ownerLetsBegin: Bool {
        super.ownerLetsBegin && interaction?.prepare(at: location(in: nil)) == true
    }

    override func sendActions() {
        super.sendActions()
        interaction?.follow(self)
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        if preventedGestureRecognizer is UILongPressGestureRecognizer { return false }
        return interaction?.allowsSimultaneousRecognitionDuringLift != true
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventingGestureRecognizer is UILongPressGestureRecognizer)
    }

    /// Whether another gesture than a long press was recognized with the same finger.
    var hasRival: Bool {
        attempt.first?.recognizerList.contains {
            $0 !== self && $0.isRecognized && !($0 is UILongPressGestureRecognizer)
        } == true
    }

    /// The context menu that the same finger has opened or is about to open.
    var openMenu: UIContextMenuInteraction? {
        let presses = attempt.first?.recognizerList.compactMap { $0 as? ContextMenuPress } ?? []
        return presses.lazy.compactMap(\.interaction).first { $0.presentation != nil }
    }
}

/// A tap that adds items to another finger's drag.
final class DragAddition: UITapGestureRecognizer {
    weak var interaction: UIDragInteraction?

    init() { super.init(target: nil, action: nil) }

    /// A tap adds items only during a drag.
    override func shouldReceive(_ event: UIEvent) -> Bool { !DragCourses.current.dragging.isEmpty }

    override var ownerLetsBegin: Bool {
        guard let interaction else { return false }
        return DragCourses.current.add(of: interaction, at: location(in: interaction.view))
    }
}
