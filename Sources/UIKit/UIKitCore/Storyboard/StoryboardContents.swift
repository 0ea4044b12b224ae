/// The contents of a storyboard's file. A higher module reads them.
@MainActor
package protocol StoryboardContents: AnyObject {
    /// Returns the contents of the storyboard with a name. A name that the bundle doesn't contain causes UIKit's exception.
    static func find(_ name: String, in bundle: Bundle) -> Self

    var name: String { get }
    var bundle: Bundle { get }
    /// The Global Tint of Interface Builder's file inspector; `nil` without one. The window uses it.
    var globalTint: UIColor? { get }
    /// The identifier of the initial view controller; `nil` without an initial view controller, or if it has no identifier.
    var initialIdentifier: String? { get }

    /// Creates the initial view controller; `nil` if there is none.
    func makeInitialController(of storyboard: UIStoryboard, _ creator: UIStoryboard.Creator?)
        -> UIViewController?

    /// Creates the view controller with an identifier. An unknown identifier causes UIKit's exception.
    func makeController(
        _ identifier: String, of storyboard: UIStoryboard, _ creator: UIStoryboard.Creator?
    ) -> UIViewController
}
