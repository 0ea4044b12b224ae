import ListUpdates

/// What a compositional layout has read and solved.
@MainActor
struct CompositionState {
    enum Phase {
        /// The sections are to be read.
        case stale
        case solved
    }

    var phase = Phase.stale
    var now: Composition?
    /// What it was before the update under way.
    var before: Composition?
    var handlers: [Int: NSCollectionLayoutSectionVisibleItemsInvalidationHandler] = [:]
    /// The sections that are lists.
    var lists: [Int: ListSection] = [:]
    /// The sizes that views have asked for, by section.
    var sizes: [Int: SectionSizes] = [:]
    var globalSizes: [String: CGSize] = [:]
    var environment: LayoutEnvironment?
    /// Whether some length is an estimate.
    private(set) var asksViews = false
    /// Whether a list has actions for swipes.
    private(set) var offersSwipes = false
    /// Whether something stays visible, or a handler is called.
    private(set) var followsScrolling = false

    /// Takes over what was solved.
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

    /// Views keep the sizes they have asked for, wherever their items go.
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
    /// Whether a length of an item in it is an estimate.
    fileprivate var hasEstimates: Bool {
        guard case .group(let group) = content else { return !size.estimated.isEmpty }
        return switch group.filling {
        case .custom: false
        case .counted(let item, _, _, _): item.hasEstimates
        case .repeated(let items, _): items.contains { $0.hasEstimates }
        }
    }
}
