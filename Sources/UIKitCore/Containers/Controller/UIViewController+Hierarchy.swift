// Controllers and views must hang together: the nearest controller above a child's view is the child's parent.
// Follows Apple's page "hierarchyInconsistencyException".
extension UIViewController {
    /// Whether a child may join that has, perhaps, its view in a window already. Evidence: pub-hierarchy-01, setvc-02.
    func mayAdopt(_ child: UIViewController) -> Bool {
        guard let view = child.viewStorage, !view.windowReference.isEmpty,
            let holder = view.superviewLink?.nearestOwner, holder !== self
        else { return true }
        Runtime.current.diagnostics.raise(
            .hierarchyInconsistency,
            "child view controller:\(described(child)) should have parent view controller:\(described(holder)) "
                + "but requested parent is:\(described(self))")
        return false
    }
}

extension UIView {
    /// The nearest controller whose view this is, or is beneath.
    var nearestOwner: UIViewController? {
        var view: UIView? = self
        while let current = view {
            if let owner = current.owner { return owner }
            view = current.superviewLink
        }
        return nil
    }

    /// Whether a view that enters a window comes beneath its controller's parent. A controller without a parent may
    /// come anywhere. Evidence: pub-hierarchy-02, pub-hierarchy-03.
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

    /// Whether a controller may take the view for its own. Evidence: pub-hierarchy-04.
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
