import InterfaceFiles

extension InterfaceReader {
    /// Returns the view controllers of a relationship, in the file's order. They are created and connected during the creation of their
    /// container, and receive `awakeFromNib()` before it.
    func related(_ relationship: String) -> [UIViewController] {
        loading.file.connections(of: element).compactMap { connection in
            guard connection.kind == .segue, connection.element["relationship"] == relationship,
                connection.element["kind"] == "relationship", let id = connection.destination,
                let own = loading.scene, let scene = own.source.scene(id: id)
            else { return nil }
            return own.source.make(scene, of: own.storyboard, in: loading)
        }
    }
}
