import InterfaceFiles

/// The scenes of a file that are being created, each inside the previous one.
///
/// A container whose child leads back to it, or a view controller that is embedded in itself, would be created endlessly. On a device,
/// the app terminates.
@MainActor
final class SceneNesting {
    /// A part of a scene.
    enum Part: Hashable {
        /// The view controller, with those of its relationships. A scene can't contain itself.
        case controller
        /// The view, with its embedded view controllers. An app may end the nesting by refusing a segue.
        case view

        var limit: Int { self == .controller ? 1 : 8 }
    }

    private struct Key: Hashable {
        let part: Part
        let element: ObjectIdentifier
    }

    private var depths: [Key: Int] = [:]

    /// Begins the creation of a part. Returns `false` if it is nested too deeply, which is an error in the file.
    func begin(_ part: Part, of element: InterfaceElement) -> Bool {
        let key = Key(part: part, element: ObjectIdentifier(element))
        guard depths[key, default: 0] < part.limit else {
            element.reportFault("the scene lies within itself")
            return false
        }
        depths[key, default: 0] += 1
        return true
    }

    func end(_ part: Part, of element: InterfaceElement) {
        depths[Key(part: part, element: ObjectIdentifier(element)), default: 1] -= 1
    }
}
