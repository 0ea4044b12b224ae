/// Shows columns side by side where there is room, and one stack of pages where there is not.
///
/// It is born expanded. In a compact width it collapses when it becomes visible, and it collapses and expands with
/// every change of the width. Follows Apple's page "UISplitViewController".
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    private let columnStyle: Style
    /// The page of each column as it was given; of a classic split view the first is `primary`, the last `secondary`.
    var pages: [Column: UIViewController] = [:]
    /// The stacks made for pages that are none themselves.
    var wrappers: [Column: UINavigationController] = [:]
    /// Every controller that is a child because of its column.
    var held: [UIViewController] = []
    /// The visible ones.
    var arranged: [UIViewController] = []
    var hasCollapsed = false
    /// What the collapsed split view shows.
    var base: UIViewController?
    /// Columns that go onto the base's stack as soon as they have left their places.
    var nestedNext: [UIViewController] = []
    /// The secondary page of a classic split view that its primary page takes in next.
    var secondaryToTakeIn: UIViewController?
    var owesEnd = false
    var pendingAnimation = false
    /// The number of sidebars that the user or the app has asked for since the preferred mode was set.
    var askedSidebars: Int?
    /// Whether the view was wider than high at the last layout; `nil` before the first.
    var laidOutWide: Bool?
    /// Whether the inspector column is visible while the split view is expanded.
    var hasInspector = false
    var inspectorWidth = SplitWidth()
    var primaryWidth = SplitWidth()
    var supplementaryWidth = SplitWidth()
    var modeButton: UIBarButtonItem?
    var sidebarSwipe: SidebarSwipe?
    var veil: ContentVeil?
    weak var delegateStorage: (any UISplitViewControllerDelegate)?

    /// A width that the split view chooses. iOS 8.
    nonisolated public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

    /// Creates a classic split view, whose view comes from a nib.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        columnStyle = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a split view of columns. iOS 14.
    public init(style: Style) {
        columnStyle = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a split view from an archive: as a storyboard has it, or a classic one.
    public required init?(coder: NSCoder) {
        columnStyle = coder.interface?.splitStyle ?? .unspecified
        super.init(coder: coder)
        coder.interface.map(readColumns)
    }

    /// How many columns there are. iOS 14.
    open var style: Style { columnStyle }

    /// Asked how to collapse and expand, and notified of the display mode. Not retained.
    open weak var delegate: (any UISplitViewControllerDelegate)? {
        get { delegateStorage }
        set { delegateStorage = newValue }
    }

    // MARK: Columns

    /// Puts a page in a column; `nil` empties it. Nothing happens in a classic split view. iOS 14.
    ///
    /// A page that is no navigation controller gets one, but not in the `compact` column. The one that was made before is
    /// kept: in the `secondary` column the page is pushed onto it, so empty the column first to replace its page.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        guard style != .unspecified else { return }
        fill(column, with: vc)
    }

    /// The page that was put in a column. `nil` in a classic split view. iOS 14.
    open func viewController(for column: Column) -> UIViewController? {
        style == .unspecified ? nil : pages[column]
    }

    /// The controllers of the columns, the primary first; collapsed, the visible one.
    ///
    /// Set it for a classic split view: the first is the primary, the second the secondary page.
    open var viewControllers: [UIViewController] {
        get { hasCollapsed ? [base].compactMap { $0 } : inColumns }
        set { replaceColumns(with: newValue) }
    }

    /// Brings a column into view: by the display mode, or, collapsed, on the stack. iOS 14.
    open func show(_ column: Column) {
        guard column != .inspector else { return setInspector(visible: true) }
        hasCollapsed ? showOnStack(column) : showBeside(column)
    }

    /// Takes a column off screen: by the display mode, or, collapsed, from the stack. iOS 14.
    open func hide(_ column: Column) {
        guard column != .inspector else { return setInspector(visible: false) }
        hasCollapsed ? hideOnStack(column) : hideBeside(column)
    }

    /// Returns whether a column is visible: next to or over the other columns or, in a collapsed split view, on top of the stack. iOS 26.
    open func isShowing(_ column: Column) -> Bool { isVisible(column) }

    /// Whether the width is so small that the columns are one stack. `false` before the split view is visible. iOS 8.
    open var isCollapsed: Bool { hasCollapsed }

    /// Shows a page in the primary position, unless the delegate shows it. iOS 8.
    open override func show(_ vc: UIViewController, sender: Any?) {
        if delegateStorage?.splitViewController(self, show: vc, sender: sender) == true { return }
        showAsPrimary(vc)
    }

    /// Shows a page in the secondary position, unless the delegate shows it. iOS 8.
    ///
    /// Collapsed, the primary page is sent ``UIViewController/show(_:sender:)``: a stack pushes the page, a page with a way
    /// of its own does what it does, and another one presents it. Follows Apple's page "showDetailViewController(_:sender:)".
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegateStorage?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
        showAsSecondary(vc, sender: sender)
    }

    // MARK: Display

    /// Which columns the app would like to have visible. Default `.automatic`. iOS 8.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet {
            askedSidebars = nil
            pendingAnimation = false
            requestArrangement()
        }
    }

    /// Which columns are visible while the split view is expanded. iOS 8.
    open var displayMode: DisplayMode { presentMode }

    /// How the app would like sidebars and content to share the room. Default `.automatic`. iOS 14.
    open var preferredSplitBehavior = SplitBehavior.automatic {
        didSet { requestArrangement() }
    }

    /// How they share it. iOS 14.
    open var splitBehavior: SplitBehavior { presentBehavior }

    /// Whether a button in the bar hides all columns but the secondary one. Default `false`. iOS 14.
    open var showsSecondaryOnlyButton = false

    /// Whether the user may swipe sidebars in from their edge and out again. Default `true`. iOS 5.1.
    ///
    /// Columns follow the finger; the sidebar of a classic split view comes and goes as with the button.
    open var presentsWithGesture = true

    /// When the button is in the bar. Default `.automatic`. iOS 14.5.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic

    /// The side of the sidebars. Default `.leading`. iOS 11.
    open var primaryEdge = PrimaryEdge.leading {
        didSet { viewStorage?.setNeedsLayout() }
    }

    /// What is behind the primary column. Default `.none`. iOS 13.
    open var primaryBackgroundStyle = BackgroundStyle.none

    /// A button that changes the display mode, always the same. iOS 8.
    open var displayModeButtonItem: UIBarButtonItem { ensureModeButton() }

    // MARK: Widths

    /// The primary column's width as a part of the whole; default ``automaticDimension``. iOS 8.
    open var preferredPrimaryColumnWidthFraction: CGFloat {
        get { primaryWidth.fraction }
        set { setWidth(\.fraction, newValue, of: \.primaryWidth) }
    }

    /// The primary column's width in points; default ``automaticDimension``. It goes before the fraction. iOS 14.
    open var preferredPrimaryColumnWidth: CGFloat {
        get { primaryWidth.preferred }
        set { setWidth(\.preferred, newValue, of: \.primaryWidth) }
    }

    /// The least width of the primary column; default ``automaticDimension``. iOS 8.
    open var minimumPrimaryColumnWidth: CGFloat {
        get { primaryWidth.minimum }
        set { setWidth(\.minimum, newValue, of: \.primaryWidth) }
    }

    /// The greatest width of the primary column; default ``automaticDimension``. iOS 8.
    open var maximumPrimaryColumnWidth: CGFloat {
        get { primaryWidth.maximum }
        set { setWidth(\.maximum, newValue, of: \.primaryWidth) }
    }

    /// The width of the primary column, in points. iOS 8.
    open var primaryColumnWidth: CGFloat { primaryWidth.width(of: loadedView.bounds.width) }

    /// The supplementary column's width as a part of the whole; default ``automaticDimension``. iOS 14.
    open var preferredSupplementaryColumnWidthFraction: CGFloat {
        get { supplementaryWidth.fraction }
        set { setWidth(\.fraction, newValue, of: \.supplementaryWidth) }
    }

    /// The supplementary column's width in points; default ``automaticDimension``. iOS 14.
    open var preferredSupplementaryColumnWidth: CGFloat {
        get { supplementaryWidth.preferred }
        set { setWidth(\.preferred, newValue, of: \.supplementaryWidth) }
    }

    /// The least width of the supplementary column; default ``automaticDimension``. iOS 14.
    open var minimumSupplementaryColumnWidth: CGFloat {
        get { supplementaryWidth.minimum }
        set { setWidth(\.minimum, newValue, of: \.supplementaryWidth) }
    }

    /// The greatest width of the supplementary column; default ``automaticDimension``. iOS 14.
    open var maximumSupplementaryColumnWidth: CGFloat {
        get { supplementaryWidth.maximum }
        set { setWidth(\.maximum, newValue, of: \.supplementaryWidth) }
    }

    /// The width of the supplementary column, in points. iOS 14.
    open var supplementaryColumnWidth: CGFloat { supplementaryWidth.width(of: loadedView.bounds.width) }

    /// The inspector column's width as a part of the whole; default ``automaticDimension``. iOS 26.
    open var preferredInspectorColumnWidthFraction: CGFloat {
        get { inspectorWidth.fraction }
        set { setWidth(\.fraction, newValue, of: \.inspectorWidth) }
    }

    /// The inspector column's width in points; default ``automaticDimension``. It takes precedence over the fraction. iOS 26.
    open var preferredInspectorColumnWidth: CGFloat {
        get { inspectorWidth.preferred }
        set { setWidth(\.preferred, newValue, of: \.inspectorWidth) }
    }

    /// The least width of the inspector column; default ``automaticDimension``. iOS 26.
    open var minimumInspectorColumnWidth: CGFloat {
        get { inspectorWidth.minimum }
        set { setWidth(\.minimum, newValue, of: \.inspectorWidth) }
    }

    /// The greatest width of the inspector column; default ``automaticDimension``. iOS 26.
    open var maximumInspectorColumnWidth: CGFloat {
        get { inspectorWidth.maximum }
        set { setWidth(\.maximum, newValue, of: \.inspectorWidth) }
    }

    // MARK: Deciding for the pages

    /// What the delegate says, or else the default of the device.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        if let answer = pageInExtension?.supportedInterfaceOrientations { return answer }
        guard let delegate = delegateStorage else { return super.supportedInterfaceOrientations }
        return OptionalMember.ask { delegate.splitViewControllerSupportedInterfaceOrientations(self) }
            ?? super.supportedInterfaceOrientations
    }

    /// What the delegate says, or else the default of the device.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        if let answer = pageInExtension?.preferredInterfaceOrientationForPresentation { return answer }
        guard let delegate = delegateStorage else {
            return super.preferredInterfaceOrientationForPresentation
        }
        return OptionalMember.ask {
            delegate.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
        } ?? super.preferredInterfaceOrientationForPresentation
    }

    /// Collapses or expands if the width asks for it.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        requestArrangement()
    }

    /// Lays out the columns, and shows or hides columns if the view's shape has changed.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        if followShape() { requestArrangement() }
        layOutColumns()
    }

    // MARK: State restoration

    /// Writes the columns. iOS 6.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeColumns(with: coder)
    }

    /// Brings the pages that were restored back into the columns of a classic split view without pages. iOS 6.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeColumns(with: coder)
    }

    // MARK: For the engine

    override var appearanceChildren: [UIViewController] { arranged }

    override func prepareVisibleChildren() { arrangeUnseen() }

    override func containerDidSettle() { if flags.contains(.isRequested) == false { settleArrangement() } }

    override func childIsLeaving(_ child: UIViewController) { forget(child) }
}
