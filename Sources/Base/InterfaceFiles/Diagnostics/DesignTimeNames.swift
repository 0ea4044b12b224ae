/// Values that Interface Builder writes for its own use. They have no effect on the app, so no code needs to read them.
package enum DesignTimeNames {
    /// A name, the elements in which it applies, and the reason why it has no effect.
    package struct Entry: Sendable {
        /// The name of an element or an attribute.
        package let name: String
        /// The elements that contain the element or have the attribute; empty for all.
        package let within: Set<String>
        /// The reason why the app doesn't need it.
        package let reason: String

        init(_ name: String, in within: Set<String> = [], _ reason: String) {
            self.name = name
            self.within = within
            self.reason = reason
        }
    }

    /// The elements that only Interface Builder uses, with their content.
    package static let elements = [
        Entry("dependencies", in: ["document"], "the plug-ins and versions that open the file"),
        Entry("classes", in: ["document"], "the headers that Xcode 4 found"),
        Entry("designables", in: ["document"], "sizes of views that were drawn by their own code"),
        Entry("customFonts", in: ["document"], "the font files that the canvas loaded"),
        Entry("accessibilityOverrides", in: ["document"], "the text size of the canvas"),
        Entry("adaptation", in: ["device"], "the split of the screen on the canvas"),
        Entry(
            "inferredMetricsTieBreakers", in: ["document"], "which segue lends a scene its bars on the canvas"
        ),
        Entry(
            "navigationItem", in: ["viewControllerPlaceholder"],
            "the bar of the canvas: the page in the other storyboard has its own"),
        Entry("nil", "a property without a value, which is its value from the start"),
        Entry("simulatedMetricsContainer", "bars and screens of the canvas"),
        Entry("simulatedStatusBarMetrics", "bars of the canvas"),
        Entry("simulatedNavigationBarMetrics", "bars of the canvas"),
        Entry("simulatedTabBarMetrics", "bars of the canvas"),
        Entry("simulatedToolbarMetrics", "bars of the canvas"),
        Entry("simulatedOrientationMetrics", "the orientation of the canvas"),
        Entry("simulatedScreenMetrics", "the screen of the canvas"),
        Entry("freeformSimulatedSizeMetrics", "the size of the scene on the canvas"),
        Entry("splitViewMasterSimulatedSizeMetrics", "the size of the scene on the canvas"),
        Entry("splitViewDetailSimulatedSizeMetrics", "the size of the scene on the canvas"),
        Entry("modalFormSheetSimulatedSizeMetrics", "the size of the scene on the canvas"),
        Entry("modalPageSheetSimulatedSizeMetrics", "the size of the scene on the canvas"),
    ]

    /// The property values that only Interface Builder uses, in any element.
    package static let keys = [
        Entry("canvasLocation", "the place on the canvas"),
        Entry("simulatedStatusBarMetrics", "bars of the canvas"),
        Entry("simulatedTopBarMetrics", "bars of the canvas"),
        Entry("simulatedBottomBarMetrics", "bars of the canvas"),
        Entry("simulatedOrientationMetrics", "the orientation of the canvas"),
        Entry("simulatedDestinationMetrics", "the size of the scene on the canvas"),
        Entry("freeformSize", "the size of the scene on the canvas"),
        Entry("userLabel", "the name in the outline"),
        Entry("userComments", "notes for the team"),
        Entry("designableContentSize", "the size of a view that was drawn by its own code"),
    ]

    /// The attributes that only Interface Builder uses.
    package static let attributes = [
        Entry("userLabel", "the name in the outline"),
        Entry("userComments", "notes for the team"),
        Entry("colorLabel", "the color in the outline"),
        Entry("misplaced", "a warning of the canvas"),
        Entry("ambiguous", "a warning of the canvas"),
        Entry("verifyAmbiguity", "which warnings the canvas shows"),
        Entry("fixedFrame", "the view has no constraints, and the canvas says so"),
        Entry("customModuleProvider", "where Xcode took the module's name from"),
        Entry(
            "storyboardIdentifier", in: ["viewControllerPlaceholder"],
            "code asks the other storyboard by the page's own"),
        Entry("sceneID", in: ["scene"], "the scene is known by its view controller"),
        Entry("version", in: ["document"], "the version of the format"),
        Entry("systemVersion", in: ["document"], "the Mac that saved the file"),
        Entry("propertyAccessControl", in: ["document"], "which properties are locked for translators"),
        Entry("variant", in: ["document"], "the set of size classes on the canvas"),
        Entry("colorMatched", in: ["document"], "the canvas matches colors"),
        Entry("layout", in: ["device"], "the split of the screen on the canvas"),
    ]

    private static let elementTable = table(elements)
    private static let keyTable = table(keys)
    private static let attributeTable = table(attributes)

    static func isDesignTime(_ element: InterfaceElement) -> Bool {
        let parent = element.parent?.name ?? ""
        if matches(elementTable[element.name], parent) { return true }
        return element.peek("key").map { matches(keyTable[$0], parent) } ?? false
    }

    static func isDesignTime(_ attribute: String, of element: String) -> Bool {
        matches(attributeTable[attribute], element)
    }

    private static func matches(_ within: Set<String>?, _ name: String) -> Bool {
        within.map { $0.isEmpty || $0.contains(name) } ?? false
    }

    private static func table(_ entries: [Entry]) -> [String: Set<String>] {
        Dictionary(entries.map { ($0.name, $0.within) }, uniquingKeysWith: { first, _ in first })
    }
}
