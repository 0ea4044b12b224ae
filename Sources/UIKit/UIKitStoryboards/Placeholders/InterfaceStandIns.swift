import InterfaceFiles

/// Placeholders for names in a file that this program doesn't define, for a tool that reads the file.
@MainActor
package struct InterfaceStandIns {
    /// The classes of objects by the names of their elements, instead of UIKit's own.
    package var classes: [String: AnyClass] = [:]
    /// The app's classes that a file names.
    package enum AppClasses {
        /// The classes that the program defines.
        case present
        /// No classes: each is replaced by a placeholder, even if the program contains the app.
        case replaced
    }

    package var appClasses = AppClasses.present
    /// The class of segues whose own class isn't defined.
    package var segueClass: UIStoryboardSegue.Type = UIStoryboardSegue.self
    /// A closure that returns a view controller of another storyboard; `nil` uses the bundle.
    package var page: (InterfaceReference) -> UIViewController? = { _ in nil }
    /// Images by name, instead of the bundle's.
    package var images: [String: UIImage] = [:]

    /// Creates a value without placeholders: missing objects are UIKit's or absent.
    package init() {}
}
