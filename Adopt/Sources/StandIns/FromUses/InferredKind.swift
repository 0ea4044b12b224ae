/// The kind of an unknown type, derived from its name and its uses.
enum InferredKind: Equatable {
    case protocolType
    /// A class and its superclass.
    case classType(String)

    init(_ name: String, _ use: TypeUse) {
        let isNamedAsProtocol = ["Delegate", "DataSource", "Protocol", "able", "Representable"].contains {
            name.hasSuffix($0)
        }
        let isProtocol =
            use.isAdopted || (isNamedAsProtocol && !use.isMadeOrAsked && !name.hasSuffix("Table"))
        self =
            use.isProtocol || isProtocol && !use.isMadeOrAsked
            ? .protocolType : .classType(Self.superclass(name, use))
    }

    /// The superclass, from the suffix of the name. A class that a storyboard connects is usually a view, and one used where
    /// UIKit requires a class of its own inherits from that class.
    private static func superclass(_ name: String, _ use: TypeUse) -> String {
        let named = superclasses.first { name.hasSuffix($0.0) }?.1 ?? (use.isOutlet ? "UIView" : "NSObject")
        let wanted = use.superclasses.filter(isMade).max { ($0.count, $1) < ($1.count, $0) }
        guard let wanted else { return named }
        return isBelow(named, wanted) ? named : wanted
    }

    /// Whether a UIKit class inherits from another one, judged by their names.
    private static func isBelow(_ name: String, _ above: String) -> Bool {
        if name == above { return true }
        switch above {
        case "UIViewController": return name.hasSuffix("Controller")
        case "UIView": return name.hasPrefix("UI") && !name.hasSuffix("Controller") && !name.hasSuffix("Item")
        default: return false
        }
    }

    /// The classes that a stand-in can subclass.
    private static func isMade(_ name: String) -> Bool {
        ["UIView", "UIViewController"].contains(name) || superclasses.contains { $0.1 == name }
    }

    private static let superclasses = [
        ("NavigationController", "UINavigationController"), ("TabBarController", "UITabBarController"),
        ("TableViewController", "UITableViewController"),
        ("CollectionViewController", "UICollectionViewController"), ("ViewController", "UIViewController"),
        ("TableViewCell", "UITableViewCell"), ("CollectionViewCell", "UICollectionViewCell"),
        ("TableView", "UITableView"), ("CollectionView", "UICollectionView"), ("ScrollView", "UIScrollView"),
        ("ImageView", "UIImageView"), ("TextView", "UITextView"), ("StackView", "UIStackView"),
        ("TextField", "UITextField"), ("BarButtonItem", "UIBarButtonItem"), ("Button", "UIButton"),
        ("Label", "UILabel"), ("Switch", "UISwitch"), ("Slider", "UISlider"),
        ("PageControl", "UIPageControl"),
        ("SegmentedControl", "UISegmentedControl"), ("Control", "UIControl"), ("SearchBar", "UISearchBar"),
        ("PickerView", "UIPickerView"), ("ProgressView", "UIProgressView"),
        ("View", "UIView"),
    ]
}
