/// What a type is that nobody knows, by its name and its uses.
enum InferredKind: Equatable {
    case protocolType
    /// A class with its superclass.
    case classType(String)

    init(_ name: String, _ use: UseStudy.TypeUse) {
        let isNamedAsProtocol = ["Delegate", "DataSource", "Protocol", "able", "Representable"].contains {
            name.hasSuffix($0)
        }
        let isProtocol =
            use.isAdopted || (isNamedAsProtocol && !use.isMadeOrAsked && !name.hasSuffix("Table"))
        self = isProtocol && !use.isMadeOrAsked ? .protocolType : .classType(Self.superclass(name, use))
    }

    /// Names end in what they are. What a storyboard connects is a view more often than not.
    private static func superclass(_ name: String, _ use: UseStudy.TypeUse) -> String {
        superclasses.first { name.hasSuffix($0.0) }?.1 ?? (use.isOutlet ? "UIView" : "NSObject")
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
