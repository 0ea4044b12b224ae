import Simulator

/// The user of the device. One finger may stay on the screen during other operations; a second one taps meanwhile.
@MainActor
final class User {
    let sim: Simulator
    private var isAway = false
    /// The user's actions since the app was last idle.
    private(set) var deeds: Set<Operation.Kind> = []
    /// Whether the menu of a back button may be open: an app isn't notified when it closes.
    private var mayHaveMenu = false

    init(of sim: Simulator) {
        self.sim = sim
    }

    func perform(_ operation: Operation) {
        // An app in the background receives no touches.
        guard !isAway || [.leaveApp, .rotate].contains(operation.kind) else { return }
        deeds.insert(operation.kind)
        if operation.kind == .holdBack { mayHaveMenu = true }
        switch operation.kind {
        case .swipe, .swipeContent, .pullSheet: begin(operation)
        case .moveOn: moveOn(operation.choice)
        case .flick: sim.endSwipe(.finish)
        case .springBack: sim.endSwipe(.cancel)
        case .rotate: sim.rotate(to: UIInterfaceOrientation(rawValue: Int(operation.choice % 4) + 1)!)
        case .leaveApp: leaveOrReturn()
        case .takeTouches: sim.cancelTouches()
        case .pressEscape: sim.pressEscape()
        case .pressBackKeys: sim.pressBackKeys()
        case .scrub: sim.performEscapeGesture()
        default: touch(operation)
        }
    }

    /// Returns to the app and lifts or cancels all fingers.
    func rest() {
        if isAway { leaveOrReturn() }
        guard isHolding else { return }
        sim.endSwipe(deeds.count % 2 == 0 ? .finish : .cancel)
    }

    /// A choice in an open menu can't be told from app code: UIKit shows the menu in its own window.
    func forget() { deeds = mayHaveMenu ? [.holdBack] : [] }

    private func leaveOrReturn() {
        if isAway { sim.enterForeground() } else { sim.enterBackground() }
        isAway.toggle()
    }
}

// The finger that stays on the screen.
extension User {
    private var fingers: Fingers { UIApplication.shared.fingers }

    private var isHolding: Bool { fingers.position(of: 0) != nil }

    private func begin(_ operation: Operation) {
        guard !isHolding else { return }
        let part = [0.05, 0.2, 0.5, 0.8][Int(operation.choice % 4)]
        switch operation.kind {
        case .swipe: sim.edgeSwipe(to: part, over: 0.05)
        case .swipeContent: sim.contentSwipe(to: part, over: 0.05)
        default: sim.pullSheet(to: part, over: 0.05)
        }
    }

    private func moveOn(_ choice: UInt64) {
        guard let point = fingers.position(of: 0) else { return }
        let (x, y) = (CGFloat(choice % 200) - 100, CGFloat(choice / 200 % 200) - 100)
        sim.touchMove(to: CGPoint(x: point.x + x, y: point.y + y))
    }
}

// The finger that taps.
extension User {
    private func touch(_ operation: Operation) {
        switch operation.kind {
        case .tap: tap(at: somewhere(operation.choice))
        case .scroll: scroll(operation.choice)
        case .doubleTap: tapTwice(operation.choice)
        case .tapTab: tapTab(operation.choice)
        case .type: type(operation.choice)
        case .flingList: fling(operation.choice)
        case .swipeRow: swipeRow(operation.choice)
        case .dragRow: dragRow(operation.choice)
        case .tapBack: if let stack = pick(operation.choice, from: stacks) { sim.tapBack(in: stack) }
        default: holdBack(operation.choice)
        }
    }

    private var controllers: [UIViewController] { sim.window.rootViewController?.withDescendants ?? [] }

    private var stacks: [UINavigationController] { controllers.compactMap { $0 as? UINavigationController } }

    private func pick<Element>(_ choice: UInt64, from list: [Element]) -> Element? {
        list.isEmpty ? nil : list[Int(choice % UInt64(list.count))]
    }

    func somewhere(_ choice: UInt64) -> CGPoint {
        let size = sim.window.bounds.size
        return CGPoint(
            x: CGFloat(choice % 64) / 64 * size.width, y: CGFloat(choice / 64 % 64) / 64 * size.height)
    }

    private func tap(at point: CGPoint) {
        sim.touchDown(at: point, finger: 1)
        sim.touchUp(finger: 1)
    }

    private func scroll(_ choice: UInt64) {
        let start = somewhere(choice)
        drag(
            from: start, to: CGPoint(x: start.x, y: start.y + (choice % 2 == 0 ? 150 : -150)), over: 0.05)
    }

    private var pagesInSight: [any ButtonPage] {
        controllers.compactMap { $0 as? any ButtonPage }.filter { $0.viewIfLoaded?.window != nil }
    }

    private func middle(of view: UIView) -> CGPoint {
        view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    /// Taps the button of a page twice in quick succession.
    private func tapTwice(_ choice: UInt64) {
        guard let page = pick(choice, from: pagesInSight) else { return }
        let middle = middle(of: PageButton.on(page))
        for _ in 0..<2 { tap(at: middle) }
    }

    /// Taps the field of a page, if a touch reaches it, and a key: a letter, delete or return.
    private func type(_ choice: UInt64) {
        guard let page = pick(choice, from: pagesInSight) else { return }
        let field = PageField.on(page)
        if fingers.view(at: middle(of: field)) === field { tap(at: middle(of: field)) }
        if UIApplication.shared.textReceiver != nil { sim.type(["a", "\u{8}", "\n"][Int(choice / 8 % 3)]) }
    }

    private func tapTab(_ choice: UInt64) {
        guard let tabs = pick(choice, from: controllers.compactMap { $0 as? UITabBarController }),
            let count = tabs.viewControllers?.count
        else { return }
        sim.tapTab(Int(choice / 8) % count, in: tabs)
    }

    private func holdBack(_ choice: UInt64) {
        guard let stack = pick(choice, from: stacks), stack.viewIfLoaded?.window != nil,
            let button = stack.navigationBar.backButton
        else { return }
        sim.touchDown(at: middle(of: button), finger: 1)
        sim.advance(by: 0.7)
        sim.touchUp(finger: 1)
    }
}
