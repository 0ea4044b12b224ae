// Spring loading: a drag that pauses over an item activates it.

/// A list with spring-loaded items.
@MainActor
protocol SpringLoadedList: DraggingList {
    func shouldSpringLoad(_ item: IndexPath, _ context: any UISpringLoadedInteractionContext) -> Bool
    /// Performs the action of a tap on an item.
    func activate(_ item: IndexPath)
}

/// The spring-loading state of a list.
@MainActor
final class ListSpring: NSObject, UISpringLoadedInteractionBehavior {
    private unowned let list: any SpringLoadedList
    /// The interaction, which the list retains.
    private weak var interaction: UISpringLoadedInteraction?

    init(of list: any SpringLoadedList) {
        self.list = list
        super.init()
        let interaction = UISpringLoadedInteraction(interactionBehavior: self, interactionEffect: nil) {
            [weak self] _, context in
            if let item = context.targetItem as? IndexPath { self?.list.activate(item) }
        }
        self.interaction = interaction
        list.addInteraction(interaction)
    }

    func remove() { interaction.map { list.removeInteraction($0) } }

    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        guard let item = list.pressedItem(at: context.location(in: list)) else { return false }
        if context.targetItem as? IndexPath != item {
            context.targetItem = item
            context.targetView = list.cellToLift(at: item)
        }
        return list.shouldSpringLoad(item, context)
    }
}

extension SpringLoadedList {
    var hasSprings: Bool {
        get { dragging?.spring != nil }
        set {
            guard newValue != hasSprings else { return }
            dragging?.spring?.remove()
            ensuredDragging.spring = newValue ? ListSpring(of: self) : nil
        }
    }
}

extension UITableView: SpringLoadedList {
    func shouldSpringLoad(_ item: IndexPath, _ context: any UISpringLoadedInteractionContext) -> Bool {
        delegate?.tableView(self, shouldSpringLoadRowAt: item, with: context) ?? true
    }

    func activate(_ item: IndexPath) {
        selectRow(at: item, animated: false, scrollPosition: .none)
        delegate?.tableView(self, didSelectRowAt: item)
    }
}

extension UICollectionView: SpringLoadedList {
    func shouldSpringLoad(_ item: IndexPath, _ context: any UISpringLoadedInteractionContext) -> Bool {
        delegate?.collectionView(self, shouldSpringLoadItemAt: item, with: context) ?? true
    }

    func activate(_ item: IndexPath) {
        selectItem(at: item, animated: false, scrollPosition: [])
        delegate?.collectionView(self, didSelectItemAt: item)
    }
}
