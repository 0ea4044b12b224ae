import PageFlowTesting
import Simulator
import Testing

/// A member that a test double overrides, and the result of a call through Apple's class.
struct OverriddenMember: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let isSeen: @MainActor @Sendable () -> Bool

    init(_ name: String, _ isSeen: @escaping @MainActor @Sendable () -> Bool) {
        testDescription = name
        self.isSeen = isSeen
    }
}

@MainActor
@Suite(.onStage) struct OverriddenMemberTests {
    nonisolated static let controllerMembers: [OverriddenMember] = [
        .init("navigationController") {
            let page = PageInAStack()
            return (page as UIViewController).navigationController === page.stack
        },
        .init("tabBarController") {
            let page = PageInTabs()
            return (page as UIViewController).tabBarController === page.tabs
        },
        .init("splitViewController") {
            let page = PageInASplitView()
            return (page as UIViewController).splitViewController === page.split
        },
        .init("isMovingToParent") { (MovingPage() as UIViewController).isMovingToParent },
        .init("isMovingFromParent") { (MovingPage() as UIViewController).isMovingFromParent },
        .init("isBeingPresented") { (MovingPage() as UIViewController).isBeingPresented },
        .init("isBeingDismissed") { (MovingPage() as UIViewController).isBeingDismissed },
        .init("isViewLoaded") { (LoadedPage() as UIViewController).isViewLoaded },
        .init("viewIfLoaded") {
            let page = LoadedPage()
            return (page as UIViewController).viewIfLoaded === page.known
        },
        .init("nibName") { (LoadedPage() as UIViewController).nibName == "Double" },
        .init("nibBundle") { (LoadedPage() as UIViewController).nibBundle == .main },
        .init("presentedViewController") {
            let page = PresentingPage()
            return (page as UIViewController).presentedViewController === page.other
        },
        .init("presentingViewController") {
            let page = PresentingPage()
            return (page as UIViewController).presentingViewController === page.other
        },
        .init("popoverPresentationController") {
            let page = PageInAPresentation()
            return (page as UIViewController).popoverPresentationController === page.popover
        },
        .init("sheetPresentationController") {
            let page = PageInAPresentation()
            return (page as UIViewController).sheetPresentationController === page.sheet
        },
        .init("activePresentationController") {
            let page = PageInAPresentation()
            return (page as UIViewController).activePresentationController === page.sheet
        },
        .init("transitionCoordinator") {
            let page = PageInTransition()
            return (page as UIViewController).transitionCoordinator === page.coordinator
        },
        .init("navigationItem") { (PageWithItems() as UIViewController).navigationItem.title == "Double" },
        .init("tabBarItem") { (PageWithItems() as UIViewController).tabBarItem.tag == 7 },
        .init("editButtonItem") { (PageWithItems() as UIViewController).editButtonItem.title == "Change" },
        .init("edgesForExtendedLayout") {
            (PageWithEdges() as UIViewController).edgesForExtendedLayout == .top
        },
        .init("extendedLayoutIncludesOpaqueBars") {
            (PageWithEdges() as UIViewController).extendedLayoutIncludesOpaqueBars
        },
        .init("additionalSafeAreaInsets") {
            (PageWithEdges() as UIViewController).additionalSafeAreaInsets.right == 4
        },
        .init("restorationIdentifier") {
            (PageWithEdges() as UIViewController).restorationIdentifier == "double"
        },
        .init("setNeedsStatusBarAppearanceUpdate") {
            let page = PageWithBars()
            (page as UIViewController).setNeedsStatusBarAppearanceUpdate()
            return page.updates == 1
        },
    ]

    nonisolated static let otherMembers: [OverriddenMember] = [
        .init("UIView.window") {
            let view = PlacedView()
            return (view as UIView).window === view.place
        },
        .init("UIView.tag") { (PlacedView() as UIView).tag == 42 },
        .init("UIView.layoutMargins") { (PlacedView() as UIView).layoutMargins.left == 2 },
        .init("UIView.contentMode") { (PlacedView() as UIView).contentMode == .center },
        .init("UIView.effectiveUserInterfaceLayoutDirection") {
            (PlacedView() as UIView).effectiveUserInterfaceLayoutDirection == .rightToLeft
        },
        .init("UIView.safeAreaLayoutGuide") {
            let view = PlacedView()
            return (view as UIView).safeAreaLayoutGuide === view.guide
        },
        .init("UIView.convert(_:to:)") {
            (PlacedView() as UIView).convert(.zero, to: nil as UIView?) == CGPoint(x: 1, y: 2)
        },
        .init("UIView.endEditing(_:)") { !(PlacedView() as UIView).endEditing(true) },
        .init("UIView.areAnimationsEnabled") {
            let kind: UIView.Type = PlacedView.self
            return !kind.areAnimationsEnabled && UIView.areAnimationsEnabled
        },
        .init("UIView.animate(withDuration:animations:)") {
            let kind: UIView.Type = PlacedView.self
            var isRun = false
            kind.animate(withDuration: 1) { isRun = true }
            return !isRun
        },
        .init("UIWindow.isKeyWindow") { (ProudWindow() as UIWindow).isKeyWindow },
        .init("UIScrollView.isDragging") { (BusyScrollView() as UIScrollView).isDragging },
        .init("UIScrollView.isZooming") { (BusyScrollView() as UIScrollView).isZooming },
        .init("UIScrollView.zoomScale") { (BusyScrollView() as UIScrollView).zoomScale == 3 },
        .init("UIButton.currentTitle") { (OwnButton() as UIButton).currentTitle == "Double" },
        .init("UIButton.title(for:)") { (OwnButton() as UIButton).title(for: .normal) == "Double" },
        .init("UIControl.allControlEvents") { (OwnControl() as UIControl).allControlEvents == .valueChanged },
        .init("UINavigationBar.prefersLargeTitles") {
            (OwnNavigationBar() as UINavigationBar).prefersLargeTitles
        },
        .init("UIBarPositioning.barPosition") {
            (OwnNavigationBar() as any UIBarPositioning).barPosition == .bottom
        },
        .init("UIToolbar.isTranslucent") { !(OwnToolbar() as UIToolbar).isTranslucent },
        .init("UITabBar.itemWidth") { (OwnTabBar() as UITabBar).itemWidth == 99 },
        .init("UINavigationItem.searchController") {
            let item = OwnItem()
            return (item as UINavigationItem).searchController === item.search
        },
        .init("UINavigationItem.prompt") { (OwnItem() as UINavigationItem).prompt == "Double" },
        .init("UIBarButtonItem.titlePositionAdjustment(for:)") {
            (OwnButtonItem() as UIBarButtonItem).titlePositionAdjustment(for: .default).vertical == 2
        },
        .init("UITraitCollection.userInterfaceStyle") {
            (OwnTraits() as UITraitCollection).userInterfaceStyle == .dark
        },
        .init("UIColor.label") { (OwnColor.self as UIColor.Type).label == UIColor.red },
        .init("UIMenu.children") { (OwnMenu() as UIMenu).children.first?.title == "Double" },
    ]

    @Test(arguments: controllerMembers)
    func `a controller's overridden member is what its callers get`(_ member: OverriddenMember) {
        withExtendedLifetime(Simulator()) { #expect(member.isSeen()) }
    }

    @Test(arguments: otherMembers)
    func `an overridden member is what its callers get`(_ member: OverriddenMember) {
        withExtendedLifetime(Simulator()) { #expect(member.isSeen()) }
    }
}
