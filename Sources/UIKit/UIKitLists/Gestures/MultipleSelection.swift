@_spi(UIKitModules) import UIKitCore

/// A list with two-finger multiple selection: a table or collection view. iOS 13.
@MainActor
protocol MultipleSelectionList: UIScrollView {
    var twoFingers: MultipleSelection? { get set }

    /// The item at a point of the content.
    func selectableItem(at point: CGPoint) -> IndexPath?
    func mayBeginMultipleSelection(at item: IndexPath) -> Bool
    func didBeginMultipleSelection(at item: IndexPath)
    func didEndMultipleSelection()

    /// The items from one to another, in either order.
    func items(from first: IndexPath, to last: IndexPath) -> [IndexPath]
    func isSelected(_ item: IndexPath) -> Bool
    /// Selects or deselects an item like a tap.
    func toggleByUser(_ item: IndexPath)
}

extension MultipleSelectionList {
    /// Installs the recognizer. Called during layout.
    func prepareMultipleSelection() {
        guard twoFingers == nil, delegate != nil, Runtime.current.system >= .iOS(13) else { return }
        twoFingers = MultipleSelection(in: self)
    }
}

/// A two-finger pan that selects the items it passes.
///
/// All items get the state of the first item: selected, or deselected if it was selected. Items that the pan leaves again get their
/// previous state.
@MainActor
final class MultipleSelection {
    private struct Course {
        let first: IndexPath
        let selects: Bool
        /// The items that the pan has changed.
        var changed: [IndexPath] = []
    }

    private unowned let list: any MultipleSelectionList
    private let pan = MultipleSelectionPan()
    private var course: Course?
    private lazy var edges = EdgeScroll(of: list) { [weak self] in self?.reach($0) }

    init(in list: any MultipleSelectionList) {
        self.list = list
        pan.minimumNumberOfTouches = 2
        pan.maximumNumberOfTouches = 2
        pan.selection = self
        list.addGestureRecognizer(pan)
    }

    /// Whether a pan that starts at a point of the content may begin.
    func mayBegin(at point: CGPoint) -> Bool {
        list.selectableItem(at: point).map { list.mayBeginMultipleSelection(at: $0) } ?? false
    }

    func begin(at point: CGPoint) {
        guard let item = list.selectableItem(at: point) else { return }
        course = Course(first: item, selects: !list.isSelected(item))
        list.didBeginMultipleSelection(at: item)
    }

    func go(to point: CGPoint) {
        guard course != nil else { return }
        reach(point)
        edges.follow(point)
    }

    func end() {
        edges.end()
        guard course != nil else { return }
        course = nil
        list.didEndMultipleSelection()
    }

    /// Applies the pan's state to the items from the first one to the touches, and the previous state to others.
    private func reach(_ point: CGPoint) {
        guard let present = course, let last = list.selectableItem(at: point) else { return }
        let reached = list.items(from: present.first, to: last)
        for item in present.changed where !reached.contains(item) {
            set(item, selected: !present.selects)
        }
        var changed = present.changed.filter(reached.contains)
        for item in reached where list.isSelected(item) != present.selects {
            set(item, selected: present.selects)
            if list.isSelected(item) == present.selects { changed.append(item) }
        }
        course?.changed = changed
    }

    private func set(_ item: IndexPath, selected: Bool) {
        if list.isSelected(item) != selected { list.toggleByUser(item) }
    }
}

/// The two-finger pan. A single finger scrolls.
final class MultipleSelectionPan: UIPanGestureRecognizer {
    weak var selection: MultipleSelection?

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        let isDrag = translation(in: nil).distance(to: .zero) >= 10
        if state == .possible, numberOfTouches < 2, isDrag { state = .failed }
    }

    @_spi(UIKitModules) public override var ownerLetsBegin: Bool { selection?.mayBegin(at: start) ?? false }

    /// The start of the pan, in the content's coordinates.
    private var start: CGPoint {
        let (point, way) = (location(in: view), translation(in: view))
        return CGPoint(x: point.x - way.x, y: point.y - way.y)
    }

    @_spi(UIKitModules) public override func sendActions() {
        switch state {
        case .began:
            selection?.begin(at: start)
            selection?.go(to: location(in: view))
        case .changed: selection?.go(to: location(in: view))
        case .ended, .cancelled: selection?.end()
        case .possible, .failed: break
        }
        super.sendActions()
    }

    /// The list's scrolling waits for this pan.
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is ScrollPan && otherGestureRecognizer.view === view
    }
}
