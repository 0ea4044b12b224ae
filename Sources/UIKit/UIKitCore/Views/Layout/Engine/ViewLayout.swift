/// A view's state for constraint-based layout.
@MainActor
final class ViewLayout {
    /// The reference to the view that constraints store.
    let reference: LayoutReference
    /// The active constraints that the view holds.
    var constraints: [NSLayoutConstraint] = []
    /// The active constraints that refer to the view or one of its guides, regardless of the view that holds them.
    var mentions: [NSLayoutConstraint] = []
    var hugging = AxisValues(UILayoutPriority.defaultLow)
    var resistance = AxisValues(UILayoutPriority.defaultHigh)
    /// The link to the engine of the view's hierarchy.
    var engineLink: LayoutEngine.Link?
    /// The engine of the hierarchy whose topmost view this is.
    var ownEngine: LayoutEngine?

    init(_ view: UIView) {
        reference = LayoutReference(view)
    }

    /// The engine of the view's hierarchy.
    var engine: LayoutEngine? { engineLink?.engine }
}

/// A value for each axis.
struct AxisValues<Value> {
    var horizontal: Value
    var vertical: Value

    init(_ both: Value) {
        horizontal = both
        vertical = both
    }

    subscript(axis: NSLayoutConstraint.Axis) -> Value {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}

extension UIView {
    var layout: ViewLayout? { extras?.layout }

    func ensureLayout() -> ViewLayout {
        let extras = ensureExtras()
        if let layout = extras.layout { return layout }
        let made = ViewLayout(self)
        extras.layout = made
        return made
    }

    /// Sets flags from this view up to the topmost one, which the engine follows down.
    func noteLayoutUse() {
        LayoutEngine.isInUse = true
        flags.insert(.usesConstraints)
        superviewReference.with { $0.noteLayoutUseBeneath() }
    }

    private func noteLayoutUseBeneath() {
        guard !flags.contains(.subtreeUsesConstraints) else { return }
        flags.insert(.subtreeUsesConstraints)
        superviewReference.with { $0.noteLayoutUseBeneath() }
    }

    /// Reports a change to the engine, if it exists, and requests solving in the next pass.
    func changeLayout(_ change: (LayoutEngine) -> Void) {
        if let engine = layout?.engine {
            change(engine)
            return engine.asksForSolving()
        }
        let top = topmostView
        if let engine = top.layout?.ownEngine {
            layout?.engineLink = engine.link
            change(engine)
        }
        top.asksForSolving()
    }

    func asksForSolving() {
        flags.insert(.wantsSolving)
        if flags.contains(.isWindow) { asWindow.asksForLayout() }
    }

    var topmostView: UIView {
        var view = self
        while let superview = view.superviewReference.object { view = superview }
        return view
    }

    // MARK: Changes of the view

    func setPlacedByConstraints(_ isPlaced: Bool) {
        guard isPlaced != flags.contains(.isPlacedByConstraints) else { return }
        flags.set(.isPlacedByConstraints, isPlaced)
        _ = ensureLayout()
        noteLayoutUse()
        changeLayout { $0.placementChanged(of: self) }
        if isPlaced { superviewReference.with { _ = $0.flags.insert(.placesByConstraints) } }
    }

    func changeContentPriorities(_ change: (ViewLayout) -> Void) {
        change(ensureLayout())
        contentSizeChanged()
    }

    func contentSizeChanged() {
        tellStackOfContent()
        guard flags.contains(.usesConstraints) else { return }
        changeLayout { $0.contentChanged(of: self) }
    }

    func directionMayHaveChanged() {
        guard let layout, !layout.constraints.isEmpty else { return }
        changeLayout { $0.rebuild(layout.constraints) }
    }

    /// Called after the frame has changed. The frame of a view that isn't placed by constraints is a constraint itself.
    @inline(__always)
    func noteMoved() {
        if flags.contains(.usesConstraints) { tellEngineOfMove() }
    }

    private func tellEngineOfMove() {
        guard let engine = layout?.engine, engine.moved(self) else { return }
        engine.asksForSolving()
    }

    // MARK: Joining and leaving a hierarchy

    /// Called when a view with constraints has been added to a superview.
    func joinLayoutTree(of superview: UIView) {
        layout?.ownEngine = nil
        flags.remove(.wantsSolving)
        superview.noteLayoutUseBeneath()
        if flags.contains(.isPlacedByConstraints) { superview.flags.insert(.placesByConstraints) }
        let top = superview.topmostView
        top.layout?.ownEngine?.take(in: self)
        top.asksForSolving()
    }

    /// Called before a view with constraints leaves its superview. Deactivates its constraints to other views.
    func leaveLayoutTree() {
        let engine = topmostView.layout?.ownEngine
        visitLayoutViews { view in
            guard let layout = view.layout else { return }
            for constraint in layout.mentions {
                if constraint.holder != nil {
                    constraint.itemLeaves(self)
                } else {
                    // The view that holds it is being deallocated.
                    layout.mentions.removeIdentical(constraint)
                }
            }
        }
        // The engine is deallocated with its topmost view.
        guard let engine, engine.top != nil else { return }
        // The innermost first, because rows of subviews refer to a view's size.
        var leaving: [UIView] = []
        visitLayoutViews { leaving.append($0) }
        for view in leaving.reversed() { engine.take(out: view) }
        engine.forgetComing(within: self)
        engine.asksForSolving()
    }

    /// Calls a function with this view and its subviews that have constraints, this one first.
    func visitLayoutViews(_ body: (UIView) -> Void) {
        if flags.contains(.usesConstraints) { body(self) }
        guard flags.contains(.subtreeUsesConstraints) else { return }
        for subview in subviewList where !subview.flags.isDisjoint(with: .takesPartInLayout) {
            subview.visitLayoutViews(body)
        }
    }
}
