import AppRecording
import Foundation
import PageFlow
import Shop
import Simulator
import Testing

@testable import PageFlowTesting

/// A page with a button that opens another page.
final class StepPage: UIViewController {
    private let following: (@MainActor () -> UIViewController)?
    private let color: UIColor

    init(_ title: String, color: UIColor = .white, next: (@MainActor () -> UIViewController)? = nil) {
        (following, self.color) = (next, color)
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        let button = UIButton(
            type: .system,
            primaryAction: UIAction(title: "Next") { [weak self] _ in
                guard let self, let following else { return }
                self.show(following(), sender: nil)
            })
        button.frame = CGRect(x: 40, y: 300, width: 200, height: 44)
        view.addSubview(button)
    }
}

/// Recordings of apps that a closure launches.
@MainActor
enum Recorded {
    static func launch(
        _ sim: Simulator, second: UIColor = .white, title: String = "Second", isModal: Bool = false
    ) {
        let first = StepPage("First") { StepPage(title, color: second) }
        sim.launch(isModal ? first : UINavigationController(rootViewController: first))
    }

    /// Records two taps with typing in between, and returns the recording.
    static func file(_ launch: (Simulator) -> Void) throws -> RecordingFile {
        let sim = Simulator()
        let recorder = AppRecorder(of: sim, sim.plainSettings, detail: .moments)
        launch(sim)
        sim.tap("Next")
        try sim.settle()
        sim.setTraits { $0.userInterfaceStyle = .dark }
        sim.enterBackground()
        sim.enterForeground()
        try sim.settle()
        recorder.end()
        return RecordingFile(of: recorder, app: "steps", launchedBy: nil)
    }
}

@MainActor
@Suite(.onStage(recording: .never)) struct RecordingFileTests {
    @Test func `a recording has the user's steps, and what there was at rest before each`() throws {
        let file = try Recorded.file { Recorded.launch($0) }
        let inputs = file.steps.map(\.input)
        #expect(inputs.first.map { if case .touch(.down, 0, _) = $0 { true } else { false } } == true)
        #expect(file.steps.first?.name == "Next")
        #expect(inputs.contains(.set(.style(.dark))) && inputs.contains(.device(.background)))
        #expect(file.checks.count == 5)
        #expect(file.checks[1].callbacks.contains("StepPage.viewDidAppear"))
        #expect(file.checks[0].tree != file.checks[1].tree)
        #expect(file.checks.allSatisfy { !$0.picture.isEmpty })
    }

    @Test func `bytes become the same recording`() throws {
        let file = try Recorded.file { Recorded.launch($0) }
        #expect(try RecordingFile(file.packed) == file)
    }

    /// Data that isn't a recording, with the expected error messages.
    private nonisolated static let bad: [(bytes: Data, words: String)] = [
        (Data("hello".utf8), "The file is no recording"),
        (Data(), "The file is no recording"),
        (Data("<!doctype html><p>".utf8), "PAGEFLOW_RECORD=always"),
        (Data(#"{"version":2}"#.utf8).packed, "take a newer one"),
        (Data(#"{"version":1}"#.utf8).packed, "The recording is damaged"),
        (Data(#"{"version":-1}"#.utf8).packed, "The recording is damaged: its version is -1"),
    ]

    @Test(arguments: bad.indices) func `an invalid recording is rejected with a repair`(_ index: Int) {
        let (bytes, words) = Self.bad[index]
        let fault = #expect(throws: RecordingFile.Fault.self) { try RecordingFile(bytes) }
        #expect(fault?.description.contains(words) == true, "\(fault?.description ?? "")")
    }
}

/// Recordings with one value that no recorder writes.
@MainActor
@Suite(.onStage(recording: .never)) struct DamagedRecordingTests {
    typealias Object = [String: Any]

    /// The path of the value in the file, the value, and the error message about it.
    private nonisolated static let damage: [(path: [String], value: any Sendable, words: String)] = [
        (["settings", "system"], 5, "there is no iOS 5"),
        (["settings", "device"], "iPhone99", "there is no device iPhone99"),
        (["steps", "0", "time"], 1e300, "the time of step 0"),
        (["steps", "1", "time"], -1, "the time of step 1"),
        (["steps", "0", "input", "touch", "at"], [1e300, 0.0], "the touch of step 0 is at 1e+300, 0.0"),
        (["steps", "0", "input", "touch", "finger"], -1, "step 0 has the finger -1"),
        (["checks", "1", "steps"], -3, "moment 1 is after -3 of"),
        (["checks", "1", "steps"], 1_000, "moment 1 is after 1000 of"),
        (["checks", "1", "time"], 1e300, "the time of moment 1"),
        (["checks", "1", "steps"], "two", "checks.1.steps is of another type"),
        (
            ["steps", "0", "input"],
            ["set": ["_0": ["system": ["_0": 5]]]] as [String: [String: [String: [String: Int]]]],
            "step 0 changes the device"
        ),
    ]

    @Test(arguments: damage.indices) func `a value out of range is refused with its place`(_ index: Int)
        throws
    {
        let (path, value, words) = Self.damage[index]
        let file = try Recorded.file { Recorded.launch($0) }
        let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(file))
        let changed = Self.changing(object, path[...], to: value)
        let bytes = try JSONSerialization.data(withJSONObject: changed).packed
        let fault = #expect(throws: RecordingFile.Fault.self) { try RecordingFile(bytes) }
        #expect(fault?.description.contains(words) == true, "\(fault?.description ?? "")")
    }

    /// Replaces each number of a recording with each invalid number. The file is rejected, or replayed without a crash.
    @Test func `a recording with any other number is refused or replayed`() async throws {
        let file = try Recorded.file { Recorded.launch($0) }
        let text = String(decoding: try JSONEncoder().encode(file), as: UTF8.self)
        let numbers = text.matches(of: /[:\[,](-?[0-9][0-9.e+-]*)/)
        var (refused, replayed) = (0, 0)
        let values = ["-1", "1e300", "-1e300", "9223372036854775807", "0", "1e-300", "1e9"]
        for (match, value) in numbers.flatMap({ match in values.map { (match, $0) } }) {
            let changed = text.replacingCharacters(
                in: match.output.1.startIndex..<match.output.1.endIndex, with: value)
            guard let damaged = try? RecordingFile(Data(changed.utf8).packed) else {
                refused += 1
                continue
            }
            _ = damaged.steps.compactMap(\.words)
            if replayed % 5 == 0, damaged.checks.last.map({ $0.time < 100 }) ?? false {
                _ = await Replay(of: damaged) { Recorded.launch($0) }.firstDifference()
            }
            replayed += 1
        }
        #expect(refused > 10 && replayed > 5, "\(refused) refused, \(replayed) replayed")
    }

    private static func changing(_ value: Any, _ path: ArraySlice<String>, to new: Any) -> Any {
        guard let key = path.first else { return new }
        if var list = value as? [Any], let index = Int(key) {
            list[index] = changing(list[index], path.dropFirst(), to: new)
            return list
        }
        var object = value as? Object ?? [:]
        object[key] = changing(object[key] ?? Object(), path.dropFirst(), to: new)
        return object
    }
}

@MainActor
@Suite(.onStage(recording: .never)) struct ReplayTests {
    private func difference(
        _ file: RecordingFile, _ launch: @escaping @MainActor (Simulator) -> Void
    ) async -> ReplayDifference? {
        await Replay(of: file, launch: launch).firstDifference()
    }

    @Test func `an app that is the same does the same`() async throws {
        let file = try Recorded.file { Recorded.launch($0) }
        let found = await difference(file) { Recorded.launch($0) }
        #expect(found == nil)
    }

    @Test func `a recording that was written before as well replays`() async throws {
        let sim = Simulator()
        let recorder = AppRecorder(of: sim, sim.plainSettings, detail: .moments)
        Recorded.launch(sim)
        func written() -> RecordingFile {
            RecordingFile(of: recorder, app: "steps", launchedBy: nil, checks: recorder.checksUpToNow)
        }
        #expect(written().checks.count == 1)
        try sim.settle()
        #expect(written().checks.count == 1)
        sim.tap("Next")
        sim.advance(by: 0.1)
        let early = written()
        try sim.settle()
        sim.setTraits { $0.userInterfaceStyle = .dark }
        try sim.settle()
        let late = written()
        #expect(late == written())
        for file in [early, late] { #expect(await difference(file) { Recorded.launch($0) } == nil) }
    }

    @Test func `two moments after the same step, as older labs have written them, are one`() async throws {
        let file = try Recorded.file { Recorded.launch($0) }
        var json = try #require(
            try JSONSerialization.jsonObject(with: JSONEncoder().encode(file)) as? [String: Any])
        var checks = try #require(json["checks"] as? [[String: Any]])
        var again = checks[1]
        again["callbacks"] = [String]()
        checks.insert(again, at: 2)
        json["checks"] = checks
        let older = try RecordingFile(JSONSerialization.data(withJSONObject: json).packed)
        #expect(older.checks.count == file.checks.count + 1)
        #expect(await difference(older) { Recorded.launch($0) } == nil)
    }

    @Test func `another color is a picture that differs, after the tap that shows it`() async throws {
        let file = try Recorded.file { Recorded.launch($0) }
        let found = try #require(await difference(file) { Recorded.launch($0, second: .red) })
        #expect(found.check == 1 && found.lastStep == "Tap Next")
        guard case .picture = found.kind else { return #expect(Bool(false), "\(found)") }
        #expect(found.pictures.map(\.name) == ["recorded", "now", "difference"])
        #expect(found.pictures[2].svg.contains("mix-blend-mode:difference"))
        #expect(found.description.hasPrefix("The app differs after “Tap Next”"))
    }

    @Test func `another container is other callbacks, and the first of them is named`() async throws {
        let file = try Recorded.file { Recorded.launch($0) }
        let found = try #require(await difference(file) { Recorded.launch($0, isModal: true) })
        guard case .callbacks(let recorded, let now) = found.kind else {
            return #expect(Bool(false), "\(found)")
        }
        #expect(recorded != now && found.lastStep == nil)
        #expect("\(found)".contains("The callbacks are others from number 1 on"))
    }

    /// A page whose button opens another page after a task.
    private final class TaskPage: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            let button = UIButton(type: .system)
            button.setTitle("Next", for: .normal)
            button.addAction(
                UIAction { [unowned self] _ in
                    Task {
                        await Task.yield()
                        show(StepPage("Second"), sender: nil)
                    }
                }, for: .touchUpInside)
            button.frame = CGRect(x: 40, y: 300, width: 200, height: 44)
            view.addSubview(button)
        }
    }

    @Test(arguments: [true, false])
    func `tasks have their turn where they had it, also while pages change`(_ isTestWaiting: Bool)
        async throws
    {
        func launch(_ sim: Simulator) { sim.launch(UINavigationController(rootViewController: TaskPage())) }
        let sim = Simulator()
        let recorder = AppRecorder(of: sim, sim.plainSettings, detail: .moments)
        launch(sim)
        sim.tap("Next")
        if isTestWaiting { for _ in 0..<20 { await Task.yield() } }
        sim.advance(by: 0.1)
        sim.setTraits { $0.userInterfaceStyle = .dark }
        #expect(recorder.steps.last?.wasAtRest == !isTestWaiting)
        #expect(recorder.steps.last?.tasks == (isTestWaiting ? .atRest : .never))
        await sim.settled()
        recorder.end()
        let file = RecordingFile(of: recorder, app: "tasks", launchedBy: nil)
        #expect(file.checks.last?.callbacks.contains("StepPage.viewDidAppear") == true)
        #expect(await difference(file, launch) == nil)
    }

    @Test func `a replay may be at rest more often than the app that was recorded`() async throws {
        let file = try Recorded.file { Recorded.launch($0) }
        var json = try #require(
            try JSONSerialization.jsonObject(with: JSONEncoder().encode(file)) as? [String: Any])
        var checks = try #require(json["checks"] as? [[String: Any]])
        let early = try #require(checks[1]["callbacks"] as? [String])
        let late = try #require(checks[2]["callbacks"] as? [String])
        #expect(!early.isEmpty)
        checks[2]["callbacks"] = early + late
        checks.remove(at: 1)
        json["checks"] = checks
        let rarer = try RecordingFile(JSONSerialization.data(withJSONObject: json).packed)
        #expect(rarer.checks.count == file.checks.count - 1)
        #expect(await difference(rarer) { Recorded.launch($0) } == nil)
        checks[1]["callbacks"] = early
        json["checks"] = checks
        let fewer = try RecordingFile(JSONSerialization.data(withJSONObject: json).packed)
        #expect((await difference(fewer) { Recorded.launch($0) } == nil) == late.isEmpty)
    }

    @Test func `the shop of now replays a recording of the shop`() async throws {
        let sim = Simulator()
        sim.recordsExceptions = true
        let recorder = AppRecorder(of: sim, sim.plainSettings, detail: .moments)
        sim.launch(sceneDelegate: ShopScene())
        for name in ["Sencha", "Buy now", "Continue"] {
            sim.tap(name)
            await sim.settled()
        }
        sim.edgeSwipe(to: 0.6)
        sim.endSwipe(.finish)
        await sim.settled()
        recorder.end()
        let file = RecordingFile(of: recorder, app: "shop", launchedBy: nil)
        #expect(await difference(file) { $0.launch(sceneDelegate: ShopScene()) } == nil)
    }
}

@MainActor
@Suite(.onStage(recording: .never)) struct RecordedRunTests {
    private let subject = RecordingReport.Subject(suite: "Suite", test: "test")

    @Test(arguments: [TestRun.Purpose.events, .eventsAndPictures])
    func `a recorded app has the trace of one that is not`(_ purpose: TestRun.Purpose) throws {
        func trace() throws -> [String] {
            let sim = Simulator()
            Recorded.launch(sim)
            sim.tap("Next")
            try sim.settle()
            sim.clearTrace()
            sim.edgeSwipe(to: 0.6)
            sim.endSwipe(.finish)
            try sim.settle()
            return sim.trace.lines
        }
        let plain = try trace()
        let run = TestRun(purpose, of: subject, isXCTest: true)
        run.begin()
        defer { run.end() }
        let recorded = try trace()
        #expect(recorded == plain)
        #expect(run.callbacks.count > plain.count)
    }

    @Test func `a test's file has a name for every disk, whatever the test is called`() {
        let long = RecordingReport.Subject(suite: "Suite", test: String(repeating: "回", count: 100))
        let other = RecordingReport.Subject(suite: "Suite", test: String(repeating: "回", count: 101))
        #expect(long.fileName.utf8.count < 200 && long.fileName.hasPrefix("Suite-回"))
        #expect(long.fileName != other.fileName)
    }

    @Test func `recordings are in the build folder of the tests, else in that of the current folder`() throws
    {
        let build = FileManager.default.temporaryDirectory.appendingPathComponent("scratch-\(UUID())")
        let program = build.appendingPathComponent("triple/debug/Tests.xctest")
        try FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: build) }
        #expect(TestRecording.folder(named: nil, program: program).relativePath == ".build/recordings")
        try Data().write(to: build.appendingPathComponent("workspace-state.json"))
        #expect(TestRecording.folder(named: nil, program: program).path == "\(build.path)/recordings")
        #expect(TestRecording.folder(named: "/a", program: program).path == "/a")
    }

    @Test func `a recording keeps neither the simulator nor a page that has left`() async throws {
        let run = TestRun(.eventsAndPictures, of: subject, isXCTest: true)
        run.begin()
        defer { run.end() }
        weak var page: UIViewController?
        weak var released: Simulator?
        do {
            let sim = Simulator()
            released = sim
            Recorded.launch(sim)
            sim.tap("Next")
            try sim.settle()
            let stack = sim.window.rootViewController as? UINavigationController
            page = stack?.topViewController
            #expect(page?.title == "Second")
            stack?.popViewController(animated: true)
            try sim.settle()
            #expect(page == nil)
        }
        #expect(released == nil)
        run.note(RecordedFailure(message: "too late", file: nil, line: 0))
        #expect(run.hasFailed)
    }

    @Test func `a failure is at the moment at which it came, and the screen is kept though nothing is drawn`()
        throws
    {
        let run = TestRun(.events, of: subject, isXCTest: true)
        run.begin()
        defer { run.end() }
        let sim = Simulator()
        Recorded.launch(sim)
        sim.tap("Next")
        try sim.settle()
        run.note(RecordedFailure(message: "wrong", file: #filePath, line: #line))
        #expect(run.failures.count == 1 && run.failures[0].time == sim.now)
        #expect(run.failures[0].source.contains { $0.text.contains("message: \"wrong\"") })
    }
}
