/// Reduces a file of Interface Builder to what its layout depends on, with the frames that were saved.
///
/// What is left is such a file again. Gone are the names of the app's classes, outlets, actions, colours, and what else has no size.
public enum Reduction {
    /// The elements that no frame depends on, with all that is in them.
    private static let elements: Set<String> = [
        "accessibility", "action", "barButtonItem", "capability", "color", "customFonts", "dependencies",
        "exit", "namedColor", "navigationItem", "nil", "offsetWrapper", "outlet", "outletCollection",
        "plugIn",
        "point", "prefetchUserInfo", "simulatedMetricsContainer", "systemColor", "tabBarItem",
        "textAttributes", "userDefinedRuntimeAttributes", "userGuides", "classes",
    ]

    /// The elements that are a gesture's.
    private static let suffixes = ["GestureRecognizer"]

    /// The attributes that no frame depends on.
    private static let attributes: Set<String> = [
        "adjustsImageWhenDisabled", "adjustsImageWhenHighlighted", "animates", "baselineAdjustment",
        "clipsSubviews", "clearsContextBeforeDrawing", "colorLabel", "contentMode", "customClass",
        "customModule", "customModuleProvider", "identifier", "multipleTouchEnabled", "opaque",
        "propertyAccessControl", "restorationIdentifier", "reuseIdentifier", "selectionAffinity",
        "showsTouchWhenHighlighted", "storyboardIdentifier", "systemVersion", "translatesAutoresizing",
        "unwindAction", "userComments", "userInteractionEnabled", "userLabel", "colorMatched",
    ]

    /// The element without what no frame depends on.
    public static func reduced(_ element: Element) -> Element {
        let children = element.children.filter { !isDropped($0) }.map(reduced)
        let kept = element.attributes.filter { !attributes.contains($0.key) }.mapValues(rounded)
        return element.with(kept, children, children.isEmpty ? element.textOfItsOwn : "")
    }

    private static func isDropped(_ element: Element) -> Bool {
        elements.contains(element.name) || suffixes.contains { element.name.hasSuffix($0) }
            || element.name == "segue" && element.attributes["kind"] == "unwind"
            || element.name == "placeholder" && element.attributes["placeholderIdentifier"] != "IBFilesOwner"
            || element.name == "connections"
                && !element.children.contains { $0.name == "segue" && !isDropped($0) }
    }

    /// Interface Builder writes sixteen digits. Five places behind the point are a thousandth of a pixel and less.
    private static func rounded(_ value: String) -> String {
        guard let point = value.firstIndex(of: "."), value.distance(from: point, to: value.endIndex) > 7,
            let number = Double(value)
        else { return value }
        let short = (number * 100_000).rounded() / 100_000
        return short == short.rounded() ? "\(Int(short))" : "\(short)"
    }
}

extension Element {
    /// The text of an element that is there for its text; blanks between elements are none.
    fileprivate var textOfItsOwn: String {
        ["string", "mutableString"].contains(name) || text.contains { !$0.isWhitespace } ? text : ""
    }
}
