/// The Boolean state of a view controller, packed into one word.
package struct ControllerFlags: OptionSet {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    static let animatedAppearance = ControllerFlags(rawValue: 1 << 0)
    static let forwardedBegin = ControllerFlags(rawValue: 1 << 1)
    static let waitsForWindow = ControllerFlags(rawValue: 1 << 19)
    static let movedByTransition = ControllerFlags(rawValue: 1 << 2)
    package static let movingToParent = ControllerFlags(rawValue: 1 << 3)
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
    /// The view controller knows the safe area of the last layout.
    static let safeAreaIsReported = ControllerFlags(rawValue: 1 << 17)
    /// A column of a split view in another column's stack.
    static let isNestedColumn = ControllerFlags(rawValue: 1 << 24)
    package static let isRequested = ControllerFlags(rawValue: 1 << 16)
    /// UIKit is calling an appearance callback.
    static let isBeingTold = ControllerFlags(rawValue: 1 << 25)

    /// The view controller has been notified of its first traits, as happens up to iOS 12.
    static let hasFirstTraits = ControllerFlags(rawValue: 1 << 26)

    /// The controller's bars are in its view, and follow its layout.
    static let hasPlacedBars = ControllerFlags(rawValue: 1 << 27)

    /// The content-unavailable configuration has been updated since the last change.
    static let contentUnavailableIsCurrent = ControllerFlags(rawValue: 1 << 28)

    /// A content-unavailable view replaces the content.
    static let showsContentUnavailable = ControllerFlags(rawValue: 1 << 29)

    /// No extension overrides a member of this view controller.
    static let isLeftAloneByExtensions = ControllerFlags(rawValue: 1 << 30)

    /// The view controller is on the stack of a More tab, and returns to its own stack when it leaves.
    static let isLentToMore = ControllerFlags(rawValue: 1 << 31)

    static let needsProperties = ControllerFlags(rawValue: 1 << 18)

    mutating func set(_ flag: ControllerFlags, _ isOn: Bool) {
        if isOn { insert(flag) } else { remove(flag) }
    }

    /// Called at every step. The standard library's version makes many calls in a debug build.
    package func contains(_ flags: ControllerFlags) -> Bool { rawValue & flags.rawValue == flags.rawValue }
}

/// The state that most view controllers never set.
package final class ControllerExtras {
    var title: String?
    var debugName: String?
    package var navigationItem: UINavigationItem?
    var tabBarItem: UITabBarItem?
    weak var tab: UITab?
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
    /// The storyboard scene that created the view controller.
    package var scene: (any ControllerScene)?
    var preferences: ControllerPreferences?
    var contentUnavailable: (any UIView & UIContentView)?
}
