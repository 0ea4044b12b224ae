/// The file of tables of a module: what no file of its own says.
struct ModuleTables {
    let mainClass: String?
    /// Classes that rows of tables call by another name.
    var hidden: [TypeRecord] = []

    var text: String? {
        let parts = [launch].compactMap { $0 } + aliases
        return parts.isEmpty ? nil : (["import UIKit\n"] + parts).joined(separator: "\n")
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

    private var aliases: [String] {
        hidden.sorted { $0.name < $1.name }.map { type in
            """
            /// A member of the class has its name as well.
            typealias \(type.nameInRows) = \(type.name)

            """
        }
    }
}
