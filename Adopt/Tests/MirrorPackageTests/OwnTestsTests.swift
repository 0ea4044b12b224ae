import Foundation
import ProjectReading
import Testing

@testable import MirrorPackage

/// A shell script that replaces a program built by SwiftPM.
struct FakeProgram {
    let url: URL

    init(_ script: String) throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("program-\(UUID().uuidString)")
        try ("#!/bin/sh\n" + script).write(to: url, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path)
    }

    func remove() { try? FileManager.default.removeItem(at: url) }

    /// A script that behaves like XCTest: lists `tests`, or runs those in its first argument. `Fails` fails, and `Traps` ends the
    /// program.
    static func tests(_ tests: String) throws -> FakeProgram {
        try FakeProgram(
            """
            case "$1" in
            --list-tests) echo "Listing tests"; for test in \(tests); do echo "$test"; done; exit 0;;
            --testing-library) exit 0;;
            esac
            for test in $(echo "$1" | tr , ' '); do
                name=$(echo "$test" | sed 's/^[^.]*\\.//; s/\\//./')
                echo "Test Case '$name' started at 2026-01-01 00:00:00.000"
                case "$name" in
                *Traps) echo "Shop/Cart.swift:9: Fatal error: Index out of range" >&2; kill -TRAP $$;;
                *Fails) echo "/a/CartTests.swift:7: error: $name : XCTAssertEqual failed: (1"
                    echo "2) is not 3"; echo "recording: /a/b.html"; echo "Test Case '$name' failed (0.1 seconds)";;
                *) echo "Test Case '$name' passed (0.1 seconds)";;
                esac
            done
            """)
    }
}

@Suite("An app's own tests")
struct OwnTestsTests {
    @Test("Of a test that fails in a loop, the report shows three failures")
    func failureLines() {
        let failures = [("B.two", 9)] + (1...5).map { ("A.one", $0) }
        let results = TestResults(
            failures: failures.map { test, line in
                TestResults.Failure(test: test, path: "/a.swift", line: line, message: "no")
            })
        #expect(
            results.failureLines == [
                "A.one", "  /a.swift:1: no", "  /a.swift:2: no", "  /a.swift:3: no", "  and 2 more",
                "B.two", "  /a.swift:9: no",
            ])
    }

    @Test("A test that ends the program is named, and the others run without it")
    func trap() throws {
        let program = try FakeProgram.tests(
            "M.A/testOne M.A/testTraps M.A/testTwo M.B/testFails M.B/testTraps N.A/testOne")
        defer { program.remove() }
        let results = try XCTestRuns(program: program.url).results()
        #expect(results.passed == ["M.A.testOne", "M.A.testTwo", "N.A.testOne"])
        #expect(results.failed == ["M.B.testFails"])
        #expect(results.ended.map(\.test) == ["M.A.testTraps", "M.B.testTraps"])
        #expect(results.ended[0].how == "Shop/Cart.swift:9: Fatal error: Index out of range")
        #expect(
            results.failures == [
                TestResults.Failure(
                    test: "M.B.testFails", path: "/a/CartTests.swift", line: 7,
                    message: "XCTAssertEqual failed: (1\n2) is not 3")
            ])
        #expect((results.count, results.succeeded) == (6, false))
    }

    @Test("A program that ends between its tests adds a remark about the remaining tests")
    func endBetweenTests() throws {
        let program = try FakeProgram("[ \"$1\" = --list-tests ] && echo M.A/testOne && exit 0\nexit 3")
        defer { program.remove() }
        let results = try XCTestRuns(program: program.url).results()
        #expect(results.remarks == ["1 tests did not run, such as M.A/testOne: the program exited with 3."])
        #expect(!results.succeeded)
    }

    @Test("If SwiftPM's list of the tests does not compile, the mirror has its own from then on")
    func testList() throws {
        let project = try SmallProject()
        defer { project.remove() }
        let error = "/b/debug/ClockPackageDiscoveredTests.derived/ClockTests.swift:6:1: error: heterogeneous"
        let build = BuildResult(output: error, succeeded: false)
        #expect(
            build.needsTestList
                && !BuildResult(output: "/a/A.swift:1:1: error: no", succeeded: false).needsTestList)
        let mirror = Mirror(output: project.output, pageFlow: URL(fileURLWithPath: "/pageflow"))
        let read = try ProjectReader.read(project.file)
        _ = try mirror.refresh(read)
        #expect(throws: (any Error).self) { try project.mirrored("Tests/XCTMain.swift") }
        _ = try mirror.refresh(read, listsTests: build.needsTestList)
        _ = try mirror.refresh(read)
        #expect(
            try project.mirrored("Tests/XCTMain.swift").contains("test(\"testText\") { (test: TicksTests) in")
        )
    }

    @Test(
        "A run reports how the program ended",
        arguments: [
            ("exit 0", ProgramRun.Ending.exit(0)), ("exit 4", .exit(4)), ("kill -TRAP $$", .signal(SIGTRAP)),
            ("exec tail -f /dev/null", .noProgress),
            ("tail -f /dev/null >/dev/null 2>&1 &\nexit 3", .exit(3)),
            ("while true; do echo again; sleep 0.1; done", .noProgress),
        ])
    func endings(script: String, ending: ProgramRun.Ending) throws {
        let program = try FakeProgram("echo first\n\(script)")
        defer { program.remove() }
        var lines: Set<String> = []
        var run = ProgramRun(program: program.url)
        run.patience = 1
        #expect(try run.run { lines.insert(String($0)).inserted && $0 == "first" } == ending)
        #expect(lines.subtracting(["again"]) == ["first"])
    }

    @Test(
        "A crash is reported at the first line of the project's own files in its backtrace",
        arguments: [
            ("Swift/Array.swift:692: Fatal error: Index out of range", "Fatal error: Index out of range"),
            (
                "*** Swift runtime failure: arithmetic overflow ***",
                "Swift runtime failure: arithmetic overflow"
            ),
            ("App/Page.swift:9: Precondition failed: no things", "Precondition failed: no things"),
            ("nothing", "illegal instruction"),
        ])
    func crash(message: String, reason: String) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).swift")
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        var report = CrashReport()
        for line in [
            message, "  0      0x00007f84 _assertionFailure(_:_:) + 623 in libswiftCore.so",
            "  1 [ra] 0x00005642 Array.subscript.getter + 84 in app at /swift/Array.swift:9:2",
            "  2 [ra] 0x00005642 Page.tap() + 67 in app at \(file.path):25:63",
            "  3 [ra] 0x00005642 main + 82 in app at \(file.path):7:1",
        ] { report.read(line[...]) }
        #expect(report.text(of: .signal(SIGILL)) == "\(file.path):25: \(reason)")
    }

    @Test("Swift Testing's events include the test that was running when the program ended")
    func swiftTesting() {
        let records = [
            test("M.Cart/adds()/Cart.swift:3:2"), test("M.Cart/pays()/Cart.swift:5:2"),
            test("M.traps()/Cart.swift:9:2"), event("testStarted", "M.Cart/adds()/Cart.swift:3:2"),
            event("testEnded", "M.Cart/adds()/Cart.swift:3:2"),
            event("testStarted", "M.Cart/pays()/Cart.swift:5:2"),
            """
            {"kind":"event","payload":{"kind":"issueRecorded","testID":"M.Cart/pays()/Cart.swift:5:2",\
            "issue":{"isKnown":false,"sourceLocation":{"_filePath":"/a/Cart.swift","line":6,"column":1,"fileID":"M/Cart.swift"}},\
            "messages":[{"symbol":"fail","text":"Expectation failed"}]}}
            """,
            event("testEnded", "M.Cart/pays()/Cart.swift:5:2"),
            event("testStarted", "M.traps()/Cart.swift:9:2"),
        ]
        var log = SwiftTestingLog()
        log.read(Data(records.joined(separator: "\n").utf8))
        #expect(log.programEnded("trace/breakpoint trap") == ["M.traps()/Cart.swift:9:2"])
        #expect(log.results.passed == ["M.Cart/adds()"])
        #expect(log.results.failed == ["M.Cart/pays()"])
        #expect(log.results.failures.map(\.line) == [6])
        #expect(log.results.ended.map(\.test) == ["M.traps()"])
    }

    private func test(_ id: String) -> String {
        #"{"kind":"test","payload":{"kind":"function","id":"\#(id)","name":"f()"}}"#
    }

    private func event(_ kind: String, _ id: String) -> String {
        #"{"kind":"event","payload":{"kind":"\#(kind)","testID":"\#(id)","messages":[]}}"#
    }
}
