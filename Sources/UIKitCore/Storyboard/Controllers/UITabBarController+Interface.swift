extension UITabBarController {
    /// Reads what a file says of tabs: the bar and the pages.
    func readTabs(_ reader: InterfaceReader) {
        if let bar = reader.object("tabBar", as: UITabBar.self) { adopt(bar) }
        let pages = reader.related("viewControllers")
        if !pages.isEmpty { replacePages(pages, animated: false) }
        if let index = reader.element.integer("selectedIndex"), pages.indices.contains(index) {
            choose(pages[index])
        }
    }
}
