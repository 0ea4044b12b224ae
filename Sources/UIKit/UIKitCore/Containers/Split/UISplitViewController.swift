/// Shows columns side by side if there is enough space, and one navigation stack otherwise.
///
/// It is created expanded. In a compact width it collapses when it becomes visible, and it collapses and expands with every change of the
/// width. Follows Apple's page "UISplitViewController".
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    private let columnStyle: Style
    /// The view controller of each column as it was set; in a classic split view the first is `primary`, the last `secondary`.
    var pages: [Column: UIViewController] = [:]
    /// The navigation controllers created for view controllers that aren't navigation controllers.
    var wrappers: [Column: UINavigationController] = [:]
    /// The children that this split view has added for its columns.
    var held: [UIViewController] = []
    /// The visible children.
    var arranged: [UIViewController] = []
    var hasCollapsed = false
    /// The visible child of the collapsed split view.
    var base: UIViewController?
    /// Columns that are pushed onto the base's stack as soon as they have been removed from their positions.
    var nestedNext: [UIViewController] = []
    /// The secondary controller of a classic split view that collapses onto its primary controller next.
    var secondaryToTakeIn: UIViewController?
    var owesEnd = false
    var pendingAnimation = false
    /// The number of sidebars that the user or the app has requested since the preferred mode was set.
    var askedSidebars: Int?
    /// Whether the view was wider than high at the last layout; `nil` before the first.
    var laidOutWide: Bool?
    /// Whether the inspector column is visible while the split view is expanded.
    var hasInspector = false
    var inspectorWidth = SplitWidth()
    var primaryWidth = SplitWidth()
    var secondaryWidth = SplitWidth()
    /// The columns of the last arrangement that the delegate knows; `nil` before the first one and while collapsed.
    var settledColumns: [Column]?
    /// The width of the sidebar over the adjacent column at the last layout.
    var floatingWidth: CGFloat = 0
    var supplementaryWidth = SplitWidth()
    var modeButton: UIBarButtonItem?
    var sidebarSwipe: SidebarSwipe?
    var columnDrag: ColumnDrag?
    var veil: ContentVeil?
    weak var delegateStorage: (any UISplitViewControllerDelegate)?

    /// Stands for a width that the split view chooses. iOS 8.
    nonisolated public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

    /// Creates a classic split view, with a view from a nib.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        columnStyle = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a split view with columns. iOS 14.
    public init(style: Style) {
        columnStyle = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a split view from an archive, with a storyboard's settings, or a classic one.
    public required init?(coder: NSCoder) {
        columnStyle = coder.interfaceArchive?.splitStyle ?? .unspecified
        super.init(coder: coder)
        coder.interfaceArchive?.read(self)
    }

    /// The style, which determines the number of columns. iOS 14.
    open var style: Style { columnStyle }

    /// The delegate, which is asked how to collapse and expand, and notified of the display mode. Not retained.
    open weak var delegate: (any UISplitViewControllerDelegate)? {
        get { delegateStorage }
        set { delegateStorage = newValue }
    }

    // MARK: Columns

    /// Sets the view controller of a column; `nil` empties it. Does nothing in a classic split view. iOS 14.
    ///
    /// A view controller that isn't a navigation controller gets one, except in the `compact` column. An existing one is kept, and in the
    /// `secondary` column it pushes the view controller; to replace the content, empty the column first.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        guard style != .unspecified else { return }
        fill(column, with: vc)
    }

    /// Returns the view controller that was set for a column; `nil` in a classic split view. iOS 14.
    open func viewController(for column: Column) -> UIViewController? {
        style == .unspecified ? nil : pages[column]
    }

    /// The controllers of the columns, the primary first; collapsed, the visible one.
    ///
    /// Set it for a classic split view: the first is the primary, the second the secondary controller.
    open var viewControllers: [UIViewController] {
        get { hasCollapsed ? [base].compactMap { $0 } : inColumns }
        set { replaceColumns(with: newValue) }
    }

    /// Shows a column: with a display mode, or, collapsed, on the stack. iOS 14.
    open func show(_ column: Column) {
        guard column != .inspector else { return setInspector(visible: true) }
        hasCollapsed ? showOnStack(column) : showBeside(column)
    }

    /// Hides a column: with a display mode, or, collapsed, by popping it. iOS 14.
    open func hide(_ column: Column) {
        guard column != .inspector else { return setInspector(visible: false) }
        hasCollapsed ? hideOnStack(column) : hideBeside(column)
    }

    /// Returns whether a column is visible: next to or over the other columns or, in a collapsed split view, on top of the stack. iOS 26.
    open func isShowing(_ column: Column) -> Bool { isVisible(column) }

    /// Whether the columns are collapsed into one stack because the width is compact. `false` before the split view is visible. iOS 8.
    open var isCollapsed: Bool { hasCollapsed }

    /// Shows a view controller in the primary position, unless the delegate shows it. iOS 8.
    open override func show(_ vc: UIViewController, sender: Any?) {
        if delegateStorage?.splitViewController(self, show: vc, sender: sender) == true { return }
        showAsPrimary(vc)
    }

    /// Shows a view controller in the secondary position, unless the delegate shows it. iOS 8.
    ///
    /// Collapsed, it calls ``UIViewController/show(_:sender:)`` of the primary controller: a navigation controller pushes the view
    /// controller, a custom container shows it in its own way, and any other controller presents it. Follows Apple's page
    /// "showDetailViewController(_:sender:)".
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegateStorage?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
        showAsSecondary(vc, sender: sender)
    }

    // MARK: Display

    /// The preferred display mode. Default `.automatic`. iOS 8.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet {
            askedSidebars = nil
            pendingAnimation = false
            requestArrangement()
        }
    }

    /// The display mode while the split view is expanded. iOS 8.
    open var displayMode: DisplayMode { presentMode }

    /// The preferred split behavior. Default `.automatic`. iOS 14.
    open var preferredSplitBehavior = SplitBehavior.automatic {
        didSet { requestArrangement() }
    }

    /// The current split behavior. iOS 14.
    open var splitBehavior: SplitBehavior { presentBehavior }

    /// Whether the bar has a button that hides all columns but the secondary one. Default `false`. iOS 14.
    open var showsSecondaryOnlyButton = false

    /// Whether the user may show and hide sidebars with a swipe. Default `true`. iOS 5.1.
    ///
    /// Columns follow the touch; the sidebar of a classic split view appears and disappears as with the button.
    open var presentsWithGesture = true

    /// When the bar shows the display mode button. Default `.automatic`. iOS 14.5.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic

    /// The side of the sidebars. Default `.leading`. iOS 11.
    open var primaryEdge = PrimaryEdge.leading {
        didSet { viewStorage?.setNeedsLayout() }
    }

    /// The background of the primary column. Default `.none`. iOS 13.
    open var primaryBackgroundStyle = BackgroundStyle.none

    /// The button that changes the display mode. Every access returns the same item. iOS 8.
    open var displayModeButtonItem: UIBarButtonItem { ensureModeButton() }

    // MARK: Widths

    /// The primary column's width as a fraction of the split view's; default ``automaticDimension``. iOS 8.
    open var preferredPrimaryColumnWidthFraction: CGFloat {
        get { primaryWidth.fraction }
        set { setWidth(\.fraction, newValue, of: \.primaryWidth) }
    }

    /// The primary column's width in points; default ``automaticDimension``. It takes precedence over the fraction. iOS 14.
    open var preferredPrimaryColumnWidth: CGFloat {
        get { primaryWidth.preferred }
        set { setWidth(\.preferred, newValue, of: \.primaryWidth) }
    }

    /// The minimum width of the primary column; default ``automaticDimension``. iOS 8.
    open var minimumPrimaryColumnWidth: CGFloat {
        get { primaryWidth.minimum }
        set { setWidth(\.minimum, newValue, of: \.primaryWidth) }
    }

    /// The maximum width of the primary column; default ``automaticDimension``. iOS 8.
    open var maximumPrimaryColumnWidth: CGFloat {
        get { primaryWidth.maximum }
        set { setWidth(\.maximum, newValue, of: \.primaryWidth) }
    }

    /// The width of the primary column, in points. iOS 8.
    open var primaryColumnWidth: CGFloat { primaryWidth.width(of: loadedView.bounds.width) }

    /// The supplementary column's width as a fraction of the split view's; default ``automaticDimension``. iOS 14.
    open var preferredSupplementaryColumnWidthFraction: CGFloat {
        get { supplementaryWidth.fraction }
        set { setWidth(\.fraction, newValue, of: \.supplementaryWidth) }
    }

    /// The supplementary column's width in points; default ``automaticDimension``. iOS 14.
    open var preferredSupplementaryColumnWidth: CGFloat {
        get { supplementaryWidth.preferred }
        set { setWidth(\.preferred, newValue, of: \.supplementaryWidth) }
    }

    /// The minimum width of the supplementary column; default ``automaticDimension``. iOS 14.
    open var minimumSupplementaryColumnWidth: CGFloat {
        get { supplementaryWidth.minimum }
        set { setWidth(\.minimum, newValue, of: \.supplementaryWidth) }
    }

    /// The maximum width of the supplementary column; default ``automaticDimension``. iOS 14.
    open var maximumSupplementaryColumnWidth: CGFloat {
        get { supplementaryWidth.maximum }
        set { setWidth(\.maximum, newValue, of: \.supplementaryWidth) }
    }

    /// The width of the supplementary column, in points. iOS 14.
    open var supplementaryColumnWidth: CGFloat { supplementaryWidth.width(of: loadedView.bounds.width) }

    /// The secondary column's width as a fraction of the split view's; default ``automaticDimension``. iOS 26.
    ///
    /// The adjacent sidebar has the rest of the width. Follows Apple's page "preferredSecondaryColumnWidthFraction".
    open var preferredSecondaryColumnWidthFraction: CGFloat {
        get { secondaryWidth.fraction }
        set { setWidth(\.fraction, newValue, of: \.secondaryWidth) }
    }

    /// The secondary column's width in points; default ``automaticDimension``. It takes precedence over the fraction. iOS 26.
    open var preferredSecondaryColumnWidth: CGFloat {
        get { secondaryWidth.preferred }
        set { setWidth(\.preferred, newValue, of: \.secondaryWidth) }
    }

    /// The minimum width of the secondary column; default ``automaticDimension``. iOS 26.
    open var minimumSecondaryColumnWidth: CGFloat {
        get { secondaryWidth.minimum }
        set { setWidth(\.minimum, newValue, of: \.secondaryWidth) }
    }

    /// The inspector column's width as a fraction of the split view's; default ``automaticDimension``. iOS 26.
    open var preferredInspectorColumnWidthFraction: CGFloat {
        get { inspectorWidth.fraction }
        set { setWidth(\.fraction, newValue, of: \.inspectorWidth) }
    }

    /// The inspector column's width in points; default ``automaticDimension``. It takes precedence over the fraction. iOS 26.
    open var preferredInspectorColumnWidth: CGFloat {
        get { inspectorWidth.preferred }
        set { setWidth(\.preferred, newValue, of: \.inspectorWidth) }
    }

    /// The minimum width of the inspector column; default ``automaticDimension``. iOS 26.
    open var minimumInspectorColumnWidth: CGFloat {
        get { inspectorWidth.minimum }
        set { setWidth(\.minimum, newValue, of: \.inspectorWidth) }
    }

    /// The maximum width of the inspector column; default ``automaticDimension``. iOS 26.
    open var maximumInspectorColumnWidth: CGFloat {
        get { inspectorWidth.maximum }
        set { setWidth(\.maximum, newValue, of: \.inspectorWidth) }
    }

    // MARK: Decisions for the columns

    /// The delegate's orientations, or else the device's default.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        if let answer = pageInExtension?.supportedInterfaceOrientations { return answer }
        guard let delegate = delegateStorage else { return super.supportedInterfaceOrientations }
        return OptionalMember.ask { delegate.splitViewControllerSupportedInterfaceOrientations(self) }
            ?? super.supportedInterfaceOrientations
    }

    /// The delegate's orientation, or else the device's default.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        if let answer = pageInExtension?.preferredInterfaceOrientationForPresentation { return answer }
        guard let delegate = delegateStorage else {
            return super.preferredInterfaceOrientationForPresentation
        }
        return OptionalMember.ask {
            delegate.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
        } ?? super.preferredInterfaceOrientationForPresentation
    }

    /// The traits of a column. Since iOS 26 they contain the layout of the split view.
    open override func overrideTraitCollection(
        forChild childViewController: UIViewController
    ) -> UITraitCollection? {
        traits(ofColumn: super.overrideTraitCollection(forChild: childViewController))
    }

    /// Collapses or expands if the width requires it.
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

    /// Restores the saved view controllers to the columns of a classic split view without view controllers. iOS 6.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeColumns(with: coder)
    }

    // MARK: For the engine

    @_spi(UIKitModules) open override var appearanceChildren: [UIViewController] { arranged }

    @_spi(UIKitModules) open override func prepareVisibleChildren() { arrangeUnseen() }

    @_spi(UIKitModules) open override func containerDidSettle() {
        if flags.contains(.isRequested) == false { settleArrangement() }
    }

    @_spi(UIKitModules) open override func childIsLeaving(_ child: UIViewController) { forget(child) }

    override func barInsets(for child: UIViewController) -> UIEdgeInsets { sidebarInsets(for: child) }
}
