/// The scene of a storyboard that a view controller is from. A higher module creates it.
@MainActor
package protocol ControllerScene: AnyObject {
    var storyboard: UIStoryboard { get }
    /// The identifier of the view controller's element.
    var controllerID: String? { get }

    /// Creates the view controller's view, connected; `nil` if the scene has no view.
    func makeView() -> UIView?

    /// Performs the segue with an identifier for the app. Returns `false` if the scene has no such segue.
    func performSegue(_ identifier: String, from source: UIViewController, sender: Any?) -> Bool
}
