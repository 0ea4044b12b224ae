// The attributes of UIKitCore's classes, which know the coder by this protocol.
extension InterfaceCoder: InterfaceArchive {
    @MainActor
    var reader: InterfaceReader { InterfaceReader(element: element, loading: loading) }

    func read(_ controller: UIViewController) { controller.readController(reader) }
    func read(_ controller: UINavigationController) { controller.readStack(reader) }
    func read(_ controller: UITabBarController) { controller.readTabs(reader) }
    func read(_ controller: UISplitViewController) { controller.readColumns(reader) }

    func read(_ view: UIView) { view.readView(reader) }
    func read(_ control: UIControl) { control.readControl(reader) }
    func read(_ control: UISegmentedControl) { control.readSegmentedControl(reader) }
    func read(_ field: UITextField) { field.readTextField(reader) }
    func read(_ label: UILabel) { label.readLabel(reader) }
    func read(_ view: UIImageView) { view.readImageView(reader) }
    func read(_ view: UIScrollView) { view.readScrolling(reader) }
    func read(_ view: UIStackView) { view.readStack(reader) }
    func read(_ bar: UINavigationBar) { bar.readBar(reader) }
    func read(_ bar: UIToolbar) { bar.readBar(reader) }
    func read(_ bar: UITabBar) { bar.readBar(reader) }
    func read(_ bar: UISearchBar) { bar.readSearchBar(reader) }

    func read(_ item: UIBarItem) { item.readBarItem(reader) }
    func read(_ item: UIBarButtonItem) { item.readButtonItem(reader) }
    func read(_ item: UITabBarItem) { item.readTabItem(reader) }
    func read(_ item: UINavigationItem) { item.readItem(reader) }
    func read(_ recognizer: UIGestureRecognizer) { recognizer.readRecognizer(reader) }

    var splitStyle: UISplitViewController.Style { reader.splitStyle }
    var tabBarSystemItem: UITabBarItem.SystemItem? { reader.choice("systemItem", .interfaceWords) }
}
