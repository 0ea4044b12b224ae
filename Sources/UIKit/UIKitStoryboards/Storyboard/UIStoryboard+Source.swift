import InterfaceFiles

extension UIStoryboard {
    private var source: StoryboardSource? { contents as? StoryboardSource }

    /// Creates the view controller whose element has an identifier; `nil` if there is none.
    func makeController(id: String) -> UIViewController? {
        source?.scene(id: id).map(makeController(of:))
    }

    /// Creates the view controller of a scene, with or without an identifier.
    package func makeController(of scene: InterfaceScene) -> UIViewController {
        source?.make(scene, of: self) ?? UIViewController()
    }
}

// For tools, which read files themselves.
extension UIStoryboard {
    /// Creates a storyboard from a file that has been read.
    package convenience init(
        _ file: InterfaceFile, in bundle: Bundle, standIns: InterfaceStandIns = InterfaceStandIns()
    ) {
        self.init(StoryboardSource(file, in: bundle, standIns))
    }

    /// The contents of the file; `nil` if it could not be read.
    package var file: InterfaceFile? { source?.file }
}
