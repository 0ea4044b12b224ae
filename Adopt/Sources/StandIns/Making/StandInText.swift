/// The Swift file of a stand-in.
struct StandInText {
    /// An empty module, so that `import` compiles and the compiler reports each use.
    static let empty = "@_exported import UIKit\n"

    let framework: KnownFramework
    let declarations: [FrameworkDeclaration]
    let names: Set<String>

    var text: String {
        let exported = (["UIKit"] + framework.imports).map { "@_exported import \($0)" }
        let imports = (exported + (framework.asksUser ? [Self.importOfPermissions] : [])).joined(
            separator: "\n")
        let body = declarations.map { $0.text(keeping: names).trimmedStart }
        return ([head, imports] + body + [Self.notReal(framework.name)]).joined(separator: "\n\n") + "\n"
    }

    /// The import of UIKit for a module that asks the user for permissions.
    static let importOfPermissions = "@_spi(SystemModules) import UIKit"

    private var head: String {
        "// A stand-in for \(framework.name), which Linux lacks, with the declarations that the app uses."
    }

    /// The function that logs the use of a declaration without a real implementation.
    static func notReal(_ module: String) -> String {
        """
        /// The names that have been logged.
        nonisolated(unsafe) private var saidNotReal: Set<String> = []
        private let saidLock = NSLock()

        /// Logs the first call of a function that does nothing, to standard error.
        func notReal(_ name: String) {
            saidLock.lock()
            defer { saidLock.unlock() }
            guard saidNotReal.insert(name).inserted else { return }
            FileHandle.standardError.write(Data("\\(name) was called, but does nothing: \(module) is a stand-in.\\n".utf8))
        }
        """
    }
}

extension String {
    fileprivate var trimmedStart: String { String(drop(while: \.isWhitespace)) }
}
