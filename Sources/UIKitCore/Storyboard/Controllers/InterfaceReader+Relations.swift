import InterfaceFiles

extension InterfaceReader {
    /// The controllers that a relationship leads to, in the file's order: made and connected within the making of their container, and awake before it is.
    func related(_ relationship: String) -> [UIViewController] {
        loading.file.connections(of: element).compactMap { connection in
            guard connection.kind == .segue, connection.element["relationship"] == relationship,
                connection.element["kind"] == "relationship", let id = connection.destination,
                let storyboard = loading.scene?.storyboard, let scene = storyboard.source.scene(id: id)
            else { return nil }
            return storyboard.make(scene, in: loading)
        }
    }
}
