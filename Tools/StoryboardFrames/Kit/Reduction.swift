/// Reduces an Interface Builder file to the parts that affect its layout, with the saved frames.
///
/// The result is a valid file. It lacks the names of the app's classes, outlets, actions, colors, and other parts without a size.
public enum Reduction {
    /// The elements that affect no frame, including their contents.
    private static let elements: Set<String> = [
        "accessibility", "action", "barButtonItem", "capability", "color", "customFonts", "dependencies",
        "exit", "namedColor", "navigationItem", "nil", "offsetWrapper", "outlet", "outletCollection",
        "plugIn",
        "point", "prefetchUserInfo", "simulatedMetricsContainer", "systemColor", "tabBarItem",
        "textAttributes", "userDefinedRuntimeAttributes", "userGuides", "classes",
    ]

    /// The suffixes of gesture recognizers' elements.
    private static let suffixes = ["GestureRecognizer"]

    /// The attributes that affect no frame.
    private static let attributes: Set<String> = [
        "adjustsImageWhenDisabled", "adjustsImageWhenHighlighted", "animates", "baselineAdjustment",
        "clipsSubviews", "clearsContextBeforeDrawing", "colorLabel", "contentMode", "customClass",
        "customModule", "customModuleProvider", "identifier", "multipleTouchEnabled", "opaque",
        "propertyAccessControl", "restorationIdentifier", "reuseIdentifier", "selectionAffinity",
        "showsTouchWhenHighlighted", "storyboardIdentifier", "systemVersion", "translatesAutoresizing",
        "unwindAction", "userComments", "userInteractionEnabled", "userLabel", "colorMatched",
    ]

    /// The element without parts that affect no frame.
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

    /// Interface Builder writes sixteen digits. Five decimals are precise to less than a thousandth of a pixel.
    private static func rounded(_ value: String) -> String {
        guard let point = value.firstIndex(of: "."), value.distance(from: point, to: value.endIndex) > 7,
            let number = Double(value)
        else { return value }
        let short = (number * 100_000).rounded() / 100_000
        return short == short.rounded() ? "\(Int(short))" : "\(short)"
    }
}

extension Element {
    /// The text of an element whose content is text; empty for whitespace between elements.
    fileprivate var textOfItsOwn: String {
        ["string", "mutableString"].contains(name) || text.contains { !$0.isWhitespace } ? text : ""
    }
}
