import InterfaceFiles

/// Placeholders for views and view controllers of frameworks that aren't available here, such as a map.
@MainActor
enum AbsentClasses {
    /// Returns the placeholder class for an element; `nil` if it is neither a view nor a view controller.
    static func standIn(for element: InterfaceElement) -> AnyClass? {
        if let found = otherModules[element.name].flatMap(NSClassFromString) { return found }
        if element.peek("sceneMemberID") == "viewController" { return AbsentController.self }
        return isView(element) ? AbsentView.self : nil
    }

    /// Returns whether the class is a placeholder and placeholders aren't allowed. Evidence: words-nib-04.
    static func refuses(_ type: AnyClass, for element: InterfaceElement) -> Bool {
        guard type is AbsentView.Type || type is AbsentController.Type,
            Runtime.current.state(AbsentClassSettings.init).handling == .exception
        else { return false }
        let name = className(element.name)
        Runtime.current.diagnostics.raise(
            .invalidUnarchiveOperation,
            "Could not instantiate class named \(name) because no class named \(name) was found; the class needs to be defined "
                + "in source code or linked in from a library (ensure the class is part of the correct target)"
        )
        return true
    }

    /// Returns the class for an element name of Interface Builder.
    static func className(_ element: String) -> String { classNames[element] ?? element }

    private static let classNames = [
        "arscnView": "ARSCNView", "arskView": "ARSKView", "avPlayerViewController": "AVPlayerViewController",
        "glkView": "GLKView", "glkViewController": "GLKViewController", "mapView": "MKMapView",
        "mtkView": "MTKView", "sceneKitView": "SCNView", "skView": "SKView", "webView": "UIWebView",
        "wkWebView": "WKWebView",
    ]

    /// Warns that a placeholder ignores a value of the real class, such as a delegate.
    static func reportIgnored(_ key: String, of element: String) {
        Runtime.current.diagnostics.warn(
            "A \(element) has no effect here, as there is no class \(className(element)): its \(key) is ignored."
        )
    }

    /// Returns the required superclass of an app's own class for the element.
    static func base(of standIn: AnyClass) -> AnyClass {
        switch standIn {
        case is AbsentController.Type: UIViewController.self
        case is AbsentView.Type: UIView.self
        default: standIn
        }
    }

    /// The element classes of other modules, by the names under which a program may be linked with them.
    private static let otherModules = [
        "mapView": "MapKit.MKMapView", "wkWebView": "WebKit.WKWebView", "webView": "UIWebViews.UIWebView",
        "skView": "SpriteKit.SKView",
        "avPlayerViewController": "AVKit.AVPlayerViewController",
    ]

    private static func isView(_ element: InterfaceElement) -> Bool {
        guard let parent = element.parent else { return false }
        let key = element.peek("key")
        return parent.name == "subviews" || key == "view" || key == "customView" || key == "titleView"
            || element.name.hasSuffix("View") && parent.name == "objects"
    }
}

/// The result for an unavailable class in a storyboard or nib.
@MainActor
package final class AbsentClassSettings {
    package enum Handling {
        /// A view or view controller that shows the name.
        case standIn
        /// UIKit's exception, as in an app that is not linked with the framework.
        case exception
    }

    package var handling = Handling.standIn

    package init() {}
}

/// A placeholder for a view whose class isn't available here. Shows the name of its element.
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
        DrawnText(name, .systemFont(ofSize: 15), .secondaryLabel).draw(in: bounds, .center)
    }

    override func setValue(_ value: Any?, forUndefinedKey key: String) {
        AbsentClasses.reportIgnored(key, of: name)
    }
}

/// A placeholder for a view controller whose class isn't available here.
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

    override func setValue(_ value: Any?, forUndefinedKey key: String) {
        AbsentClasses.reportIgnored(key, of: name)
    }
}
