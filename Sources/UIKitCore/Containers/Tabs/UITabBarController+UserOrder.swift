// The user puts tabs elsewhere.
extension UITabBarController {
    /// What the user does on the customization sheet, from its opening to its end. Pages that may not be moved stay where they
    /// are.
    package func userCustomizes(to order: [UIViewController]) {
        guard let movable = customizableViewControllers, !movable.isEmpty else { return }
        delegateStorage?.tabBarController(self, willBeginCustomizing: movable)
        let newOrder = placed(order.filter { movable.holds($0) && pages.holds($0) })
        let hasChanged = !newOrder.elementsEqual(pages, by: ===)
        delegateStorage?.tabBarController(self, willEndCustomizing: newOrder, changed: hasChanged)
        if hasChanged {
            viewControllers = newOrder
            customization.pages = movable
        }
        delegateStorage?.tabBarController(self, didEndCustomizing: newOrder, changed: hasChanged)
    }

    /// The pages, with those of an order in each other's places.
    private func placed(_ order: [UIViewController]) -> [UIViewController] {
        var rest = order[...]
        return pages.map { order.holds($0) ? rest.removeFirst() : $0 }
    }
}
