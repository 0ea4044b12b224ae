import Exploration
import Foundation
import PageFlowTesting
import Testing

/// The Swift tests that an exploration writes, compiled and run: each fails until its fault is fixed, and passes without it.
@MainActor @Suite(.onStage) struct WrittenTestTests {
    private static let kinds: Set<FaultKind> = [
        .exception, .diagnostic, .constraints, .appearance, .deadEnd, .noWayHome, .silentGuard, .leak,
        .unreached,
        .noLabel, .smallTarget, .cutText,
    ]

    private static let app: ExploredApp = {
        var app = ExploredApp("faulty") { FaultyApp.launch(in: $0) }
        app.pages = ["HiddenPage"]
        app.testCode = "FaultyApp.launch(in: sim)"
        return app
    }()

    @Test func `a fault's test fails with the fault, and passes without it`() async throws {
        var plan = ExplorationPlan()
        (plan.walks, plan.statesPerPage) = (0, 1)
        let exploration = await Explorer(Self.app, plan).run()
        #expect(Set(exploration.faults.map(\.kind)) == Self.kinds, "\(exploration.text())")
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "faulty-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try await ExplorationFolder(exploration, of: Self.app, at: folder).write()
        let tests = folder.appendingPathComponent("tests")
        var sources = ["FaultyApp.swift": try String(contentsOf: appFile, encoding: .utf8)]
        for name in try FileManager.default.contentsOfDirectory(atPath: tests.path) {
            sources[name] = try String(contentsOf: tests.appendingPathComponent(name), encoding: .utf8)
        }
        #expect(sources.count == exploration.faults.count + 1)

        let build = try await RecordedBuild(sources)
        defer { build.remove() }
        let faulty = try await build.run(environment: ["PAGEFLOW_RECORD=never"])
        for number in 1...exploration.faults.count {
            #expect(
                faulty.text.contains("Suite Fault\(number) failed"),
                "\(exploration.faults[number - 1])\n\(sources["Fault\(number).swift"] ?? "")\n\(faulty.text)")
        }
        let mended = try await build.run(environment: ["MENDED=1", "PAGEFLOW_RECORD=never"])
        #expect(mended.status == 0, "\(mended.text)")
        #expect(mended.text.contains("Test run with \(exploration.faults.count) tests"))
    }

    private var appFile: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("FaultyApp.swift")
    }
}
