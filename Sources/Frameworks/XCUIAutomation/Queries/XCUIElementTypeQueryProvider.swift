import ScreenTree

/// Provides a query for each type of element. iOS 9. Follows Apple's page "XCUIElementTypeQueryProvider".
@preconcurrency @MainActor
public protocol XCUIElementTypeQueryProvider {
    /// The first element that the query finds. iOS 11. Follows Apple's page "firstMatch".
    var firstMatch: XCUIElement { get }

    /// Returns a query for all descendants of a type.
    func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery
}

extension XCUIElementTypeQueryProvider {
    /// A query for elements of the type ``XCUIElement/ElementType/other``.
    public var otherElements: XCUIElementQuery { descendants(matching: .other) }

    /// A query for elements of the type ``XCUIElement/ElementType/group``.
    public var groups: XCUIElementQuery { descendants(matching: .group) }

    /// A query for elements of the type ``XCUIElement/ElementType/window``.
    public var windows: XCUIElementQuery { descendants(matching: .window) }

    /// A query for elements of the type ``XCUIElement/ElementType/sheet``.
    public var sheets: XCUIElementQuery { descendants(matching: .sheet) }

    /// A query for elements of the type ``XCUIElement/ElementType/drawer``.
    public var drawers: XCUIElementQuery { descendants(matching: .drawer) }

    /// A query for elements of the type ``XCUIElement/ElementType/alert``.
    public var alerts: XCUIElementQuery { descendants(matching: .alert) }

    /// A query for elements of the type ``XCUIElement/ElementType/dialog``.
    public var dialogs: XCUIElementQuery { descendants(matching: .dialog) }

    /// A query for elements of the type ``XCUIElement/ElementType/button``.
    public var buttons: XCUIElementQuery { descendants(matching: .button) }

    /// A query for elements of the type ``XCUIElement/ElementType/radioButton``.
    public var radioButtons: XCUIElementQuery { descendants(matching: .radioButton) }

    /// A query for elements of the type ``XCUIElement/ElementType/radioGroup``.
    public var radioGroups: XCUIElementQuery { descendants(matching: .radioGroup) }

    /// A query for elements of the type ``XCUIElement/ElementType/checkBox``.
    public var checkBoxes: XCUIElementQuery { descendants(matching: .checkBox) }

    /// A query for elements of the type ``XCUIElement/ElementType/disclosureTriangle``.
    public var disclosureTriangles: XCUIElementQuery { descendants(matching: .disclosureTriangle) }

    /// A query for elements of the type ``XCUIElement/ElementType/popUpButton``.
    public var popUpButtons: XCUIElementQuery { descendants(matching: .popUpButton) }

    /// A query for elements of the type ``XCUIElement/ElementType/comboBox``.
    public var comboBoxes: XCUIElementQuery { descendants(matching: .comboBox) }

    /// A query for elements of the type ``XCUIElement/ElementType/menuButton``.
    public var menuButtons: XCUIElementQuery { descendants(matching: .menuButton) }

    /// A query for elements of the type ``XCUIElement/ElementType/toolbarButton``.
    public var toolbarButtons: XCUIElementQuery { descendants(matching: .toolbarButton) }

    /// A query for elements of the type ``XCUIElement/ElementType/popover``.
    public var popovers: XCUIElementQuery { descendants(matching: .popover) }

    /// A query for elements of the type ``XCUIElement/ElementType/keyboard``.
    public var keyboards: XCUIElementQuery { descendants(matching: .keyboard) }

    /// A query for elements of the type ``XCUIElement/ElementType/key``.
    public var keys: XCUIElementQuery { descendants(matching: .key) }

    /// A query for elements of the type ``XCUIElement/ElementType/navigationBar``.
    public var navigationBars: XCUIElementQuery { descendants(matching: .navigationBar) }

    /// A query for elements of the type ``XCUIElement/ElementType/tabBar``.
    public var tabBars: XCUIElementQuery { descendants(matching: .tabBar) }

    /// A query for elements of the type ``XCUIElement/ElementType/tabGroup``.
    public var tabGroups: XCUIElementQuery { descendants(matching: .tabGroup) }

    /// A query for elements of the type ``XCUIElement/ElementType/toolbar``.
    public var toolbars: XCUIElementQuery { descendants(matching: .toolbar) }

    /// A query for elements of the type ``XCUIElement/ElementType/statusBar``.
    public var statusBars: XCUIElementQuery { descendants(matching: .statusBar) }

    /// A query for elements of the type ``XCUIElement/ElementType/table``.
    public var tables: XCUIElementQuery { descendants(matching: .table) }

    /// A query for elements of the type ``XCUIElement/ElementType/tableRow``.
    public var tableRows: XCUIElementQuery { descendants(matching: .tableRow) }

    /// A query for elements of the type ``XCUIElement/ElementType/tableColumn``.
    public var tableColumns: XCUIElementQuery { descendants(matching: .tableColumn) }

    /// A query for elements of the type ``XCUIElement/ElementType/outline``.
    public var outlines: XCUIElementQuery { descendants(matching: .outline) }

    /// A query for elements of the type ``XCUIElement/ElementType/outlineRow``.
    public var outlineRows: XCUIElementQuery { descendants(matching: .outlineRow) }

    /// A query for elements of the type ``XCUIElement/ElementType/browser``.
    public var browsers: XCUIElementQuery { descendants(matching: .browser) }

    /// A query for elements of the type ``XCUIElement/ElementType/collectionView``.
    public var collectionViews: XCUIElementQuery { descendants(matching: .collectionView) }

    /// A query for elements of the type ``XCUIElement/ElementType/slider``.
    public var sliders: XCUIElementQuery { descendants(matching: .slider) }

    /// A query for elements of the type ``XCUIElement/ElementType/pageIndicator``.
    public var pageIndicators: XCUIElementQuery { descendants(matching: .pageIndicator) }

    /// A query for elements of the type ``XCUIElement/ElementType/progressIndicator``.
    public var progressIndicators: XCUIElementQuery { descendants(matching: .progressIndicator) }

    /// A query for elements of the type ``XCUIElement/ElementType/activityIndicator``.
    public var activityIndicators: XCUIElementQuery { descendants(matching: .activityIndicator) }

    /// A query for elements of the type ``XCUIElement/ElementType/segmentedControl``.
    public var segmentedControls: XCUIElementQuery { descendants(matching: .segmentedControl) }

    /// A query for elements of the type ``XCUIElement/ElementType/picker``.
    public var pickers: XCUIElementQuery { descendants(matching: .picker) }

    /// A query for elements of the type ``XCUIElement/ElementType/pickerWheel``.
    public var pickerWheels: XCUIElementQuery { descendants(matching: .pickerWheel) }

    /// A query for elements of the type ``XCUIElement/ElementType/switch``.
    public var switches: XCUIElementQuery { descendants(matching: .`switch`) }

    /// A query for elements of the type ``XCUIElement/ElementType/toggle``.
    public var toggles: XCUIElementQuery { descendants(matching: .toggle) }

    /// A query for elements of the type ``XCUIElement/ElementType/link``.
    public var links: XCUIElementQuery { descendants(matching: .link) }

    /// A query for elements of the type ``XCUIElement/ElementType/image``.
    public var images: XCUIElementQuery { descendants(matching: .image) }

    /// A query for elements of the type ``XCUIElement/ElementType/icon``.
    public var icons: XCUIElementQuery { descendants(matching: .icon) }

    /// A query for elements of the type ``XCUIElement/ElementType/searchField``.
    public var searchFields: XCUIElementQuery { descendants(matching: .searchField) }

    /// A query for elements of the type ``XCUIElement/ElementType/scrollView``.
    public var scrollViews: XCUIElementQuery { descendants(matching: .scrollView) }

    /// A query for elements of the type ``XCUIElement/ElementType/scrollBar``.
    public var scrollBars: XCUIElementQuery { descendants(matching: .scrollBar) }

    /// A query for elements of the type ``XCUIElement/ElementType/staticText``.
    public var staticTexts: XCUIElementQuery { descendants(matching: .staticText) }

    /// A query for elements of the type ``XCUIElement/ElementType/textField``.
    public var textFields: XCUIElementQuery { descendants(matching: .textField) }

    /// A query for elements of the type ``XCUIElement/ElementType/secureTextField``.
    public var secureTextFields: XCUIElementQuery { descendants(matching: .secureTextField) }

    /// A query for elements of the type ``XCUIElement/ElementType/datePicker``.
    public var datePickers: XCUIElementQuery { descendants(matching: .datePicker) }

    /// A query for elements of the type ``XCUIElement/ElementType/textView``.
    public var textViews: XCUIElementQuery { descendants(matching: .textView) }

    /// A query for elements of the type ``XCUIElement/ElementType/menu``.
    public var menus: XCUIElementQuery { descendants(matching: .menu) }

    /// A query for elements of the type ``XCUIElement/ElementType/menuItem``.
    public var menuItems: XCUIElementQuery { descendants(matching: .menuItem) }

    /// A query for elements of the type ``XCUIElement/ElementType/menuBar``.
    public var menuBars: XCUIElementQuery { descendants(matching: .menuBar) }

    /// A query for elements of the type ``XCUIElement/ElementType/menuBarItem``.
    public var menuBarItems: XCUIElementQuery { descendants(matching: .menuBarItem) }

    /// A query for elements of the type ``XCUIElement/ElementType/map``.
    public var maps: XCUIElementQuery { descendants(matching: .map) }

    /// A query for elements of the type ``XCUIElement/ElementType/webView``.
    public var webViews: XCUIElementQuery { descendants(matching: .webView) }

    /// A query for elements of the type ``XCUIElement/ElementType/incrementArrow``.
    public var incrementArrows: XCUIElementQuery { descendants(matching: .incrementArrow) }

    /// A query for elements of the type ``XCUIElement/ElementType/decrementArrow``.
    public var decrementArrows: XCUIElementQuery { descendants(matching: .decrementArrow) }

    /// A query for elements of the type ``XCUIElement/ElementType/timeline``.
    public var timelines: XCUIElementQuery { descendants(matching: .timeline) }

    /// A query for elements of the type ``XCUIElement/ElementType/ratingIndicator``.
    public var ratingIndicators: XCUIElementQuery { descendants(matching: .ratingIndicator) }

    /// A query for elements of the type ``XCUIElement/ElementType/valueIndicator``.
    public var valueIndicators: XCUIElementQuery { descendants(matching: .valueIndicator) }

    /// A query for elements of the type ``XCUIElement/ElementType/splitGroup``.
    public var splitGroups: XCUIElementQuery { descendants(matching: .splitGroup) }

    /// A query for elements of the type ``XCUIElement/ElementType/splitter``.
    public var splitters: XCUIElementQuery { descendants(matching: .splitter) }

    /// A query for elements of the type ``XCUIElement/ElementType/relevanceIndicator``.
    public var relevanceIndicators: XCUIElementQuery { descendants(matching: .relevanceIndicator) }

    /// A query for elements of the type ``XCUIElement/ElementType/colorWell``.
    public var colorWells: XCUIElementQuery { descendants(matching: .colorWell) }

    /// A query for elements of the type ``XCUIElement/ElementType/helpTag``.
    public var helpTags: XCUIElementQuery { descendants(matching: .helpTag) }

    /// A query for elements of the type ``XCUIElement/ElementType/matte``.
    public var mattes: XCUIElementQuery { descendants(matching: .matte) }

    /// A query for elements of the type ``XCUIElement/ElementType/dockItem``.
    public var dockItems: XCUIElementQuery { descendants(matching: .dockItem) }

    /// A query for elements of the type ``XCUIElement/ElementType/ruler``.
    public var rulers: XCUIElementQuery { descendants(matching: .ruler) }

    /// A query for elements of the type ``XCUIElement/ElementType/rulerMarker``.
    public var rulerMarkers: XCUIElementQuery { descendants(matching: .rulerMarker) }

    /// A query for elements of the type ``XCUIElement/ElementType/grid``.
    public var grids: XCUIElementQuery { descendants(matching: .grid) }

    /// A query for elements of the type ``XCUIElement/ElementType/levelIndicator``.
    public var levelIndicators: XCUIElementQuery { descendants(matching: .levelIndicator) }

    /// A query for elements of the type ``XCUIElement/ElementType/cell``.
    public var cells: XCUIElementQuery { descendants(matching: .cell) }

    /// A query for elements of the type ``XCUIElement/ElementType/layoutArea``.
    public var layoutAreas: XCUIElementQuery { descendants(matching: .layoutArea) }

    /// A query for elements of the type ``XCUIElement/ElementType/layoutItem``.
    public var layoutItems: XCUIElementQuery { descendants(matching: .layoutItem) }

    /// A query for elements of the type ``XCUIElement/ElementType/handle``.
    public var handles: XCUIElementQuery { descendants(matching: .handle) }

    /// A query for elements of the type ``XCUIElement/ElementType/stepper``.
    public var steppers: XCUIElementQuery { descendants(matching: .stepper) }

    /// A query for elements of the type ``XCUIElement/ElementType/tab``.
    public var tabs: XCUIElementQuery { descendants(matching: .tab) }

    /// A query for elements of the type ``XCUIElement/ElementType/touchBar``.
    public var touchBars: XCUIElementQuery { descendants(matching: .touchBar) }

    /// A query for elements of the type ``XCUIElement/ElementType/statusItem``.
    public var statusItems: XCUIElementQuery { descendants(matching: .statusItem) }

    /// A query for outline rows. On iOS there are none. Follows Apple's page "disclosedChildRows".
    public var disclosedChildRows: XCUIElementQuery { descendants(matching: .outlineRow) }
}
