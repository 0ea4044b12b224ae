extension UITabBarController {
    /// Reads a tab bar controller: its bar and its view controllers.
    func readTabs(_ reader: InterfaceReader) {
        if let bar = reader.object("tabBar", as: UITabBar.self) { adopt(bar) }
        let pages = reader.related("viewControllers")
        if !pages.isEmpty { replacePages(pages, animated: false) }
        if let index = reader.element.integer("selectedIndex"), pages.indices.contains(index) {
            choose(pages[index])
        }
    }
}
