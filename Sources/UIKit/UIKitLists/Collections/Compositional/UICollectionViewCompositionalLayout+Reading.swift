import ListUpdates
import Observation

// Converts the app's sections to solved positions, and invalidates them.
extension UICollectionViewCompositionalLayout {
    var axis: FlowAxis { configuration.scrollDirection == .vertical ? .vertical : .horizontal }

    func prepareSections() {
        guard composition.phase == .stale, let view = collectionViewStorage else { return }
        let counts = view.currentCounts
        let room = view.bounds.inset(by: view.adjustedContentInset).size
        composition.handlers = [:]
        composition.lists = [:]
        composition.reaction = Runtime.current.system >= .iOS(27) ? LayoutReaction(of: self) : nil
        let solved = (0..<counts.sectionCount).map { section in
            solve(section, count: counts[section], room, view)
        }
        let environment = environment(room, .zero, view)
        let boundary = environment.read {
            configuration.boundarySupplementaryItems.map(\.boundarySpec)
        }
        composition.take(
            Composition(
                solved, axis: axis, room: room, insets: .zero, spacing: configuration.interSectionSpacing,
                boundary: boundary, boundarySizes: composition.globalSizes))
        composition.environment = environment
    }

    private func solve(
        _ section: Int, count: Int, _ room: CGSize, _ view: UICollectionView
    ) -> SolvedSection {
        let insets = insets(configuration.contentInsetsReference, view)
        let environment = environment(room, insets, view)
        guard let read = read(section, environment) else {
            return SolvedSection(.empty, count: 0, axis: axis, container: room)
        }
        if let handler = read.visibleItemsInvalidationHandler { composition.handlers[section] = handler }
        if let list = read as? ListSection { composition.lists[section] = list }
        var spec = read.spec(in: environment)
        let reference =
            read.contentInsetsReference == .automatic
            ? insets : self.insets(read.contentInsetsReference, view)
        spec.insets.leading += reference.leading
        spec.insets.trailing += reference.trailing
        return SolvedSection(
            spec, count: count, axis: axis, container: room,
            sizes: composition.sizes[section] ?? SectionSizes())
    }

    private func read(_ section: Int, _ environment: LayoutEnvironment) -> NSCollectionLayoutSection? {
        switch sections {
        case .same(let same): same
        case .provided(let provider):
            if let reaction = composition.reaction {
                reaction.track { provider(section, environment) }
            } else {
                provider(section, environment)
            }
        }
    }

    private func environment(
        _ room: CGSize, _ insets: NSDirectionalEdgeInsets, _ view: UICollectionView
    ) -> LayoutEnvironment {
        LayoutEnvironment(room, insets, view.traitCollection)
    }

    /// The insets of a reference in addition to the content inset.
    private func insets(
        _ reference: UIContentInsetsReference, _ view: UICollectionView
    ) -> NSDirectionalEdgeInsets {
        let all: UIEdgeInsets
        switch reference {
        case .none: return .zero
        case .automatic, .safeArea: all = view.safeAreaInsets
        case .layoutMargins: all = view.layoutMargins
        case .readableContent:
            let readable = view.readableContentGuide.layoutFrame
            all = UIEdgeInsets(
                top: 0, left: readable.minX - view.bounds.minX, bottom: 0,
                right: view.bounds.maxX - readable.maxX)
        }
        let own = view.adjustedContentInset
        return NSDirectionalEdgeInsets(
            top: 0, leading: max(0, all.left - own.left), bottom: 0, trailing: max(0, all.right - own.right))
    }

    // MARK: Invalidation

    func forget(_ context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateDataSourceCounts { composition.forgetSizes() }
        if context.invalidateEverything { composition.phase = .stale }
    }

    func changesRoom(_ newBounds: CGRect) -> Bool {
        guard let view = collectionViewStorage, newBounds.size != view.bounds.size else { return false }
        composition.forgetSizes()
        return true
    }

    func differs(
        _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes
    ) -> Bool {
        let (one, other) = (preferred.size, original.size)
        return original.estimated.contains(.width) && abs(one.width - other.width) > 0.01
            || original.estimated.contains(.height) && abs(one.height - other.height) > 0.01
    }

    /// Stores the preferred size of a view. Growth above the top edge moves the visible content.
    func measure(
        _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes,
        _ context: UICollectionViewLayoutInvalidationContext
    ) {
        let path = original.indexPath
        guard composition.now != nil, let section = path.first else { return }
        let kind = original.representedElementKind
        let growth: CGFloat
        if path.count == 1, let kind {
            composition.globalSizes[kind] = preferred.size
            composition.now?.measure(global: kind, preferred.size)
            return
        } else if let kind {
            composition.sizes[section, default: SectionSizes()].boundary[kind] = preferred.size
            growth = composition.now?.measure(boundary: kind, section: section, preferred.size) ?? 0
        } else {
            composition.sizes[section, default: SectionSizes()].items[path.item] = preferred.size
            growth = composition.now?.measure(path.item, section: section, preferred.size) ?? 0
        }
        guard growth != 0, let view = collectionViewStorage else { return }
        let edge = axis.span(view.bounds.inset(by: view.adjustedContentInset)).lowerBound
        if axis.along(original.frame.origin) < edge {
            context.contentOffsetAdjustment = axis.point(along: growth, across: 0)
        }
    }
}

/// Invalidates a layout when an observable property that its section provider has read changes. The next preparation replaces it: the
/// older observations then have no effect. Evidence: hunt26-lists-10.
@MainActor
final class LayoutReaction: PropertyReaction {
    private weak var layout: UICollectionViewLayout?

    init(of layout: UICollectionViewLayout) {
        self.layout = layout
    }

    func track<Result>(_ read: () -> Result) -> Result {
        withObservationTracking(read, onChange: { [weak self] in self?.propertyWillChange() })
    }

    func invalidate() { layout?.invalidateLayout() }
}

extension SectionSpec {
    /// The empty section that replaces a `nil` section of the app.
    static var empty: SectionSpec {
        let nothing = LayoutLength(.absolute, 0)
        return SectionSpec(group: ItemSpec(size: SizeSpec(width: nothing, height: nothing)))
    }
}
