// The hierarchies of controllers and views must match: the nearest controller above a child's view is the child's
// parent. Follows Apple's page "hierarchyInconsistencyException".
extension UIViewController {
    /// Whether a child may be added. A view that is already in a window must be inside this controller's view. Evidence:
    /// pub-hierarchy-01, setvc-02.
    func mayAdopt(_ child: UIViewController) -> Bool {
        guard let view = child.viewStorage, !view.windowReference.isEmpty,
            let holder = view.superview?.nearestOwner, holder !== self
        else { return true }
        Runtime.current.diagnostics.raise(
            .hierarchyInconsistency,
            "child view controller:\(described(child)) should have parent view controller:\(described(holder)) "
                + "but requested parent is:\(described(self))")
        return false
    }
}

extension UIView {
    /// The view controller of this view, or of the nearest ancestor that has one.
    var nearestOwner: UIViewController? {
        var view: UIView? = self
        while let current = view {
            if let owner = current.owner { return owner }
            view = current.superview
        }
        return nil
    }

    /// Whether a view may enter a window at this position, which must be inside its controller's parent. A controller
    /// without a parent may be anywhere. Evidence: pub-hierarchy-02, pub-hierarchy-03.
    func mayTakeIn(_ view: UIView) -> Bool {
        guard let child = view.owner, let parent = child.parentLink else { return true }
        let holder = nearestOwner
        guard holder !== parent else { return true }
        Runtime.current.diagnostics.raise(
            .hierarchyInconsistency,
            "child view controller:\(described(child)) should have parent view controller:\(described(holder)) "
                + "but actual parent is:\(described(parent))")
        return false
    }

    /// Whether a controller may use the view as its own. Evidence: pub-hierarchy-04.
    func mayBelong(to page: UIViewController) -> Bool {
        guard let owner, owner !== page else { return true }
        Runtime.current.diagnostics.raise(
            .hierarchyInconsistency,
            "A view can only be associated with at most one view controller at a time! View \(described(self)) "
                + "is associated with \(described(owner)). Clear this association before associating this view "
                + "with \(described(page)).")
        return false
    }
}
