/// The yes-or-no state of a controller, in one word.
struct ControllerFlags: OptionSet {
    let rawValue: UInt32

    static let animatedAppearance = ControllerFlags(rawValue: 1 << 0)
    static let forwardedBegin = ControllerFlags(rawValue: 1 << 1)
    static let movedByTransition = ControllerFlags(rawValue: 1 << 2)
    static let movingToParent = ControllerFlags(rawValue: 1 << 3)
    static let movingFromParent = ControllerFlags(rawValue: 1 << 4)
    static let beingPresented = ControllerFlags(rawValue: 1 << 5)
    static let beingDismissed = ControllerFlags(rawValue: 1 << 6)
    static let awaitsDidMove = ControllerFlags(rawValue: 1 << 7)
    static let definesPresentationContext = ControllerFlags(rawValue: 1 << 8)
    static let hidesBottomBar = ControllerFlags(rawValue: 1 << 9)
    static let sentIsAppearing = ControllerFlags(rawValue: 1 << 11)
    static let isEditing = ControllerFlags(rawValue: 1 << 10)
    static let modalInPresentation = ControllerFlags(rawValue: 1 << 12)
    static let extendsUnderOpaqueBars = ControllerFlags(rawValue: 1 << 13)
    static let providesTransitionStyle = ControllerFlags(rawValue: 1 << 14)
    static let capturesStatusBar = ControllerFlags(rawValue: 1 << 15)
    /// The safe area was reported since the last layout, and nothing has changed it.
    static let safeAreaIsReported = ControllerFlags(rawValue: 1 << 17)
    /// A split view's column that lies in another column's stack.
    static let isNestedColumn = ControllerFlags(rawValue: 1 << 24)
    static let isRequested = ControllerFlags(rawValue: 1 << 16)
    /// UIKit is calling an appearance callback.
    static let isBeingTold = ControllerFlags(rawValue: 1 << 25)

    /// The page has been notified of the traits that it came into, as it does up to iOS 12.
    static let hasFirstTraits = ControllerFlags(rawValue: 1 << 26)

    /// The controller's bars lie in its view, and follow its layout.
    static let hasPlacedBars = ControllerFlags(rawValue: 1 << 27)

    /// The page was asked for what stands in the place of its content, and nothing has changed since.
    static let contentUnavailableIsCurrent = ControllerFlags(rawValue: 1 << 28)

    /// Something stands in the place of the page's content.
    static let showsContentUnavailable = ControllerFlags(rawValue: 1 << 29)

    /// The page knows that extensions override nothing of it.
    static let isLeftAloneByExtensions = ControllerFlags(rawValue: 1 << 30)

    /// The page lies on the stack of a More tab, and goes back to where it belongs when it leaves.
    static let isLentToMore = ControllerFlags(rawValue: 1 << 31)

    mutating func set(_ flag: ControllerFlags, _ isOn: Bool) {
        if isOn { insert(flag) } else { remove(flag) }
    }

    /// Asked at every step: the standard library's way takes many calls where nothing is optimised.
    func contains(_ flags: ControllerFlags) -> Bool { rawValue & flags.rawValue == flags.rawValue }
}

/// The state of a controller that most controllers never touch.
final class ControllerExtras {
    var title: String?
    var debugName: String?
    var navigationItem: UINavigationItem?
    var tabBarItem: UITabBarItem?
    var tab: UITab?
    var toolbarItems: [UIBarButtonItem]?
    var preferredContentSize = CGSize.zero
    var additionalSafeAreaInsets = UIEdgeInsets.zero
    var edgesForExtendedLayout = UIRectEdge.all
    var adjustsScrollViewInsets = true
    var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    var restorationIdentifier: String?
    var restorationClass: (any UIViewControllerRestoration.Type)?
    var nibName: String?
    var nibBundle: Bundle?
    /// The scene of a storyboard that the page comes from.
    var scene: StoryboardScene?
    var preferences: ControllerPreferences?
    var contentUnavailable: (any UIView & UIContentView)?
}
