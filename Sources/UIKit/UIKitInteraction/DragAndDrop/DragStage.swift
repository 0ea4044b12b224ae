import QuartzCore

/// A view in front of a window that shows the previews of the dragged items.
@MainActor
final class DragStage: UIView {
    /// An item and its preview.
    @MainActor
    private final class Carried {
        let item: UIDragItem
        /// The preview at the original position; `nil` for an item that isn't visible.
        let origin: UITargetedDragPreview?
        var platter: PreviewPlatter?

        init(_ item: UIDragItem, _ origin: UITargetedDragPreview?) {
            self.item = item
            self.origin = origin
            platter = origin.map { PreviewPlatter($0) }
        }
    }

    private weak var stageWindow: UIWindow?
    private var carried: [Carried] = []
    private var finger: CGPoint
    /// The offset from the finger to the center of the first preview.
    private var grip = CGPoint.zero
    private var badge: DropBadge?
    /// The offset of each preview from the one in front of it, in points. Apple doesn't document it.
    private static let step: CGFloat = 6

    init(in window: UIWindow, at finger: CGPoint) {
        stageWindow = window
        self.finger = finger
        super.init(frame: window.bounds)
        isUserInteractionEnabled = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { nil }

    private func carried(_ item: UIDragItem) -> Carried? { carried.first { $0.item === item } }

    private var platters: [PreviewPlatter] { carried.compactMap(\.platter) }
}

// Appearance.
extension DragStage {
    func add(_ item: UIDragItem, _ preview: UITargetedDragPreview?) {
        let added = Carried(item, preview)
        carried.append(added)
        guard let platter = added.platter, let preview else { return }
        insertSubview(platter, at: 0)
        if windowLink != nil { platter.lie(at: preview, in: self) }
    }

    /// Appears in front of the window with the previews in their original positions.
    func appear() {
        guard superview == nil else { return }
        guard let stageWindow else { return }
        frame = stageWindow.bounds
        stageWindow.addSubview(self)
        for item in carried {
            guard let platter = item.platter, let origin = item.origin else { continue }
            platter.lie(at: origin, in: self)
            origin.view.flags.insert(.isLifted)
        }
        guard let first = platters.first else { return }
        grip = CGPoint(x: first.center.x - finger.x, y: first.center.y - finger.y)
    }

    func leave() {
        showSources()
        removeFromSuperview()
    }

    private func showSources() {
        for item in carried { item.origin?.view.flags.remove(.isLifted) }
    }
}

// Lifting and moving.
extension DragStage {
    func lift() {
        for platter in platters { platter.raise() }
    }

    func setDownAll() {
        for item in carried {
            if let origin = item.origin { item.platter?.lie(at: origin, in: self) }
        }
    }

    /// Gathers the previews under the finger and shows the lifted view in its original position again.
    func gather() {
        showSources()
        lift()
        arrange()
        platters.first?.show(count: carried.count)
    }

    func carry(to finger: CGPoint) {
        self.finger = finger
        stageWindow?.bringSubviewToFront(self)
        arrange()
    }

    private func arrange() {
        for (place, platter) in platters.enumerated() {
            let further = CGFloat(min(place, 3)) * Self.step
            platter.center = CGPoint(x: finger.x + grip.x + further, y: finger.y + grip.y + further)
        }
        placeBadge()
    }

    /// Shows an item with the preview of its preview provider.
    func show(_ item: UIDragItem) {
        guard let carried = carried(item) else { return }
        let preview =
            item.previewProvider.map { $0() }
            ?? carried.origin.map { UIDragPreview(view: $0.view, parameters: $0.dragParameters) }
        let place = carried.platter.flatMap { subviewList.firstIndex(of: $0) } ?? 0
        carried.platter?.removeFromSuperview()
        carried.platter = preview.map { preview in
            let target = UIDragPreviewTarget(container: stageWindow ?? self, center: finger)
            let made = PreviewPlatter(
                UITargetedDragPreview(view: preview.view, parameters: preview.parameters, target: target))
            insertSubview(made, at: place)
            made.raise()
            return made
        }
        if carried === self.carried.first { grip = .zero }
        arrange()
    }

    /// Shows the proposed operation.
    func show(_ operation: UIDropOperation?) {
        let shown = operation.flatMap { DropBadge.shows($0) ? $0 : nil }
        guard shown != badge?.operation else { return }
        badge?.removeFromSuperview()
        badge = shown.map { DropBadge($0) }
        if let badge { addSubview(badge) }
        placeBadge()
    }

    private func placeBadge() {
        guard let badge else { return }
        guard let frame = platters.first?.frame else { return badge.center = finger }
        badge.center = CGPoint(x: frame.maxX, y: frame.minY)
    }
}

// The end.
extension DragStage {
    /// Returns the preview of an item at its original position.
    func origin(_ item: UIDragItem) -> UITargetedDragPreview? { carried(item)?.origin }

    /// Returns an item's preview at its current position.
    func current(_ item: UIDragItem) -> UITargetedDragPreview? {
        guard let platter = carried(item)?.platter else { return nil }
        return platter.targeted(
            at: UIDragPreviewTarget(container: stageWindow ?? self, center: platter.center))
    }

    /// Replaces an item's dragged preview, if the new one is different.
    func prepare(_ item: UIDragItem, for preview: UITargetedDragPreview?) {
        guard let preview, let carried = carried(item), let platter = carried.platter,
            platter.shownView !== preview.view, preview.target.container.windowLink != nil
        else { return }
        let made = PreviewPlatter(preview)
        insertSubview(made, aboveSubview: platter)
        made.center = platter.center
        made.raise()
        platter.removeFromSuperview()
        carried.platter = made
    }

    /// Moves an item to a target; without a target, it shrinks and fades.
    func put(_ item: UIDragItem, at preview: UITargetedDragPreview?) {
        guard let platter = carried(item)?.platter else { return }
        if let preview, preview.target.container.windowLink != nil || preview.target.container === stageWindow
        {
            platter.lie(at: preview, in: self)
            if preview.target.container === stageWindow { platter.alpha = 0 }
        } else {
            platter.alpha = 0
            platter.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        }
    }
}

extension UITargetedPreview {
    /// The parameters as drag preview parameters.
    fileprivate var dragParameters: UIDragPreviewParameters {
        let own = UIDragPreviewParameters()
        own.visiblePath = parameters.visiblePath
        own.shadowPath = parameters.shadowPath
        own.backgroundColor = parameters.backgroundColor
        return own
    }
}

/// The badge of the dragged items: a plus for a copy, a slash if a drop is forbidden.
@MainActor
private final class DropBadge: UIView, SelfDrawing {
    let operation: UIDropOperation

    init(_ operation: UIDropOperation) {
        self.operation = operation
        super.init(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    }

    required init?(coder: NSCoder) { nil }

    static func shows(_ operation: UIDropOperation) -> Bool { operation == .copy || operation == .forbidden }

    func drawLook() {
        let isCopy = operation == .copy
        fill(UIBezierPath(ovalIn: bounds), isCopy ? .systemGreen : .systemGray)
        let bar = CGRect(x: 6, y: 11, width: 12, height: 2)
        fill(UIBezierPath(rect: bar), .white)
        if isCopy { fill(UIBezierPath(rect: CGRect(x: 11, y: 6, width: 2, height: 12)), .white) }
    }
}
