/// The file of tables of a module: the code that belongs to none of its files.
enum ModuleTables {
    /// The text of the file. Its imports are those of all files: on a device Foundation contains the networking, and UIKit has names that
    /// Foundation and Objective-C export.
    static func text(mainClass: String?) -> String {
        let launch = mainClass.map { name in
            """

            /// Makes the app's delegate: the class that had `@UIApplicationMain` or `@main`.
            @MainActor
            public func makeApplicationDelegate() -> any UIApplicationDelegate { \(name)() }

            """
        }
        return "@_exported import FoundationNetworking\n@_exported import UIKit\n" + (launch ?? "")
    }
}
