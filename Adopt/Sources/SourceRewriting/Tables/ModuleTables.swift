/// The file of tables of a module: the code that belongs to none of its files.
enum ModuleTables {
    private static let imports = "@_exported import FoundationNetworking\n@_exported import UIKit\n"

    /// The text of the file. Its imports are those of all files: on a device Foundation contains the networking, and UIKit has names that
    /// Foundation and Objective-C export.
    ///
    /// - Parameter extensions: The extensions of UIKit's classes that have rows.
    static func text(mainClass: String?, extensions: [ExtensionRecord] = []) -> String {
        imports + (mainClass.map(launch) ?? "") + rows(of: extensions)
    }

    private static func launch(of name: String) -> String {
        """

        /// Makes the app's delegate: the class that had `@UIApplicationMain` or `@main`.
        @MainActor
        public func makeApplicationDelegate() -> any UIApplicationDelegate { \(name)() }

        """
    }

    private static func rows(of extensions: [ExtensionRecord]) -> String {
        guard !extensions.isEmpty else { return "" }
        let rows = extensions.map { "(\($0.name).self, \($0.name).\($0.partName))" }
        return """

            /// The outlets and actions that extensions add to UIKit's classes.
            final class ExtensionOutlets: InterfaceBuilderExtension {
                static var outlets: [(AnyClass, Outlets)] { [\(rows.joined(separator: ", "))] }
            }

            """
    }
}
