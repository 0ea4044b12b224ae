import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The classes of elements in storyboards and nibs that a file of the module can name.
struct InterfaceClasses {
    /// The module of the file, whose own classes need no module name.
    let module: String
    /// The classes that the module declares.
    let declared: Set<String>
    /// The modules that the module's files import. Another one may not be here.
    let imported: Set<String>

    /// A class as the module's code writes it, and the module to import.
    struct Found: Equatable {
        let text: String
        var module: String?
    }

    /// The class of a view controller.
    func controller(_ element: XMLElement) -> Found { found(element) ?? own(element, Self.controllers) }

    /// The class of a view; `nil` if the element isn't a view.
    func view(_ element: XMLElement) -> Found? {
        Self.isView(element) ? found(element) ?? own(element, Self.views) : nil
    }

    /// The class of a segue.
    func segue(_ element: XMLElement) -> Found { found(element) ?? Found(text: "UIStoryboardSegue") }

    private func found(_ element: XMLElement) -> Found? {
        guard let name = element.text("customClass") else { return nil }
        let other = element.text("customModule")
        if let other, other != module, !element.isOfTarget {
            return imported.contains(other) ? Found(text: "\(other).\(name)", module: other) : nil
        }
        // A class that isn't declared anywhere falls back to the element's class, as on a device.
        return declared.contains(name) ? Found(text: name) : nil
    }

    private func own(_ element: XMLElement, _ known: Set<String>) -> Found {
        let name = element.name ?? ""
        let fallback = known == Self.views ? "UIView" : "UIViewController"
        return Found(text: known.contains(name) ? "UI" + AssetSymbolName.startingLarge(name) : fallback)
    }

    private static func isView(_ element: XMLElement) -> Bool {
        let name = element.name ?? ""
        return views.contains(name) || name.hasSuffix("View")
    }

    static let controllers: Set<String> = [
        "viewController", "tableViewController", "collectionViewController", "navigationController",
        "tabBarController", "splitViewController", "pageViewController",
    ]

    private static let views: Set<String> = [
        "view", "tableViewCell", "collectionViewCell", "collectionReusableView", "tableView",
        "collectionView", "scrollView", "imageView", "label", "button", "stackView", "textField", "textView",
        "segmentedControl", "slider", "switch", "progressView", "activityIndicatorView", "pageControl",
        "stepper", "pickerView", "datePicker", "searchBar", "toolbar", "navigationBar", "tabBar",
        "visualEffectView",
    ]
}

extension XMLElement {
    /// The child elements.
    var elements: [XMLElement] { (children ?? []).compactMap { $0 as? XMLElement } }

    /// All descendant elements.
    var allElements: [XMLElement] { elements.flatMap { [$0] + $0.allElements } }

    fileprivate var isOfTarget: Bool { text("customModuleProvider") == "target" }
}
