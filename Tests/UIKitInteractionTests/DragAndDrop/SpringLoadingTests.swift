import Simulator
import TestTraits
import Testing

/// An element with items that a drag activates.
@MainActor
private enum SpringLoadedElement: CaseIterable {
    case button, barButton, tab, tabBar, segment, alertAction

    /// Shows the element at the bottom of a page. Returns the location at which the drag rests, and a count of the activations.
    func show(in app: DragApp, isSpringLoaded: Bool) -> (CGPoint, () -> Int) {
        let frame = CGRect(x: 0, y: 640, width: 300, height: 49)
        let middleOfSecond = CGPoint(x: 225, y: 660)
        switch self {
        case .button:
            var count = 0
            let button = UIButton(frame: frame, primaryAction: UIAction { _ in count += 1 })
            button.isSpringLoaded = isSpringLoaded
            app.page.view.addSubview(button)
            return (middleOfSecond, { count })
        case .barButton:
            var count = 0
            let item = UIBarButtonItem(primaryAction: UIAction(title: "Open") { _ in count += 1 })
            item.isSpringLoaded = isSpringLoaded
            let bar = UIToolbar(frame: frame)
            bar.items = [item]
            app.page.view.addSubview(bar)
            return (CGPoint(x: 30, y: 660), { count })
        case .tab, .tabBar:
            let bar = UITabBar(frame: frame)
            let items = (0..<2).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
            bar.items = items
            if self == .tab {
                items[1].isSpringLoaded = isSpringLoaded
            } else {
                bar.isSpringLoaded = isSpringLoaded
            }
            app.page.view.addSubview(bar)
            return (middleOfSecond, { bar.selectedItem === items[1] ? 1 : 0 })
        case .segment:
            var count = 0
            let control = UISegmentedControl(items: ["One", "Two"])
            control.frame = frame
            control.isSpringLoaded = isSpringLoaded
            control.addAction(UIAction { _ in count += control.selectedSegmentIndex }, for: .valueChanged)
            app.page.view.addSubview(control)
            return (middleOfSecond, { count })
        case .alertAction:
            var count = 0
            let alert = UIAlertController(title: "Move", message: nil, preferredStyle: .alert)
            alert.isSpringLoaded = isSpringLoaded
            alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in count += 1 })
            app.page.present(alert, animated: false)
            app.sim.turn()
            alert.view.window?.showBars()
            let row = alert.view.itemViews[0]
            return (row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil), { count })
        }
    }
}

/// Elements that a resting drag activates.
@MainActor @Suite(.inTurn) struct SpringLoadingTests {
    private final class Effect: NSObject, UISpringLoadedInteractionEffect {
        var states: [UISpringLoadedInteractionEffectState] = []

        func interaction(
            _ interaction: UISpringLoadedInteraction,
            didChangeWith context: any UISpringLoadedInteractionContext
        ) { states.append(context.state) }
    }

    @Test func `a drag that rests on a view activates it`() throws {
        let app = DragApp()
        let effect = Effect()
        var activations = 0
        app.well.addInteraction(
            UISpringLoadedInteraction(interactionBehavior: nil, interactionEffect: effect) { _, context in
                activations += 1
                #expect(
                    context.targetView === app.well
                        && context.location(in: app.well) == CGPoint(x: 100, y: 100))
            })
        app.lift(thenMoveTo: DragApp.onWell)
        #expect(effect.states == [.possible] && activations == 0)
        app.sim.advance(by: 1.5)
        #expect(effect.states == [.possible, .activating, .activated] && activations == 1)
        try app.letGo()
        #expect(activations == 1)
    }

    @Test func `a drag that goes on activates nothing`() throws {
        let app = DragApp()
        let effect = Effect()
        var activations = 0
        app.well.addInteraction(
            UISpringLoadedInteraction(interactionBehavior: nil, interactionEffect: effect) { _, _ in
                activations += 1
            })
        app.lift(thenMoveTo: DragApp.onWell)
        app.sim.advance(by: 0.5)
        app.sim.touchMove(to: DragApp.onNothing)
        app.sim.advance(by: 2)
        #expect(effect.states == [.possible, .inactive] && activations == 0)
        try app.letGo()
    }

    @Test(arguments: SpringLoadedElement.allCases, [true, false])
    fileprivate func `a drag that rests on an element activates it where it is spring-loaded`(
        element: SpringLoadedElement, isSpringLoaded: Bool
    ) throws {
        let app = DragApp()
        app.lift(thenMoveTo: DragApp.onNothing)
        let (place, activations) = element.show(in: app, isSpringLoaded: isSpringLoaded)
        app.sim.touchMove(to: place)
        app.sim.advance(by: 0.5)
        #expect(activations() == 0)
        app.sim.advance(by: 2)
        #expect(activations() == (isSpringLoaded ? 1 : 0))
        try app.letGo()
    }
}
