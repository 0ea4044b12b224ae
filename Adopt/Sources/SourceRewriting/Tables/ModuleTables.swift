/// The file of tables of a module: what no file of its own says.
struct ModuleTables {
    let mainClass: String?

    var text: String? {
        mainClass.map { name in
            """
            import UIKit

            /// Makes the app's delegate: the class that had `@UIApplicationMain` or `@main`.
            @MainActor
            public func makeApplicationDelegate() -> any UIApplicationDelegate { \(name)() }

            """
        }
    }
}
