import AdoptModel

/// The host of tests in a project without an app: Xcode's own test program, whose bundle contains nothing of the project.
enum TestHost {
    static let target = SourceTarget(
        name: "xctest", module: "xctest", kind: .app,
        settings: ["PRODUCT_BUNDLE_IDENTIFIER": "com.apple.dt.xctest.tool"])

    /// Whether the tests of a mirror need the host.
    static func isNeeded(by modules: [AdoptedModule], in record: MirrorRecord) -> Bool {
        let targets = modules.map(\.target)
        return targets.contains { $0.kind.isTests } && !targets.contains(where: record.hasProgram)
    }
}
