import InterfaceFiles

/// A storyboard's file, its bundle, and its localized texts.
@MainActor
package final class StoryboardSource {
    package let name: String
    package let bundle: Bundle
    /// The contents of the file; `nil` if it could not be read.
    let file: InterfaceFile?
    let strings: [String: String]
    /// Placeholders for missing objects, for tools.
    let standIns: InterfaceStandIns
    private(set) lazy var scenes: [String: InterfaceScene] = scenesByID
    let nesting = SceneNesting()
    private var sceneSegues: [ObjectIdentifier: SceneSegues] = [:]

    private init(
        _ name: String, _ bundle: Bundle, _ file: InterfaceFile?, _ strings: [String: String],
        _ standIns: InterfaceStandIns = InterfaceStandIns()
    ) {
        self.name = name
        self.bundle = bundle
        self.file = file
        self.strings = strings
        self.standIns = standIns
        file?.readDocument()
    }

    /// Creates a source from a file that has been read, without localized texts.
    convenience init(_ file: InterfaceFile, in bundle: Bundle, _ standIns: InterfaceStandIns) {
        self.init(file.name, bundle, file, [:], standIns)
    }

    /// Returns the scene whose view controller has an identifier.
    func scene(id: String) -> InterfaceScene? { scenes[id] }

    /// Returns the segues of a scene, which are read once.
    func segues(of scene: InterfaceScene) -> SceneSegues {
        let key = ObjectIdentifier(scene.element)
        if let present = sceneSegues[key] { return present }
        let made = file.map { SceneSegues(scene, in: $0, bundle, standIns) } ?? SceneSegues()
        sceneSegues[key] = made
        return made
    }

    var initialScene: InterfaceScene? { file?.initialViewController?.peek("id").flatMap(scene(id:)) }

    private var scenesByID: [String: InterfaceScene] {
        let pairs = (file?.scenes ?? []).compactMap { scene in
            scene.controller?.peek("id").map { ($0, scene) }
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }
}

// Finding.
extension StoryboardSource {
    /// The cached storyboards. A file is read once.
    private static var sources: [String: StoryboardSource] = [:]

    package static func find(_ name: String, in bundle: Bundle) -> StoryboardSource {
        guard let found = InterfaceFilePlace(name, "storyboard", in: bundle) else {
            Runtime.current.diagnostics.raise(
                .invalidArgument,
                "Could not find a storyboard named '\(name)' in bundle \(bundle.interfaceName)")
            return StoryboardSource(name, bundle, nil, [:])
        }
        if let source = sources[found.path] { return source }
        let source = StoryboardSource(name, bundle, found.read(), found.strings)
        sources[found.path] = source
        return source
    }
}
