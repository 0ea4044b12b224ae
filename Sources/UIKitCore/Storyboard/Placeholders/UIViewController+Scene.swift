// For tools that go through the scenes of a file.
extension UIViewController {
    /// The id of the element that the controller was made of; `nil` if it is from no storyboard.
    package var sceneControllerID: String? { extras?.scene?.controllerID }

    /// Goes the way of one of the scene's segues, as if the user had asked for it. Does nothing for an id that is none's.
    ///
    /// The sender is the object that triggers the segue, if it exists.
    package func performSegue(elementID id: String) {
        guard let scene = extras?.scene, let template = scene.segues.template(id: id) else { return }
        let sender = template.origin.flatMap(scene.object(id:))
        SeguePerforming(template: template, scene: scene, source: self, sender: sender).performIfAllowed()
    }

    /// What stands in the scene beside the controller and its view.
    package var objectsBesideView: [AnyObject] { extras?.scene?.topLevelObjects ?? [] }
}
