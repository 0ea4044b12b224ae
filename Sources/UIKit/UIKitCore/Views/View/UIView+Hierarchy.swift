extension UIView {
    /// The view controller that owns the view.
    package var owner: UIViewController? {
        get { ownerReference.object }
        set { ownerReference.object = newValue }
    }

    package var windowLink: UIWindow? {
        get { windowReference.object }
        set { windowReference.object = newValue }
    }

    package func indexOfSubview(_ view: UIView) -> Int? {
        subviewList.lastPosition(of: view)
    }

    /// Returns the nearest superview of a class.
    package func enclosing<View: UIView>(_ type: View.Type) -> View? {
        var view = superview
        while let asked = view {
            if let found = asked as? View { return found }
            view = asked.superview
        }
        return nil
    }

    package func isWithin(_ view: UIView) -> Bool {
        self === view || superviewReference.with { $0.isWithin(view) } ?? false
    }

    func reorder(_ view: UIView, to index: Int) {
        guard let present = indexOfSubview(view) else { return }
        subviewList.insert(subviewList.remove(at: present), at: index)
        layerIfMade?.subviewWasRemoved(at: present)
        layerIfMade?.subviewWasInserted(at: index)
        if flags.contains(.isWindow) { asWindow.noteReordering() }
    }

    /// Inserts a subview. Its view controller is notified of the window change, unless a transition moves it.
    func place(_ view: UIView, at index: Int) {
        guard view !== self else {
            Runtime.current.diagnostics.raise(.invalidArgument, "Can't add self as subview")
            return
        }
        if view.superviewReference.isTo(self) {
            reorder(view, to: min(index, subviewList.count - 1))
            return
        }
        guard checkHierarchy(adding: view) else { return }
        let changesWindow = view.windowReference != windowReference
        let newWindow = changesWindow ? windowLink : nil
        let isQuiet = !changesWindow || view.isMovedByTransition || view.holdsNoPage
        guard isQuiet || newWindow == nil || mayTakeIn(view) else { return }
        let entrance = isQuiet ? nil : WindowMove(of: view, to: newWindow)
        // A page that moves directly within the window doesn't leave it.
        if !view.superviewReference.isEmpty { view.unlinkFromSuperview() }
        view.willMove(toSuperview: self)
        entrance?.begin()
        if changesWindow { view.sendWillMove(to: newWindow) }
        if index >= subviewList.count {
            subviewList.append(view)
        } else {
            subviewList.insert(view, at: index)
            layerIfMade?.subviewWasInserted(at: index)
        }
        view.superviewReference.object = self
        // A callback that ran the run loop may have removed this view from its window.
        if changesWindow { view.adopt(windowReference) }
        if !flags.contains(.isPageHost) { markNeedsLayout() }
        if view.isDirty { view.passOnMarks(to: self) }
        if !view.flags.isDisjoint(with: .takesPartInLayout) { view.joinLayoutTree(of: self) }
        didAddSubview(view)
        view.didMoveToSuperview()
        if changesWindow { view.sendDidMoveToWindow() }
        entrance?.end()
    }

    func leaveSuperview() {
        guard !superviewReference.isEmpty else { return }
        let leavesWindow = !windowReference.isEmpty
        let exit = !leavesWindow || isMovedByTransition ? nil : WindowMove(of: self, to: nil)
        exit?.begin()
        defer { exit?.end() }
        if windowReference.with({ $0.firstResponder != nil }) == true {
            windowLink?.dropFirstResponder(beneath: self)
        }
        willMove(toSuperview: nil)
        if leavesWindow { sendWillMove(to: nil) }
        // A callback may have removed the view already.
        guard !superviewReference.isEmpty else { return }
        let keptAlive = self
        unlinkFromSuperview()
        if leavesWindow {
            keptAlive.adopt(UnownedLink())
            keptAlive.sendDidMoveToWindow()
        }
        keptAlive.didMoveToSuperview()
    }

    /// Removes the subviews of a view that is being deallocated, with the methods that an app may have overridden. Evidence: log-view-02,
    /// log-view-05.
    func releaseSubviews() {
        while let subview = subviewList.last {
            subview.removeFromSuperview()
            // An override may not have removed it.
            guard subviewList.last === subview else { continue }
            subviewList.removeLast()
            subview.superviewReference.object = nil
        }
    }

    private func unlinkFromSuperview() {
        guard let superview = superviewReference.object else { return }
        superview.willRemoveSubview(self)
        if !flags.isDisjoint(with: .takesPartInLayout) { leaveLayoutTree() }
        superviewReference.object = nil
        if let layer = superview.layerIfMade, let index = superview.indexOfSubview(self) {
            layer.subviewWasRemoved(at: index)
        }
        superview.subviewList.removeIdentical(self)
        if superview.flags.contains(.isWindow) { superview.asWindow.noteRemoval() }
        if !superview.flags.contains(.isPageHost) { superview.markNeedsLayout() }
    }

    private func checkHierarchy(adding view: UIView) -> Bool {
        guard !view.subviewList.isEmpty, isWithin(view) else { return true }
        Runtime.current.diagnostics.raise(
            .invalidArgument, "Can't add self as subview")
        return false
    }

    /// Whether the view belongs to no page and has no subviews, which is a fast check that it contains no page.
    private var holdsNoPage: Bool { subviewList.isEmpty && ownerReference.isEmpty }

    /// Whether a transition moves this page's view. In this case the transition notifies the page.
    private var isMovedByTransition: Bool {
        ownerReference.with { $0.flags.contains(.movedByTransition) } ?? false
    }

    func sendWillMove(to window: UIWindow?) {
        willMove(toWindow: window)
        if !subviewList.isEmpty { subviewList.visit { $0.sendWillMove(to: window) } }
    }

    func adopt(_ window: UnownedLink<UIWindow>) {
        windowReference = window
        if extras != nil { windowHasChanged() }
        if !subviewList.isEmpty { subviewList.visit { $0.adopt(window) } }
    }

    /// For views with layers or animations.
    private func windowHasChanged() {
        if windowReference.isEmpty { dropAnimations() } else { layerIfMade?.joinUpdates() }
    }

    /// Called after the window was deallocated. No view is notified.
    nonisolated func loseWindow() {
        windowReference.object = nil
        for subview in subviewList { subview.loseWindow() }
    }

    func sendDidMoveToWindow() {
        if Appearances.isInUse, !windowReference.isEmpty { Appearances.dress(self) }
        didMoveToWindow()
        if !subviewList.isEmpty { subviewList.visit { $0.sendDidMoveToWindow() } }
        if flags.contains(.waitsToEdit) { beginWaitingEditing() }
    }
}
