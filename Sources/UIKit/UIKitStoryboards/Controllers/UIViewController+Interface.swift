import InterfaceFiles

extension UIViewController {
    /// Reads the attributes of every view controller. Its view is created later.
    func readController(_ reader: InterfaceReader) {
        if let scene = reader.loading.scene {
            scene.begin(self)
            ensureExtras().scene = scene
        } else if let view = reader.object("view", as: UIView.self) {
            self.view = view
        }
        if let title = reader.text("title") { self.title = title }
        readPresentation(reader)
        readBars(reader)
        // Constraints refer to them; a view has its own.
        reader.element.child("layoutGuides")?.markAllAsRead()
        readEdges(reader)
        if let size = reader.element.child("size", key: "preferredContentSize") {
            preferredContentSize = CGSize(interface: size)
        }
        let identifier = reader.identifierForRestoration
        restorationIdentifier = reader["restorationIdentifier"] ?? identifier
    }

    private func readPresentation(_ reader: InterfaceReader) {
        if let style: UIModalPresentationStyle = reader.choice("modalPresentationStyle", .interfaceWords) {
            modalPresentationStyle = style
        }
        if let style: UIModalTransitionStyle = reader.choice("modalTransitionStyle", .interfaceWords) {
            modalTransitionStyle = style
        }
        reader.bool("definesPresentationContext", self, \.definesPresentationContext)
        reader.bool(
            "providesPresentationContextTransitionStyle", self, \.providesPresentationContextTransitionStyle)
        reader.bool("modalInPresentation", self, \.isModalInPresentation)
    }

    private func readBars(_ reader: InterfaceReader) {
        reader.bool("hidesBottomBarWhenPushed", self, \.hidesBottomBarWhenPushed)
        reader.bool("extendedLayoutIncludesOpaqueBars", self, \.extendedLayoutIncludesOpaqueBars)
        reader.bool(
            "automaticallyAdjustsScrollViewInsets", self, \.automaticallyAdjustsScrollViewInsets)
        if let item = reader.object("navigationItem", as: UINavigationItem.self) {
            ensureExtras().navigationItem = item
        }
        if let item = reader.object("tabBarItem", as: UITabBarItem.self) { tabBarItem = item }
        let items = reader.objects("toolbarItems", as: UIBarButtonItem.self)
        if !items.isEmpty { toolbarItems = items }
    }
}

extension InterfaceReader {
    fileprivate var identifierForRestoration: String? {
        let identifier = element["storyboardIdentifier"]
        return element.bool("useStoryboardIdentifierAsRestorationIdentifier") == true ? identifier : nil
    }
}

extension [String: UIModalPresentationStyle] {
    static let interfaceWords: Self = [
        "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
        "currentContext": .currentContext, "overFullScreen": .overFullScreen,
        "overCurrentContext": .overCurrentContext, "popover": .popover, "custom": .custom, "none": .none,
    ]
}

extension [String: UIModalTransitionStyle] {
    static let interfaceWords: Self = [
        "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
        "partialCurl": .partialCurl,
    ]
}
