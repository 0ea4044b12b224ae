import InterfaceFiles

/// Which class an element's object is of.
@MainActor
package struct InterfaceClasses {
    private let loading: InterfaceLoading

    init(_ loading: InterfaceLoading) { self.loading = loading }

    /// The custom class, or the one that Interface Builder means by the element's name; `nil` for what is no object here.
    func objectClass(of element: InterfaceElement) -> AnyClass? {
        guard let standard = Self.standard[element.name] ?? AbsentClasses.standIn(for: element) else {
            return nil
        }
        let base: AnyClass = Self.standard[element.name] ?? AbsentClasses.base(of: standard)
        let own: AnyClass = loading.standIns.classes[element.name] ?? standard
        guard let name = element["customClass"], !name.isEmpty else { return Self.cellPart(element) ?? own }
        _ = element["customModuleProvider"]
        let module = element["customModule"]
        if case .present = loading.standIns.appClasses,
            let custom = Self.find(name, module, in: loading.file), isSubclass(custom, of: base)
        {
            return custom
        }
        Self.warnOfUnknown(name, module)
        return own
    }

    /// UIKit's words. It goes on with its own class.
    static func warnOfUnknown(_ name: String, _ module: String?) {
        let mangled = module.map { "_TtC\($0.utf8.count)\($0)\(name.utf8.count)\(name)" }
        Runtime.current.diagnostics.warn("Unknown class \(mangled ?? name) in Interface Builder file.")
    }

    /// Modules besides the app's that have classes for its storyboards.
    package static var modulesBesides: [String] = []

    /// A class without a module was one of Objective-C's: it is looked for in the modules that the file names, and the app's.
    static func find(_ name: String, _ module: String?, in file: InterfaceFile) -> AnyClass? {
        if let module { return NSClassFromString("\(module).\(name)") }
        for module in file.modules + ["UIKit"] + modulesBesides {
            if let found = NSClassFromString("\(module).\(name)") { return found }
        }
        return nil
    }

    private func isSubclass(_ type: AnyClass, of standard: AnyClass) -> Bool {
        sequence(first: type, next: { _getSuperclass($0) }).contains { $0 == standard }
    }
}

extension InterfaceClasses {
    /// The classes by the names of elements. Another name is no object of ours: it stays unread, and is reported.
    private static let standard: [String: AnyClass] = controllers.merging(views) { $1 }.merging(others) { $1 }

    private static let controllers: [String: AnyClass] = [
        "viewController": UIViewController.self,
        "navigationController": UINavigationController.self,
        "tabBarController": UITabBarController.self,
        "splitViewController": UISplitViewController.self,
        "pageViewController": UIPageViewController.self,
        "tableViewController": UITableViewController.self,
        "collectionViewController": UICollectionViewController.self,
    ]

    private static let views: [String: AnyClass] = [
        "view": UIView.self,
        "containerView": UIView.self,
        "label": UILabel.self,
        "button": UIButton.self,
        "imageView": UIImageView.self,
        "textField": UITextField.self,
        "textView": UITextView.self,
        "switch": UISwitch.self,
        "slider": UISlider.self,
        "stepper": UIStepper.self,
        "segmentedControl": UISegmentedControl.self,
        "pageControl": UIPageControl.self,
        "progressView": UIProgressView.self,
        "activityIndicatorView": UIActivityIndicatorView.self,
        "datePicker": UIDatePicker.self,
        "pickerView": UIPickerView.self,
        "searchBar": UISearchBar.self,
        "scrollView": UIScrollView.self,
        "stackView": UIStackView.self,
        "tableView": UITableView.self,
        "tableViewCell": UITableViewCell.self,
        "collectionView": UICollectionView.self,
        "collectionViewCell": UICollectionViewCell.self,
        "collectionReusableView": UICollectionReusableView.self,
        "visualEffectView": UIVisualEffectView.self,
        "navigationBar": UINavigationBar.self,
        "tabBar": UITabBar.self,
        "toolbar": UIToolbar.self,
        "refreshControl": UIRefreshControl.self,
        "colorWell": UIColorWell.self,
        "window": UIWindow.self,
    ]

    private static let others: [String: AnyClass] = [
        "navigationItem": UINavigationItem.self,
        "barButtonItem": UIBarButtonItem.self,
        "tabBarItem": UITabBarItem.self,
        "collectionViewLayout": UICollectionViewLayout.self,
        "collectionViewFlowLayout": UICollectionViewFlowLayout.self,
        "customObject": NSObject.self,
        "tapGestureRecognizer": UITapGestureRecognizer.self,
        "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
        "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
        "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
        "panGestureRecognizer": UIPanGestureRecognizer.self,
        "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
        // Interface Builder's own slip of the pen.
        "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
        "longPressGestureRecognizer": UILongPressGestureRecognizer.self,
    ]
}
