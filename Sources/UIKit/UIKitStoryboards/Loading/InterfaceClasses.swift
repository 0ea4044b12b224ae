import InterfaceFiles

/// Finds the class of an element's object.
@MainActor
package struct InterfaceClasses {
    private let loading: InterfaceLoading

    init(_ loading: InterfaceLoading) { self.loading = loading }

    /// Returns the custom class, or the class for the element's name in Interface Builder; `nil` if the element isn't an
    /// object here.
    func objectClass(of element: InterfaceElement) -> AnyClass? {
        guard let standard = Self.standard[element.name] ?? AbsentClasses.standIn(for: element) else {
            return nil
        }
        let base: AnyClass = Self.standard[element.name] ?? AbsentClasses.base(of: standard)
        let own: AnyClass = loading.standIns.classes[element.name] ?? standard
        guard let custom = CustomClass(element) else {
            return AbsentClasses.refuses(own, for: element) ? nil : part(element) ?? own
        }
        if case .present = loading.standIns.appClasses,
            let found = custom.find(in: loading.file, loading.bundle, derivedFrom: base)
        {
            return found
        }
        if custom.isLeftOut { return own is UIViewController.Type ? LeftOutController.self : own }
        custom.warnOfUnknown()
        return own
    }

    /// Returns the class that the containing view, such as a cell, requires for the element.
    private func part(_ element: InterfaceElement) -> AnyClass? {
        guard let content = element.parent?.parent, content.peek("key") == "contentView",
            let owner = content.parent, let parts = Self.standard[owner.name] as? any InterfaceParts.Type
        else { return nil }
        return parts.partClass(of: element, in: owner)
    }

    /// Other modules than the app's that have classes for its storyboards.
    package static var modulesBesides: [String] = []
}

/// A view class that requires its own classes for parts of its content.
@MainActor
package protocol InterfaceParts: UIView {
    /// Returns the class for an element in the content of an object's element; `nil` for the standard class.
    static func partClass(of element: InterfaceElement, in owner: InterfaceElement) -> AnyClass?
}

extension InterfaceClasses {
    /// The classes by element name. An element with another name isn't an object: it stays unread and is reported.
    private static let standard: [String: AnyClass] =
        controllers.merging(views) { $1 }.merging(others) { $1 }.merging(classesAbove) { $1 }

    /// The classes of higher-level modules, by their names.
    private static let classesAbove = Dictionary(
        uniqueKeysWithValues: [
            "activityIndicatorView", "button", "collectionReusableView", "collectionView",
            "collectionViewCell", "collectionViewController", "collectionViewFlowLayout",
            "collectionViewLayout", "colorWell", "datePicker", "pageControl", "pageViewController",
            "pickerView", "progressView", "slider", "stepper", "switch", "tableView", "tableViewCell",
            "tableViewController", "textView", "visualEffectView",
        ].compactMap { name in
            UIKitClasses.named("UI" + name.prefix(1).uppercased() + name.dropFirst()).map { (name, $0) }
        })

    private static let controllers: [String: AnyClass] = [
        "viewController": UIViewController.self,
        "navigationController": UINavigationController.self,
        "tabBarController": UITabBarController.self,
        "splitViewController": UISplitViewController.self,
    ]

    private static let views: [String: AnyClass] = [
        "view": UIView.self,
        "containerView": UIView.self,
        "label": UILabel.self,
        "imageView": UIImageView.self,
        "textField": UITextField.self,
        "segmentedControl": UISegmentedControl.self,
        "searchBar": UISearchBar.self,
        "scrollView": UIScrollView.self,
        "stackView": UIStackView.self,
        "navigationBar": UINavigationBar.self,
        "tabBar": UITabBar.self,
        "toolbar": UIToolbar.self,
        "refreshControl": UIRefreshControl.self,
        "window": UIWindow.self,
    ]

    private static let others: [String: AnyClass] = [
        "navigationItem": UINavigationItem.self,
        "barButtonItem": UIBarButtonItem.self,
        "tabBarItem": UITabBarItem.self,
        "customObject": NSObject.self,
        "tapGestureRecognizer": UITapGestureRecognizer.self,
        "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
        "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
        "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
        "panGestureRecognizer": UIPanGestureRecognizer.self,
        "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
        // A misspelling in Interface Builder.
        "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
        "longPressGestureRecognizer": UILongPressGestureRecognizer.self,
    ]
}
