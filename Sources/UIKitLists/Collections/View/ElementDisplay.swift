/// An element that the layout has named, and its view while it is visible.
@MainActor
final class ShownElement {
    var attributes: UICollectionViewLayoutAttributes
    var view: UICollectionReusableView?
    var stage = Stage.unseen
    /// The size that the view has asked for last.
    var askedSize: CGSize?

    enum Stage {
        /// Without a view.
        case unseen
        /// It has a view, of which the delegate does not know yet.
        case made
        /// The delegate has heard that it is displayed.
        case displayed
    }

    init(_ attributes: UICollectionViewLayoutAttributes) {
        self.attributes = attributes
    }

    /// The element is not visible.
    func forgetView() {
        view = nil
        stage = .unseen
        askedSize = nil
    }
}

/// The elements around what is visible, and the views of the visible ones.
///
/// The layout is asked for whole pages of the content, as large as the view, and again when another page becomes visible.
@MainActor
final class ElementDisplay {
    /// The elements of ``knownRect``.
    private(set) var elements: [ShownElement] = []
    /// The rectangle that the layout was asked for.
    private(set) var knownRect = CGRect.null
    /// Whether the layout was asked yet.
    private(set) var hasAsked = false
    /// What the collection view does to the views at this moment.
    var work = ListWork.idle
    /// Views whose elements are gone, on their way out.
    var leaving: [UICollectionReusableView] = []
    /// Whether views of before a reload have to go.
    private(set) var hasOldData = false

    /// The layout is out of date.
    func invalidate() { knownRect = .null }

    /// The data is another: no view shows anything of it.
    func forgetData() {
        hasOldData = true
        knownRect = .null
    }

    /// Whether the elements in a rectangle are known.
    func knows(_ rect: CGRect) -> Bool { !knownRect.isNull && knownRect.contains(rect) }

    /// Takes over what the layout says of a rectangle. Returns the elements whose views have no place any more.
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

    /// The elements of before a reload, whose views have to go.
    func takeOutdated() -> [ShownElement] {
        guard hasOldData else { return [] }
        hasOldData = false
        return elements.filter { $0.view != nil }
    }

    /// Puts other elements in the place of all.
    func replace(all elements: [ShownElement], in rect: CGRect) {
        self.elements = elements
        knownRect = rect
        hasOldData = false
        hasAsked = true
    }

    // MARK: Questions

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
