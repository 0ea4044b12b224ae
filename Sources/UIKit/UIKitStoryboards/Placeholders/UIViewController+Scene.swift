// For tools that explore the scenes of a file.
extension UIViewController {
    /// The identifier of the view controller's element; `nil` if it isn't from a storyboard.
    package var sceneControllerID: String? { storyboardScene?.controllerID }

    /// Performs one of the scene's segues, as if the user had triggered it. Does nothing for an unknown identifier.
    ///
    /// The sender is the object that triggers the segue, if it exists.
    package func performSegue(elementID id: String) {
        guard let scene = storyboardScene, let template = scene.segues.template(id: id) else { return }
        let sender = template.origin.flatMap(scene.object(id:))
        SeguePerforming(template: template, scene: scene, source: self, sender: sender).performIfAllowed()
    }

    /// The scene's other top-level objects.
    package var objectsBesideView: [AnyObject] { storyboardScene?.topLevelObjects ?? [] }
}
