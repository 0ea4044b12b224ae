import InterfaceFiles

/// What stands for what a file names and this program does not have, while a tool goes through the file.
@MainActor
package struct InterfaceStandIns {
    /// The classes that objects are of by the names of their elements, in place of UIKit's own.
    package var classes: [String: AnyClass] = [:]
    /// The classes that a file names.
    package enum AppClasses {
        /// Those that the program has.
        case present
        /// None: a stand-in is there for each, also where the program happens to have the app.
        case replaced
    }

    package var appClasses = AppClasses.present
    /// The class of segues whose own class is not there.
    package var segueClass: UIStoryboardSegue.Type = UIStoryboardSegue.self
    /// The page of another storyboard; `nil` leaves it to the bundle.
    package var page: (InterfaceReference) -> UIViewController? = { _ in nil }
    /// Images by name, in place of the bundle's.
    package var images: [String: UIImage] = [:]

    /// Nothing: what is not there is UIKit's, or is missing.
    package init() {}
}
