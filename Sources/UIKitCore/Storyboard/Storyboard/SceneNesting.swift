import InterfaceFiles

/// Which scenes of a file are being made, each within the one before.
///
/// A container whose page leads back to it, and a page that is embedded in itself, would be made for ever. On a device the app ends so.
@MainActor
final class SceneNesting {
    /// What is made of a scene.
    enum Part: Hashable {
        /// The controller, with those that its relationships lead to: no scene holds itself.
        case controller
        /// The view, with the pages that are embedded in it: an app may end that by refusing a segue.
        case view

        var limit: Int { self == .controller ? 1 : 8 }
    }

    private struct Key: Hashable {
        let part: Part
        let element: ObjectIdentifier
    }

    private var depths: [Key: Int] = [:]

    /// Says that a part is being made. One that is too deep within itself is a fault of the file: `false`.
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
