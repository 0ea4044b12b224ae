import InterfaceFiles

extension StoryboardSource: StoryboardContents {
    package var globalTint: UIColor? {
        guard let file, let element = file.tintColor else { return nil }
        return InterfaceLoading(file, bundle).color(element)
    }

    package var initialIdentifier: String? { initialScene?.identifier }

    package func makeInitialController(
        of storyboard: UIStoryboard, _ creator: UIStoryboard.Creator?
    ) -> UIViewController? {
        initialScene.map { make($0, of: storyboard, creator) }
    }

    package func makeController(
        _ identifier: String, of storyboard: UIStoryboard, _ creator: UIStoryboard.Creator?
    ) -> UIViewController {
        scene(identifier: identifier, of: storyboard).map { make($0, of: storyboard, creator) }
            ?? UIViewController()
    }
}

extension StoryboardSource {
    private func scene(identifier: String, of storyboard: UIStoryboard) -> InterfaceScene? {
        guard let scene = file?.scene(identifier: identifier) else {
            refuse(identifier: identifier, of: storyboard)
            return nil
        }
        return scene
    }

    /// Evidence: gt2-sb-01.
    func refuse(identifier: String, of storyboard: UIStoryboard) {
        Runtime.current.diagnostics.raise(
            .invalidArgument,
            "Storyboard (\(described(storyboard))) doesn't contain a view controller with identifier '\(identifier)'"
        )
    }

    /// Creates the view controller of a scene. For a storyboard reference, creates the view controller that it refers to.
    ///
    /// - Parameter container: The loading of the container of this view controller.
    func make(
        _ scene: InterfaceScene, of storyboard: UIStoryboard, _ creator: UIStoryboard.Creator? = nil,
        in container: InterfaceLoading? = nil
    ) -> UIViewController {
        guard let element = scene.controller else { return UIViewController() }
        if let reference = InterfaceReference(element) {
            return make(reference, of: storyboard, creator, in: container)
        }
        return StoryboardScene(scene, of: storyboard, self).makeController(creator, in: container)
    }

    /// Creates the view controller of a storyboard reference. iOS 9.
    private func make(
        _ reference: InterfaceReference, of storyboard: UIStoryboard, _ creator: UIStoryboard.Creator?,
        in container: InterfaceLoading?
    ) -> UIViewController {
        if let page = standIns.page(reference) { return page }
        let bundle = reference.bundleIdentifier.flatMap { Bundle(identifier: $0) } ?? bundle
        let other = reference.storyboardName.map { StoryboardSource.find($0, in: bundle) }
        let (source, storyboard) = other.map { ($0, UIStoryboard($0)) } ?? (self, storyboard)
        let scene =
            if let identifier = reference.identifier {
                source.scene(identifier: identifier, of: storyboard)
            } else { source.initialScene }
        return scene.map { source.make($0, of: storyboard, creator, in: container) } ?? UIViewController()
    }
}
