/// The destinations of dropped items, set by the delegate of a table or collection view.
@MainActor
class ListDropCoordinator: NSObject {
    enum Goal {
        case item(IndexPath)
        case rect(CGRect, ofItem: IndexPath)
        case target(UIDragPreviewTarget)
        case preview(() -> UITargetedDragPreview?)
    }

    let list: any DraggingList
    let session: any UIDropSession
    let destinationIndexPath: IndexPath?
    private var goals: [(item: UIDragItem, goal: Goal, animator: CoordinatedAnimator)] = []

    init(_ drop: ListDrop, _ session: any UIDropSession, in list: any DraggingList) {
        self.list = list
        self.session = session
        destinationIndexPath = drop.destination
        super.init()
    }

    func go(_ item: UIDragItem, _ goal: Goal, _ animator: CoordinatedAnimator) {
        goals.removeAll { $0.item === item }
        goals.append((item, goal, animator))
    }

    func source(of item: UIDragItem) -> IndexPath? { list.dragging?.drag?.source(of: item) }

    /// The target preview of an item; `nil` if the delegate set none, or its cell isn't visible.
    func preview(for item: UIDragItem, of present: UITargetedDragPreview) -> UITargetedDragPreview? {
        guard let goal = goals.first(where: { $0.item === item })?.goal else { return nil }
        switch goal {
        case .item(let path): return list.cellPreview(at: path)
        case .target(let target): return present.retargetedPreview(with: target)
        case .preview(let make): return make()
        case .rect(let rect, let path):
            guard let cell = list.cellToLift(at: path) else { return nil }
            let size = present.size
            let scale =
                size.width > 0 && size.height > 0
                ? min(rect.width / size.width, rect.height / size.height) : 0
            let target = UIDragPreviewTarget(
                container: cell, center: CGPoint(x: rect.midX, y: rect.midY),
                transform: CGAffineTransform(scaleX: scale, y: scale))
            return present.retargetedPreview(with: target)
        }
    }

    /// Adds the delegate's animations for an item to the system's animation.
    func follow(_ animator: any UIDragAnimating, for item: UIDragItem) {
        goals.first { $0.item === item }?.animator.follow(animator)
    }
}

/// Stores the delegate's animations for an animation that begins later.
class CoordinatedAnimator: NSObject, UIDragAnimating {
    private var animator: (any UIDragAnimating)?
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) {
        if let animator { animator.addAnimations(animations) } else { self.animations.append(animations) }
    }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        if let animator { animator.addCompletion(completion) } else { completions.append(completion) }
    }

    func follow(_ animator: any UIDragAnimating) {
        self.animator = animator
        for animation in animations { animator.addAnimations(animation) }
        for completion in completions { animator.addCompletion(completion) }
        (animations, completions) = ([], [])
    }
}
