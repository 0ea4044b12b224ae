/// The reference to a view or a guide that constraints and engines store. It doesn't retain the object, and ends when the object is
/// deallocated.
@MainActor
package final class LayoutReference {
    /// The view, if the object is one.
    private(set) weak var view: UIView?
    /// The guide, if the object is one.
    private(set) weak var guide: UILayoutGuide?
    private var itemLink = UnownedLink<LayoutItem>()
    /// The engine to which the object was last added. It retains the item.
    private var engine: LayoutEngine.Link?

    init(_ view: UIView) {
        self.view = view
    }

    init(_ guide: UILayoutGuide) {
        self.guide = guide
    }

    /// Returns the object's item in an engine; `nil` if it wasn't added there.
    func item(in engine: LayoutEngine.Link) -> LayoutItem? {
        self.engine === engine ? itemLink.object : nil
    }

    /// Called when an engine has added or removed the object.
    func setItem(_ item: LayoutItem?, in engine: LayoutEngine.Link) {
        self.engine = item == nil ? nil : engine
        itemLink.object = item
    }

    /// The view or the guide.
    var source: (any LayoutItemSource)? { view ?? guide }

    /// The view itself, or the guide's owning view.
    var layoutView: UIView? { view ?? guide?.owningView }

    /// The view's superview, or the guide's owning view.
    var container: UIView? { view.map(\.superviewReference.object) ?? guide?.owningView }
}
