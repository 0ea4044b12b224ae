/// An element of the layout, with its view while it is visible.
@MainActor
final class ShownElement {
    var attributes: UICollectionViewLayoutAttributes
    var view: UICollectionReusableView?
    var stage = Stage.unseen
    /// The size that the view last preferred.
    var askedSize: CGSize?

    enum Stage {
        /// The element has no view.
        case unseen
        /// The element has a view. The delegate hasn't been notified yet.
        case made
        /// The delegate has been notified of the display.
        case displayed
    }

    init(_ attributes: UICollectionViewLayoutAttributes) {
        self.attributes = attributes
    }

    /// Called when the element is no longer visible.
    func forgetView() {
        view = nil
        stage = .unseen
        askedSize = nil
    }
}

/// The elements around the visible rectangle, and the views of the visible elements.
///
/// The layout is queried for entire pages of the content, each of the view's size, and again when another page becomes visible.
@MainActor
final class ElementDisplay {
    /// The elements in ``knownRect``.
    private(set) var elements: [ShownElement] = []
    /// The rectangle of the last layout query.
    private(set) var knownRect = CGRect.null
    /// Whether the layout has been queried.
    private(set) var hasAsked = false
    /// The collection view's current work on the views.
    var work = ListWork.idle
    /// Views of deleted elements, during their animation.
    var leaving: [UICollectionReusableView] = []
    /// Whether views from before a reload must be removed.
    private(set) var hasOldData = false

    /// Invalidates the elements, because the layout was invalidated.
    func invalidate() { knownRect = .null }

    /// Invalidates all elements and views, because the data was reloaded.
    func forgetData() {
        hasOldData = true
        knownRect = .null
    }

    /// Whether the elements in a rectangle are known.
    func knows(_ rect: CGRect) -> Bool { !knownRect.isNull && knownRect.contains(rect) }

    /// Replaces the elements in a rectangle. Returns the elements whose views are removed.
    func replace(
        by attributes: [UICollectionViewLayoutAttributes], in rect: CGRect
    ) -> [ShownElement] {
        var old: [ElementKey: ShownElement] = [:]
        for element in elements where element.view != nil { old[element.attributes.key] = element }
        let outdated = hasOldData ? Array(elements.filter { $0.view != nil }) : []
        if hasOldData { old = [:] }
        hasOldData = false
        hasAsked = true
        knownRect = rect
        elements = attributes.map { attributes in
            guard let known = old.removeValue(forKey: attributes.key) else { return ShownElement(attributes) }
            known.attributes = attributes
            return known
        }
        return outdated + old.values.sorted { $0.attributes.indexPath < $1.attributes.indexPath }
    }

    /// The elements from before a reload, whose views must be removed.
    func takeOutdated() -> [ShownElement] {
        guard hasOldData else { return [] }
        hasOldData = false
        return elements.filter { $0.view != nil }
    }

    /// Replaces all elements.
    func replace(all elements: [ShownElement], in rect: CGRect) {
        self.elements = elements
        knownRect = rect
        hasOldData = false
        hasAsked = true
    }

    // MARK: Queries

    private var seen: [ShownElement] { hasOldData ? [] : elements.filter { $0.view != nil } }

    var seenElements: [ShownElement] { seen }

    func element(of key: ElementKey) -> ShownElement? {
        hasOldData ? nil : elements.first { $0.view != nil && $0.attributes.key == key }
    }

    func view(of key: ElementKey) -> UICollectionReusableView? { element(of: key)?.view }

    func indexPath(of view: UICollectionReusableView) -> IndexPath? {
        seen.first { $0.view === view }?.attributes.indexPath
    }

    var visibleCells: [UICollectionViewCell] { seen.compactMap { $0.view as? UICollectionViewCell } }

    var visibleItems: [IndexPath] {
        seen.filter { $0.attributes.representedElementCategory == .cell }.map(\.attributes.indexPath)
    }

    func visibleSupplementary(_ kind: String) -> [ShownElement] {
        seen.filter {
            $0.attributes.representedElementCategory == .supplementaryView
                && $0.attributes.representedElementKind == kind
        }
    }
}
