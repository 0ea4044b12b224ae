import AdoptModel

/// What tests run in where the project has no app: Xcode's own program for tests, whose bundle has nothing of the project.
enum TestHost {
    static let target = SourceTarget(
        name: "xctest", module: "xctest", kind: .app,
        settings: ["PRODUCT_BUNDLE_IDENTIFIER": "com.apple.dt.xctest.tool"])

    /// Whether tests of a mirror need it.
    static func isNeeded(by modules: [AdoptedModule], in record: MirrorRecord) -> Bool {
        let targets = modules.map(\.target)
        return targets.contains { $0.kind == .unitTests } && !targets.contains(where: record.hasProgram)
    }
}
