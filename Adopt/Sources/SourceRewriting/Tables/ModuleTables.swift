/// The file of tables of a module: the code that belongs to none of its files.
///
/// Its imports are those of all files: on a device Foundation contains the networking, and UIKit has names that Foundation and
/// Objective-C export.
struct ModuleTables {
    let mainClass: String?
    /// Classes that the rows refer to by an alias.
    var hidden: [TypeRecord] = []
    /// The extensions of UIKit's classes that have rows.
    var extensions: [ExtensionRecord] = []

    var text: String {
        let imports = "@_exported import FoundationNetworking\n@_exported import UIKit\n"
        return ([imports] + [launch, rowsOfUIKit].compactMap { $0 } + aliases).joined(separator: "\n")
    }

    private var launch: String? {
        mainClass.map { name in
            """
            /// Makes the app's delegate: the class that had `@UIApplicationMain` or `@main`.
            @MainActor
            public func makeApplicationDelegate() -> any UIApplicationDelegate { \(name)() }

            """
        }
    }

    private var rowsOfUIKit: String? {
        guard !extensions.isEmpty else { return nil }
        let rows = extensions.map { "(\($0.name).self, \($0.name).\($0.partName))" }
        return """
            /// The outlets and actions that extensions add to UIKit's classes.
            final class ExtensionOutlets: InterfaceBuilderExtension {
                static var outlets: [(AnyClass, Outlets)] { [\(rows.joined(separator: ", "))] }
            }

            """
    }

    private var aliases: [String] {
        hidden.sorted { $0.name < $1.name }.map { type in
            """
            /// An alias, because a member of the class has the same name.
            typealias \(type.nameInRows) = \(type.name)

            """
        }
    }
}
