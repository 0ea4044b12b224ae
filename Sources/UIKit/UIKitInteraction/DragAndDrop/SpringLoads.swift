/// Spring-loads the views under a drag.
@MainActor
final class SpringLoads {
    private let dragged: DraggedItems
    private var context: SpringContext?
    private var timer: MainLoop.Timer?
    /// Seconds before the activation. Apple doesn't document them.
    private static let rest: TimeInterval = 0.8
    private static let flash: TimeInterval = 0.3

    init(_ dragged: DraggedItems) {
        self.dragged = dragged
    }

    /// Moves the drag. The timer starts over for the view under it.
    func move(to view: UIView?) {
        let interaction = interaction(at: view)
        if context?.interaction !== interaction { leave() }
        guard let interaction else { return }
        let context = context ?? SpringContext(interaction, dragged)
        self.context = context
        follow(context)
    }

    private func follow(_ context: SpringContext) {
        let before = context.target
        let isAllowed = context.interaction.interactionBehavior.shouldAllow(
            context.interaction, with: context)
        if !isAllowed || before.map({ !context.isStill($0) }) == true {
            let now = context.target
            before.map { context.target = $0 }
            stop(context)
            context.target = now
        }
        if isAllowed, context.state != .activated { wait(context) }
    }

    private func interaction(at view: UIView?) -> UISpringLoadedInteraction? {
        var view = view
        while let present = view {
            for case let found as UISpringLoadedInteraction in present.interactions { return found }
            view = present.superview
        }
        return nil
    }

    private func wait(_ context: SpringContext) {
        context.enter(.possible)
        schedule(Self.rest) { [weak self] in
            context.enter(.activating)
            self?.schedule(Self.flash) { [weak self] in self?.activate(context) }
        }
    }

    private func schedule(_ delay: TimeInterval, _ body: @escaping @MainActor () -> Void) {
        timer?.cancel()
        timer = Runtime.loop.schedule(after: delay, "a drag that rests on a view", body)
    }

    private func activate(_ context: SpringContext) {
        timer = nil
        context.enter(.activated)
        let interaction = context.interaction
        interaction.handler(interaction, context)
        interaction.interactionBehavior.interactionDidFinish(interaction)
    }

    /// Stops the activation of a drag that is no longer allowed.
    private func stop(_ context: SpringContext) {
        timer?.cancel()
        timer = nil
        let wasOver = context.state == .activated || context.state == .inactive
        context.enter(.inactive)
        if !wasOver { context.interaction.interactionBehavior.interactionDidFinish(context.interaction) }
    }

    private func leave() {
        context.map(stop)
        context = nil
    }

    func end() { leave() }
}

private final class SpringContext: NSObject, UISpringLoadedInteractionContext {
    struct Target {
        var view: UIView?
        var item: Any?
    }

    let interaction: UISpringLoadedInteraction
    private let dragged: DraggedItems
    private(set) var state = UISpringLoadedInteractionEffectState.inactive
    var targetView: UIView?
    var targetItem: Any?

    init(_ interaction: UISpringLoadedInteraction, _ dragged: DraggedItems) {
        self.interaction = interaction
        self.dragged = dragged
        targetView = interaction.view
        super.init()
    }

    /// The target of the activation; `nil` until a drag is allowed.
    var target: Target? {
        get { state == .inactive ? nil : Target(view: targetView, item: targetItem) }
        set {
            targetView = newValue?.view ?? targetView
            targetItem = newValue?.item ?? targetItem
        }
    }

    func isStill(_ target: Target) -> Bool {
        switch (target.item, targetItem) {
        case (nil, nil): true
        case (let one as AnyHashable, let other as AnyHashable): one == other
        default: false
        }
    }

    func enter(_ state: UISpringLoadedInteractionEffectState) {
        guard state != self.state else { return }
        self.state = state
        interaction.interactionEffect.interaction(interaction, didChangeWith: self)
    }

    func location(in view: UIView?) -> CGPoint { view.map { dragged.location(in: $0) } ?? dragged.point }
}
