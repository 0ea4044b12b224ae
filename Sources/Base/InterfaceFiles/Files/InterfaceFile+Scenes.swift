/// A scene of a storyboard: a view controller and its objects.
package struct InterfaceScene {
    /// The `<scene>` element.
    package let element: InterfaceElement
    /// The view controller, or the reference to one in another storyboard; nil if the scene has none.
    package let controller: InterfaceElement?
    /// The scene's other top-level objects, in file order: first responder, exit, gesture recognizers, views.
    package let objects: [InterfaceElement]

    /// Whether the scene is a reference to a view controller of another storyboard.
    package var isReference: Bool { controller?.name == "viewControllerPlaceholder" }

    /// The identifier with which a storyboard creates the view controller: the app's own, or the one that Xcode derives from its class
    /// and id, `UIViewController-BYZ-38-t0r`; nil for a reference.
    package var identifier: String? {
        guard let controller, !isReference else { return nil }
        let name = controller.name.prefix(1).uppercased() + controller.name.dropFirst()
        return controller.peek("storyboardIdentifier") ?? controller.peek("id").map { "UI\(name)-\($0)" }
    }

    init(_ scene: InterfaceElement) {
        element = scene
        let all = scene.list("objects")
        // Checks all, so that the attribute counts as read in all.
        let controllers = all.filter { $0.readAlone("sceneMemberID") == "viewController" }
        let controller = controllers.first ?? all.first { $0.name.hasSuffix("iewController") }
        self.controller = controller
        objects = all.filter { $0 !== controller }
        for exit in objects where exit.name == "exit" { exit.markAsRead() }
        // Reads the values of the reference here, because code may never load the referenced page.
        _ = controller.flatMap { InterfaceReference($0) }
        for placeholder in objects where placeholder.name == "placeholder" {
            _ = (
                placeholder["placeholderIdentifier"], placeholder["customClass"], placeholder["customModule"]
            )
        }
    }
}

extension InterfaceFile {
    /// The top-level objects of a nib, in file order, including its placeholders; empty in a storyboard.
    package var topLevelObjects: [InterfaceElement] { root.list("objects") }

    /// The initial view controller of a storyboard; nil if there is none, or if its scene is missing.
    package var initialViewController: InterfaceElement? {
        root["initialViewController"].flatMap(element(id:))
    }

    /// Returns the scene with an identifier; nil if there is none.
    package func scene(identifier: String) -> InterfaceScene? {
        scenes.first { $0.identifier == identifier }
    }
}

/// A scene that refers to a view controller of another storyboard (iOS 9).
package struct InterfaceReference: Hashable, Sendable {
    /// The id of the scene's object, which segues use.
    package let id: String?
    /// The other storyboard's name, without extension; nil for the same storyboard.
    package let storyboardName: String?
    /// The storyboard identifier in the other storyboard; nil for the initial view controller.
    package let identifier: String?
    /// The bundle of the other storyboard; nil for the bundle of this one.
    package let bundleIdentifier: String?

    /// Reads a `<viewControllerPlaceholder>`; nil for any other element.
    package init?(_ element: InterfaceElement) {
        guard element.name == "viewControllerPlaceholder" else { return nil }
        id = element.id
        storyboardName = element["storyboardName"]
        identifier = element["referencedIdentifier"]
        bundleIdentifier = element["bundleIdentifier"]
    }
}
