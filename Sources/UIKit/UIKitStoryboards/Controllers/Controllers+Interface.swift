import InterfaceFiles

extension UIViewController {
    /// Reads a view controller's edges and bars.
    func readEdges(_ reader: InterfaceReader) {
        if let edges = reader.element.child("extendedEdge", key: "edgesForExtendedLayout") {
            edgesForExtendedLayout = UIRectEdge(interface: edges)
        }
        // Up to iOS 6.
        if let size = reader.element.child("value", key: "contentSizeForViewInPopover") {
            preferredContentSize = CGSize(interface: size)
            _ = size["type"]
        }
        _ = reader["wantsFullScreenLayout"]
        // Since iOS 11, each scroll view has its own adjustment behavior.
        _ = reader["automaticallyAdjustsScrollViewInsets"]
        // A view loaded from a file takes the size of its superview.
        _ = reader["autoresizesArchivedViewToFullSize"]
    }
}

extension UISplitViewController {
    /// Reads the layout of the columns.
    func readSplit(_ reader: InterfaceReader) {
        if let mode: DisplayMode = reader.choice("preferredDisplayMode", .interfaceWords) {
            preferredDisplayMode = mode
        }
        if let behavior: SplitBehavior = reader.choice("behavior", .interfaceWords) {
            preferredSplitBehavior = behavior
        }
        if let style: BackgroundStyle = reader.choice("primaryBackgroundStyle", .interfaceWords) {
            primaryBackgroundStyle = style
        }
        if let edge: PrimaryEdge = reader.choice("primaryEdge", .interfaceWords) { primaryEdge = edge }
        reader.bool("presentsWithGesture", self, \.presentsWithGesture)
        reader.bool("showsSecondaryOnlyButton", self, \.showsSecondaryOnlyButton)
        if let visibility: DisplayModeButtonVisibility = reader.choice(
            "displayModeButtonVisibility", .interfaceWords)
        {
            displayModeButtonVisibility = visibility
        }
    }
}

extension InterfaceReader {
    /// The style of a split view controller: the columns of its scene's relationships, if it has columns. iOS 14.
    var splitStyle: UISplitViewController.Style {
        if let style: UISplitViewController.Style = choice("style", .interfaceWords) { return style }
        guard element.bool("allowDoubleColumnStyle") == true else { return .unspecified }
        let isTriple = element.child("connections")?.children.contains {
            $0.peek("relationship") == "supplementaryViewController"
        }
        return isTriple == true ? .tripleColumn : .doubleColumn
    }
}

extension [String: UISplitViewController.Style] {
    static let interfaceWords: Self = [
        "unspecified": .unspecified, "doubleColumn": .doubleColumn, "tripleColumn": .tripleColumn,
    ]
}

extension [String: UISplitViewController.DisplayMode] {
    // Interface Builder's names are older than the columns.
    static let interfaceWords: Self = [
        "automatic": .automatic, "hidden": .secondaryOnly, "primaryHidden": .secondaryOnly,
        "secondaryOnly": .secondaryOnly, "beside": .oneBesideSecondary, "allVisible": .oneBesideSecondary,
        "over": .oneOverSecondary, "overlay": .oneOverSecondary, "primaryOverlay": .oneOverSecondary,
        "oneBesideSecondary": .oneBesideSecondary, "oneOverSecondary": .oneOverSecondary,
        "twoBeside": .twoBesideSecondary, "twoBesideSecondary": .twoBesideSecondary,
        "twoOver": .twoOverSecondary, "twoOverSecondary": .twoOverSecondary,
        "twoDisplace": .twoDisplaceSecondary, "twoDisplaceSecondary": .twoDisplaceSecondary,
    ]
}

extension [String: UISplitViewController.SplitBehavior] {
    static let interfaceWords: Self = [
        "automatic": .automatic, "tile": .tile, "overlay": .overlay, "displace": .displace,
    ]
}

extension [String: UISplitViewController.BackgroundStyle] {
    static let interfaceWords: Self = ["none": .none, "sidebar": .sidebar]
}

extension [String: UISplitViewController.PrimaryEdge] {
    static let interfaceWords: Self = ["leading": .leading, "trailing": .trailing]
}

extension [String: UISplitViewController.DisplayModeButtonVisibility] {
    static let interfaceWords: Self = ["automatic": .automatic, "never": .never, "always": .always]
}
