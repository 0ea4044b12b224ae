import AdoptModel
import LinuxConditions
import SwiftParser
import SwiftSyntax

/// The modules that files use on Linux, by their names there.
enum FrameworkUses {
    /// The imported modules, and those that a file uses without an import, without the modules themselves.
    static func imports(of modules: [ModuleSources]) -> Set<String> {
        modules.filter { !$0.isForLinux }.reduce(into: []) { all, module in
            let others = module.adoptedModules.union([module.name])
            for file in module.files {
                let visitor = UseVisitor()
                visitor.walk(Parser.parse(source: file.text))
                let implied = ImpliedFramework.used(by: visitor.names, importing: visitor.imports)
                all.formUnion(visitor.imports.union(implied).subtracting(others))
            }
        }
    }
}
