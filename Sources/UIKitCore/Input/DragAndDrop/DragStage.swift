import QuartzCore

/// Lies over a window while items are dragged, and shows their previews.
@MainActor
final class DragStage: UIView {
    /// An item with what shows it.
    @MainActor
    private final class Carried {
        let item: UIDragItem
        /// Where it was lifted; `nil` for an item that is not seen.
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
    /// From the finger to the middle of the first preview.
    private var grip = CGPoint.zero
    private var badge: DropBadge?
    /// How much further each preview behind the first one lies, in points. Apple names no figure.
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

// Coming and going.
extension DragStage {
    func add(_ item: UIDragItem, _ preview: UITargetedDragPreview?) {
        let added = Carried(item, preview)
        carried.append(added)
        guard let platter = added.platter, let preview else { return }
        insertSubview(platter, at: 0)
        if windowLink != nil { platter.lie(at: preview, in: self) }
    }

    /// Comes in front of the window with the previews in their places.
    func appear() {
        guard superviewLink == nil else { return }
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

// Lifted and carried.
extension DragStage {
    func lift() {
        for platter in platters { platter.raise() }
    }

    func setDownAll() {
        for item in carried {
            if let origin = item.origin { item.platter?.lie(at: origin, in: self) }
        }
    }

    /// The previews come together under the finger; what was lifted is seen in its place again.
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

    /// Shows an item by what its provider of previews makes.
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

    /// Shows what a drop would do.
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
    /// Where an item was lifted.
    func origin(_ item: UIDragItem) -> UITargetedDragPreview? { carried(item)?.origin }

    /// An item's preview where it is now.
    func current(_ item: UIDragItem) -> UITargetedDragPreview? {
        guard let platter = carried(item)?.platter else { return nil }
        return platter.targeted(
            at: UIDragPreviewTarget(container: stageWindow ?? self, center: platter.center))
    }

    /// Shows a preview in place of the one that was carried, if it is another.
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

    /// Puts an item at a place; without one it shrinks and fades.
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
    /// The parameters as those of a drag.
    fileprivate var dragParameters: UIDragPreviewParameters {
        let own = UIDragPreviewParameters()
        own.visiblePath = parameters.visiblePath
        own.shadowPath = parameters.shadowPath
        own.backgroundColor = parameters.backgroundColor
        return own
    }
}

/// The sign on what is dragged: a plus for a copy, a slash where a drop is forbidden.
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
