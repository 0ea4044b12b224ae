import TestEntryPoint

/// The mirror's own list of its XCTest tests, for suites that SwiftPM's list doesn't support.
struct TestList {
    static let path = "Tests/XCTMain.swift"

    private let modules: [TestModule]

    init(_ modules: [AdoptedModule], _ record: MirrorRecord) {
        self.modules = modules.map(\.target).filter { $0.kind.isTests }.map { target in
            let files = record.modules[target.name]?.files ?? []
            return TestModule(name: target.module, files: files.map { ($0.place, $0.compiledText) })
        }
    }

    var text: String { EntryPoint(for: modules).text(madeBy: "pageflow adopt") }
}
