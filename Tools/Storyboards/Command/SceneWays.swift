import InterfaceFiles

/// A scene of one of the files.
@MainActor
struct TouredScene {
    let scene: InterfaceScene
    let file: InterfaceFile

    var id: String { scene.controller?.id ?? "" }

    /// The scene's name in reports: the file's name with the scene's identifier, class or ID.
    var name: String {
        let names = ["storyboardIdentifier", "customClass", "id"].compactMap { scene.controller?.peek($0) }
        return "\(file.name): \(names.first ?? "page")"
    }

    /// Whether it contains other controllers: such a page can't be pushed.
    var isContainer: Bool {
        ["navigationController", "tabBarController", "splitViewController"].contains(
            scene.controller?.name ?? "")
    }

    /// Whether a segue of certain kinds leads from here to a scene.
    func leads(to scene: TouredScene, by kinds: Set<String>) -> Bool {
        segues.contains { $0.peek("destination") == scene.id && kinds.contains($0.peek("kind") ?? "") }
    }

    /// The segues of the scene, including relationships.
    var segues: [InterfaceElement] {
        scene.element.descendants.filter { $0.name == "segue" && $0.parent?.name == "connections" }
    }
}

/// The transitions between the scenes of one file, in a form without further parsing.
@MainActor
struct SceneWays {
    let scenes: [TouredScene]

    init(_ file: InterfaceFile) {
        scenes = file.scenes.filter { $0.controller != nil && !$0.isReference }
            .map { TouredScene(scene: $0, file: file) }
    }

    /// The scenes that contain a scene, innermost first: containers, and pages that embed it.
    func around(_ scene: TouredScene) -> [TouredScene] {
        var (found, inner): ([TouredScene], TouredScene) = ([], scene)
        while let outer = holder(of: inner), !found.contains(where: { $0.id == outer.id }),
            outer.id != scene.id
        {
            found.append(outer)
            inner = outer
        }
        return found
    }

    /// Whether pages of a stack lead to a scene, or whether it pushes pages itself.
    func isOnStack(_ scene: TouredScene) -> Bool { isOnStack(scene, seen: []) }

    private func isOnStack(_ scene: TouredScene, seen: Set<String>) -> Bool {
        if seen.contains(scene.id) { return false }
        if around(scene).contains(where: { $0.scene.controller?.name == "navigationController" })
            || scene.segues.contains(where: { $0.peek("kind") == "push" })
        {
            return true
        }
        return scenes.contains { from in
            from.leads(to: scene, by: ["show", "push"]) && isOnStack(from, seen: seen.union([scene.id]))
        }
    }

    /// A transition that leads to a scene and can be reversed.
    func way(to scene: TouredScene) -> (from: TouredScene, segue: InterfaceElement)? {
        let kinds: Set = [
            "show", "push", "presentation", "modal", "popover", "popoverPresentation", "custom",
        ]
        for from in scenes where from.id != scene.id {
            for segue in from.segues where segue.peek("destination") == scene.id {
                if kinds.contains(segue.peek("kind") ?? "") { return (from, segue) }
            }
        }
        return nil
    }

    private func holder(of scene: TouredScene) -> TouredScene? {
        scenes.first { $0.leads(to: scene, by: ["relationship", "embed"]) }
    }
}
