import InterfaceFiles

/// What stands in the place of views and controllers of frameworks that do not exist here, such as a map.
@MainActor
enum AbsentClasses {
    /// The class that stands in an element's place; `nil` for what is neither a view nor a controller.
    static func standIn(for element: InterfaceElement) -> AnyClass? {
        if let found = otherModules[element.name].flatMap(NSClassFromString) { return found }
        if element.peek("sceneMemberID") == "viewController" { return AbsentController.self }
        return isView(element) ? AbsentView.self : nil
    }

    /// What an app's own class in that place must be.
    static func base(of standIn: AnyClass) -> AnyClass {
        switch standIn {
        case is AbsentController.Type: UIViewController.self
        case is AbsentView.Type: UIView.self
        default: standIn
        }
    }

    /// The classes of elements that other modules have: a program may be linked with one of their names.
    private static let otherModules = [
        "mapView": "MapKit.MKMapView", "wkWebView": "WebKit.WKWebView", "skView": "SpriteKit.SKView",
        "avPlayerViewController": "AVKit.AVPlayerViewController",
    ]

    private static func isView(_ element: InterfaceElement) -> Bool {
        guard let parent = element.parent else { return false }
        let key = element.peek("key")
        return parent.name == "subviews" || key == "view" || key == "customView" || key == "titleView"
            || element.name.hasSuffix("View") && parent.name == "objects"
    }
}

/// Stands in the frame of a view whose class does not exist here, and shows the name of its element.
final class AbsentView: UIView {
    private let name: String

    init(_ name: String) {
        self.name = name
        super.init(frame: ScreenMetrics.current.bounds)
    }

    required init?(coder: NSCoder) {
        name = coder.interface?.element.name ?? ""
        super.init(coder: coder)
        coder.interface?.element.reportAbsence()
    }

    override func draw(_ rect: CGRect) {
        UIColor.systemGray5.setFill()
        UIRectFill(bounds)
        let text = NSAttributedString(
            string: name,
            attributes: [.font: UIFont.systemFont(ofSize: 15), .foregroundColor: UIColor.secondaryLabel])
        let size = text.size()
        text.draw(at: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2))
    }
}

/// Stands in the place of a controller whose class does not exist here.
final class AbsentController: UIViewController {
    private let name: String

    required init?(coder: NSCoder) {
        name = coder.interface?.element.name ?? ""
        super.init(coder: coder)
        coder.interface?.element.reportAbsence()
    }

    override func loadView() {
        view = viewOfFile ?? AbsentView(name)
    }
}
