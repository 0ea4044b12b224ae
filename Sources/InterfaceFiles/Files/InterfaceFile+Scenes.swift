/// One scene of a storyboard: a view controller, and the objects that live with it.
package struct InterfaceScene {
    /// The element `<scene>`.
    package let element: InterfaceElement
    /// The view controller, or the reference to one in another storyboard; nil if the scene has none.
    package let controller: InterfaceElement?
    /// The other objects at the top of the scene, in the order of the file: first responder, exit, gesture recognizers, views.
    package let objects: [InterfaceElement]

    /// Whether the scene stands for a view controller of another storyboard.
    package var isReference: Bool { controller?.name == "viewControllerPlaceholder" }

    /// What a storyboard makes its controller by: the identifier that the app has given it, or the one that Xcode makes of its class and
    /// its id, `UIViewController-BYZ-38-t0r`; nil for a reference.
    package var identifier: String? {
        guard let controller, !isReference else { return nil }
        let name = controller.name.prefix(1).uppercased() + controller.name.dropFirst()
        return controller.peek("storyboardIdentifier") ?? controller.peek("id").map { "UI\(name)-\($0)" }
    }

    init(_ scene: InterfaceElement) {
        element = scene
        let all = scene.list("objects")
        // Asked of all, so that it counts as read in all.
        let controllers = all.filter { $0.readAlone("sceneMemberID") == "viewController" }
        let controller = controllers.first ?? all.first { $0.name.hasSuffix("iewController") }
        self.controller = controller
        objects = all.filter { $0 !== controller }
        for exit in objects where exit.name == "exit" { exit.markAsRead() }
        // What a reference names is read here: the page it leads to may never be asked for.
        _ = controller.flatMap { InterfaceReference($0) }
        for placeholder in objects where placeholder.name == "placeholder" {
            _ = (
                placeholder["placeholderIdentifier"], placeholder["customClass"], placeholder["customModule"]
            )
        }
    }
}

extension InterfaceFile {
    /// The objects at the top of a nib, in the order of the file, its placeholders among them; none in a storyboard.
    package var topLevelObjects: [InterfaceElement] { root.list("objects") }

    /// The view controller that a storyboard begins with; nil if it names none, or one that is not there.
    package var initialViewController: InterfaceElement? {
        root["initialViewController"].flatMap(element(id:))
    }

    /// The scene with an identifier; nil if there is none.
    package func scene(identifier: String) -> InterfaceScene? {
        scenes.first { $0.identifier == identifier }
    }
}

/// A scene that stands for a view controller of another storyboard (iOS 9).
package struct InterfaceReference: Hashable, Sendable {
    /// The id of the scene's object, by which segues name it.
    package let id: String?
    /// The other storyboard's name, without extension; nil for the same storyboard.
    package let storyboardName: String?
    /// The storyboard identifier in there; nil for the initial view controller.
    package let identifier: String?
    /// The bundle of the other storyboard; nil for that of this one.
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
