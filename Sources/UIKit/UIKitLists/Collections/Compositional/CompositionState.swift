import ListUpdates

/// The state of a compositional layout: the sections and their solution.
@MainActor
struct CompositionState {
    enum Phase {
        /// The sections must be read again.
        case stale
        case solved
    }

    var phase = Phase.stale
    var now: Composition?
    /// The composition before the current update.
    var before: Composition?
    var handlers: [Int: NSCollectionLayoutSectionVisibleItemsInvalidationHandler] = [:]
    /// The list sections.
    var lists: [Int: ListSection] = [:]
    /// The preferred sizes of views, by section.
    var sizes: [Int: SectionSizes] = [:]
    var globalSizes: [String: CGSize] = [:]
    var environment: LayoutEnvironment?
    /// Observes the properties that the section provider has read. iOS 27.
    var reaction: LayoutReaction?
    /// Whether the layout has an estimated length.
    private(set) var asksViews = false
    /// Whether a list has swipe actions.
    private(set) var offersSwipes = false
    /// Whether the layout depends on the scroll position: it pins a view or calls a handler.
    private(set) var followsScrolling = false

    /// Stores a solved composition.
    mutating func take(_ composition: Composition) {
        now = composition
        phase = .solved
        asksViews = composition.asksViews
        offersSwipes = lists.values.contains { $0.offersSwipes }
        followsScrolling =
            !handlers.isEmpty || composition.boundary.contains { $0.pins }
            || composition.sections.contains { $0.spec.boundary.contains { $0.pins } }
    }

    mutating func forgetSizes() {
        sizes = [:]
        globalSizes = [:]
    }

    /// Moves the preferred sizes of views with their items.
    mutating func follow(_ moves: ListMoves) {
        let replaced = Set(moves.reloadedItems.map(\.old))
        var moved: [Int: SectionSizes] = [:]
        for (section, known) in sizes {
            for (item, size) in known.items {
                let old = ItemPlace(section: section, item: item)
                guard !replaced.contains(old), let new = moves.newPlace(of: old) else { continue }
                moved[new.section, default: SectionSizes()].items[new.item] = size
            }
            guard let new = moves.newSection(of: section) else { continue }
            moved[new, default: SectionSizes()].boundary = known.boundary
        }
        sizes = moved
    }
}

extension Composition {
    fileprivate var asksViews: Bool {
        boundary.contains { !$0.size.estimated.isEmpty }
            || sections.contains { section in
                section.spec.group.hasEstimates
                    || section.spec.boundary.contains { !$0.size.estimated.isEmpty }
            }
    }
}

extension ItemSpec {
    /// Whether the item, or an item in the group, has an estimated length.
    fileprivate var hasEstimates: Bool {
        guard case .group(let group) = content else { return !size.estimated.isEmpty }
        return switch group.filling {
        case .custom: false
        case .counted(let item, _, _, _): item.hasEstimates
        case .repeated(let items, _): items.contains { $0.hasEstimates }
        }
    }
}
