import AdoptModel
import SourceRewriting

/// Rewrites a module of one file.
func rewrite(_ text: String) -> RewrittenModule.File { rewriteModule([text]).files[0] }

/// Rewrites a module of several files.
func rewriteModule(_ texts: [String]) -> RewrittenModule {
    rewriteModule(named: texts.enumerated().map { ("File\($0.offset).swift", $0.element) })
}

/// Rewrites a module of files with names.
func rewriteModule(named files: [(String, String)]) -> RewrittenModule {
    let files = files.map { ModuleSources.File(path: $0.0, text: $0.1) }
    return ModuleRewriter().rewrite(ModuleSources(name: "App", files: files))
}
