import ScreenTree

/// The part that an element has in the text of a screen.
enum ElementRole: Equatable {
    /// An element that a user operates. Its texts and images are its name.
    case control(String)
    /// Text or an image.
    case content(String)
    /// A container with a line of its own.
    case container(String)
    /// A container without a line, unless it has a name: its elements belong to the one around it.
    case wrapper
    /// An element that is neither read nor operated.
    case left

    init(_ kind: ElementKind) {
        if let word = Self.controls[kind] {
            self = .control(word)
        } else if let word = Self.containers[kind] {
            self = .container(word)
        } else {
            switch kind {
            case .staticText: self = .content("text")
            case .image: self = .content("image")
            case .icon: self = .content("icon")
            case .progressIndicator: self = .content("progress")
            case .activityIndicator: self = .content("activity")
            case .statusBar, .scrollBar, .any: self = .left
            default: self = .wrapper
            }
        }
    }

    private static let controls: [ElementKind: String] = [
        .button: "button", .link: "link", .cell: "cell", .tab: "tab", .switch: "switch", .toggle: "toggle",
        .checkBox: "checkbox", .slider: "slider", .stepper: "stepper", .textField: "field",
        .secureTextField: "secure", .searchField: "search", .textView: "textview", .menuItem: "item",
        .picker: "picker", .pickerWheel: "wheel", .datePicker: "datepicker", .pageIndicator: "pages",
        .key: "key", .keyboard: "keyboard", .map: "map", .webView: "web", .colorWell: "colorwell",
    ]

    private static let containers: [ElementKind: String] = [
        .navigationBar: "navbar", .tabBar: "tabbar", .toolbar: "toolbar", .table: "table",
        .collectionView: "collection", .scrollView: "scroll", .alert: "alert", .sheet: "sheet",
        .popover: "popover", .menu: "menu", .segmentedControl: "segments", .dialog: "dialog",
    ]
}
