extension UISplitViewController {
    /// The layout of the split view in which a view controller is. iOS 26. Follows Apple's page
    /// "UISplitViewController.LayoutEnvironment".
    public enum LayoutEnvironment: Int, Sendable {
        /// In no split view.
        case none
        /// In an expanded split view.
        case expanded
        /// In a collapsed split view.
        case collapsed
    }

    /// Returns a column's traits: the ones that the app has set for it, and the layout of the split view since iOS 26.
    func traits(ofColumn traits: UITraitCollection?) -> UITraitCollection? {
        guard Runtime.current.system >= .iOS(26) else { return traits }
        let own = hasCollapsed ? Self.collapsedTraits : Self.expandedTraits
        return traits.map { UITraitCollection(traitsFrom: [own, $0]) } ?? own
    }

    private static let collapsedTraits = UITraitCollection(
        one: UITraitSplitViewControllerLayoutEnvironment.self, .collapsed)
    private static let expandedTraits = UITraitCollection(
        one: UITraitSplitViewControllerLayoutEnvironment.self, .expanded)
}

/// The trait for the layout of the split view in which a view controller is. iOS 26. Follows Apple's page
/// "UITraitSplitViewControllerLayoutEnvironment".
public struct UITraitSplitViewControllerLayoutEnvironment: UITraitDefinition, SystemTrait {
    /// The type of the trait's values.
    public typealias Value = UISplitViewController.LayoutEnvironment
    /// The value outside of split views.
    public static let defaultValue: UISplitViewController.LayoutEnvironment = .none
    /// A change doesn't affect the appearance of colors.
    public static let affectsColorAppearance = false
    /// The trait's name.
    public static let name = "SplitViewControllerLayoutEnvironment"
    /// The trait's identifier.
    public static let identifier = "UITraitSplitViewControllerLayoutEnvironment"
}

extension UITraitCollection {
    /// The layout of the split view in which the view controller is; `.none` elsewhere. iOS 26.
    public var splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment {
        self[UITraitSplitViewControllerLayoutEnvironment.self]
    }
}

extension UIMutableTraits {
    /// The layout of the split view in which the view controller is.
    public var splitViewControllerLayoutEnvironment: UISplitViewController.LayoutEnvironment {
        get { self[UITraitSplitViewControllerLayoutEnvironment.self] }
        set { self[UITraitSplitViewControllerLayoutEnvironment.self] = newValue }
    }
}
