/// What constraints and engines know a view or a guide by. It does not keep the object alive, and says when that is no more.
///
/// A weak reference would say the same. But from the first one on, every use of the object costs more, and all views with
/// constraints would have one.
@MainActor
final class LayoutReference {
    @exclusivity(unchecked) private nonisolated(unsafe) var viewLink = UnownedLink<UIView>()
    @exclusivity(unchecked) private nonisolated(unsafe) var guideLink = UnownedLink<UILayoutGuide>()
    @exclusivity(unchecked) private var itemLink = UnownedLink<LayoutItem>()
    /// The engine that has taken the object in last. It keeps the item.
    @exclusivity(unchecked) private var engine: LayoutEngine.Link?

    init(_ view: UIView) {
        viewLink.object = view
    }

    init(_ guide: UILayoutGuide) {
        guideLink.object = guide
    }

    /// The rectangle of the object in an engine, if it has been taken in there.
    func item(in engine: LayoutEngine.Link) -> LayoutItem? {
        self.engine === engine ? itemLink.object : nil
    }

    /// An engine has taken the object in, or given it up.
    func setItem(_ item: LayoutItem?, in engine: LayoutEngine.Link) {
        self.engine = item == nil ? nil : engine
        itemLink.object = item
    }

    /// The object is being destroyed.
    nonisolated func end() {
        viewLink.object = nil
        guideLink.object = nil
    }

    /// The view, if it is one's.
    var view: UIView? { viewLink.object }

    /// The guide, if it is one's.
    var guide: UILayoutGuide? { guideLink.object }

    /// The view or the guide.
    var source: (any LayoutItemSource)? { view ?? guide }

    /// The view itself, or the one that the guide belongs to.
    var layoutView: UIView? { view ?? guide?.owningView }

    /// What the object lies in: a view's superview, or the view of a guide.
    var container: UIView? { view.map(\.superviewLink) ?? guide?.owningView }
}
