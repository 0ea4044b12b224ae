/// The one Swift file of a stand-in.
struct StandInText {
    /// A module with nothing in it, so that `import` compiles and each use is named at its line.
    static let empty = "@_exported import UIKit\n"

    let framework: KnownFramework
    let declarations: [FrameworkDeclaration]
    let names: Set<String>

    var text: String {
        let imports = (["UIKit"] + framework.imports).map { "@_exported import \($0)" }.joined(
            separator: "\n")
        let body = declarations.map { $0.text(keeping: names).trimmedStart }
        return ([head, imports] + body + [Self.notReal(framework.name)]).joined(separator: "\n\n") + "\n"
    }

    private var head: String {
        "// A stand-in for \(framework.name), which Linux lacks: what the app names of it. Nothing here is real."
    }

    /// What says that something is not real.
    static func notReal(_ module: String) -> String {
        """
        /// What has been said to be not real.
        nonisolated(unsafe) private var saidNotReal: Set<String> = []
        private let saidLock = NSLock()

        /// Says once on standard error that a function was called that does nothing.
        func notReal(_ name: String) {
            saidLock.lock()
            defer { saidLock.unlock() }
            guard saidNotReal.insert(name).inserted else { return }
            FileHandle.standardError.write(Data("\\(name) was called: \(module) is not real here, and nothing happens.\\n".utf8))
        }
        """
    }
}

extension String {
    fileprivate var trimmedStart: String { String(drop(while: \.isWhitespace)) }
}
