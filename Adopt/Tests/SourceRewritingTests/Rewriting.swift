import AdoptModel
import SourceRewriting

/// Rewrites a module of one file.
func rewrite(_ text: String) -> RewrittenModule.File { rewriteModule([text]).files[0] }

/// Rewrites a module of several files.
func rewriteModule(_ texts: [String]) -> RewrittenModule {
    let files = texts.enumerated().map {
        ModuleSources.File(path: "File\($0.offset).swift", text: $0.element)
    }
    return ModuleRewriter().rewrite(ModuleSources(name: "App", files: files))
}
