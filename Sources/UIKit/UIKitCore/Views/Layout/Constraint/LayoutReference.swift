/// The reference to a view or a guide that constraints and engines store. It doesn't retain the object, and ends when the object is
/// deallocated.
///
/// A weak reference would work too, but it makes every later use of the object slower, and all views with constraints would have one.
@MainActor
package final class LayoutReference {
    @exclusivity(unchecked) private nonisolated(unsafe) var viewLink = UnownedLink<UIView>()
    @exclusivity(unchecked) private nonisolated(unsafe) var guideLink = UnownedLink<UILayoutGuide>()
    @exclusivity(unchecked) private var itemLink = UnownedLink<LayoutItem>()
    /// The engine to which the object was last added. It retains the item.
    @exclusivity(unchecked) private var engine: LayoutEngine.Link?

    init(_ view: UIView) {
        viewLink.object = view
    }

    init(_ guide: UILayoutGuide) {
        guideLink.object = guide
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

    /// Called when the object is being deallocated.
    nonisolated func end() {
        viewLink.object = nil
        guideLink.object = nil
    }

    /// The view, if the object is one.
    var view: UIView? { viewLink.object }

    /// The guide, if the object is one.
    var guide: UILayoutGuide? { guideLink.object }

    /// The view or the guide.
    var source: (any LayoutItemSource)? { view ?? guide }

    /// The view itself, or the guide's owning view.
    var layoutView: UIView? { view ?? guide?.owningView }

    /// The view's superview, or the guide's owning view.
    var container: UIView? { view.map(\.superviewLink) ?? guide?.owningView }
}
