/// What a drag that rests on views may activate.
@MainActor
final class SpringLoads {
    private let dragged: DraggedItems
    private var context: SpringContext?
    private var timer: MainLoop.Timer?
    /// How long the drag rests before the activation, in seconds. Apple names no figures.
    private static let rest: TimeInterval = 0.8
    private static let flash: TimeInterval = 0.3

    init(_ dragged: DraggedItems) {
        self.dragged = dragged
    }

    /// The drag has moved; what it rests on has to wait again.
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
            view = present.superviewLink
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

    /// The drag counts no more.
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

    /// What is meant; `nil` before a drag counts.
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

/// A spring of the system's own on a view.
private final class OwnSpring: UISpringLoadedInteraction {}

extension UIView {
    /// The spring that ``setSpring(_:_:)`` has added.
    var springLoad: UISpringLoadedInteraction? { interactions.lazy.compactMap { $0 as? OwnSpring }.first }

    /// Has a drag that rests on the view do something, or nothing any more.
    ///
    /// - Parameter behavior: says which drags count; `nil` for all.
    func setSpring(
        _ isSpringLoaded: Bool, _ behavior: (any UISpringLoadedInteractionBehavior)? = nil,
        _ body: @escaping (any UISpringLoadedInteractionContext) -> Void
    ) {
        guard isSpringLoaded != (springLoad != nil) else { return }
        if let present = springLoad { return removeInteraction(present) }
        addInteraction(
            OwnSpring(interactionBehavior: behavior, interactionEffect: nil) { _, context in body(context) })
    }
}
