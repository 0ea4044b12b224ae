import AdoptModel

/// Rewrites the files of a module so that they compile on Linux and do there what they do on a device.
public struct ModuleRewriter: Sendable {
    public init() {}

    public func rewrite(_ module: ModuleSources) -> RewrittenModule {
        RewrittenModule(files: module.files.map { RewrittenModule.File(path: $0.path, text: $0.text) })
    }
}
