import AppRecording
import PageFlow
import PageFlowTesting
import Simulator
import Testing

@testable import Exploration

/// A page without faults.
private final class SoundPage: ButtonsPage {
    override func viewDidLoad() {
        super.viewDidLoad()
        add(UISearchTextField(), height: 44)
        addClose()
    }
}

/// A page without faults that creates another one and doesn't show it.
private final class MakingPage: ButtonsPage {
    override func viewDidLoad() {
        super.viewDidLoad()
        addClose()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        _ = MakingPage()
    }
}

private final class DeadEnd: ButtonsPage {}

private final class Leak: ButtonsPage {
    private var me: Leak?

    override func viewDidLoad() {
        super.viewDidLoad()
        me = self
        addClose()
    }
}

private final class SilentGuard: ButtonsPage, LeaveGuard {
    override func viewDidLoad() {
        super.viewDidLoad()
        add("Close") { [unowned self] in goBack() }
    }

    func canLeave(_ request: LeaveRequest) async -> Bool {
        await withUnsafeContinuation { (_: UnsafeContinuation<Bool, Never>) in }
    }
}

/// A page that asks before it leaves.
private final class AskingGuard: ButtonsPage, LeaveGuard {
    override func viewDidLoad() {
        super.viewDidLoad()
        add("Close") { [unowned self] in goBack() }
    }

    func canLeave(_ request: LeaveRequest) async -> Bool {
        await confirm("Discard?", keep: "Keep", discard: "Discard")
    }
}

private final class ExceptionOnTap: ButtonsPage {
    override func viewDidLoad() {
        super.viewDidLoad()
        add("Present itself") { [unowned self] in present(self, animated: true) }
        addClose()
    }
}

private final class DiagnosticOnTap: ButtonsPage {
    override func viewDidLoad() {
        super.viewDidLoad()
        add("Present two") { [unowned self] in
            present(SoundPage(), animated: true)
            present(SoundPage(), animated: true)
        }
        addClose()
    }
}

private final class Conflict: ButtonsPage {
    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel()
        label.text = "Two heights"
        add(label, height: 30)
        label.heightAnchor.constraint(equalToConstant: 40).isActive = true
        addClose()
    }
}

private final class Unbalanced: ButtonsPage {
    private let part = UnbalancedPart()

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(part)
        add(part.view, height: 44)
        part.didMove(toParent: self)
        addClose()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        for _ in 0..<2 {
            part.beginAppearanceTransition(true, animated: animated)
            part.endAppearanceTransition()
        }
    }
}

private final class UnbalancedPart: UIViewController {}

/// A stack that pops only one page at a time.
private final class Staying: UINavigationController {
    override func popToRootViewController(animated: Bool) -> [UIViewController]? { nil }
    override func popToViewController(_ page: UIViewController, animated: Bool) -> [UIViewController]? { nil }
    override func setViewControllers(_ pages: [UIViewController], animated: Bool) {
        if viewControllers.isEmpty { super.setViewControllers(pages, animated: animated) }
    }
}

private final class PushedPage: ButtonsPage {
    override func viewDidLoad() {
        super.viewDidLoad()
        add("Deeper") { [unowned self] in
            navigationController?.pushViewController(SecondPage(), animated: true)
        }
    }
}

private final class SecondPage: ButtonsPage {
    override func viewDidLoad() {
        super.viewDidLoad()
        add("Deeper") { [unowned self] in
            navigationController?.pushViewController(ThirdPage(), animated: true)
        }
    }
}

private final class ThirdPage: ButtonsPage {}

private final class CutText: ButtonsPage {
    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel()
        label.text = "Your balance"
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        add(label, height: 22)
        addClose()
    }
}

private final class FaultyButtons: ButtonsPage {
    override func viewDidLoad() {
        super.viewDidLoad()
        let silent = UIButton(type: .custom)
        silent.backgroundColor = .red
        add(silent, height: 44)
        let small = UIButton(type: .system)
        small.setTitle("Terms", for: .normal)
        add(small, height: 18)
        addClose()
    }
}

/// One fault in an app of two pages.
struct Planted: CustomTestStringConvertible, Sendable {
    let kind: FaultKind
    let page: String
    let make: @MainActor @Sendable () -> UIViewController
    var testDescription: String { page }

    static let all = [
        Planted(kind: .deadEnd, page: "DeadEnd") { DeadEnd() },
        Planted(kind: .leak, page: "Leak") { Leak() },
        Planted(kind: .silentGuard, page: "SilentGuard") { SilentGuard() },
        Planted(kind: .exception, page: "ExceptionOnTap") { ExceptionOnTap() },
        Planted(kind: .diagnostic, page: "SoundPage") { DiagnosticOnTap() },
        Planted(kind: .constraints, page: "Conflict") { Conflict() },
        Planted(kind: .appearance, page: "UnbalancedPart") { Unbalanced() },
        Planted(kind: .cutText, page: "CutText") { CutText() },
        Planted(kind: .noLabel, page: "FaultyButtons") { FaultyButtons() },
        Planted(kind: .smallTarget, page: "FaultyButtons") { FaultyButtons() },
    ]
}

@MainActor @Suite(.onStage) struct PlantedFaultTests {
    @Test(arguments: Planted.all)
    func `a planted fault is found, with few steps`(_ planted: Planted) async {
        let exploration = await Explorer(.leading(to: planted.make), .short).run()
        let found = exploration.faults.first { $0.kind == planted.kind && $0.page == planted.page }
        #expect(found != nil, "\(exploration.text())")
        #expect((1...8).contains(found?.script.way.actions.count ?? 0))
    }

    @Test func `a guard that asks is answered`() async {
        await explore(.leading(to: { AskingGuard() }))
    }

    @Test func `where nothing is wrong nothing is found`() async {
        let exploration = await explore(.leading(to: { SoundPage() }))
        #expect(exploration.faults.map(\.description) == [])
        #expect(exploration.pages.map(\.name) == ["FirstPage", "SoundPage"])
    }

    @Test func `a page that was never shown is released while another one of its class is visible`() async {
        let exploration = await explore(.leading(to: { MakingPage() }))
        #expect(exploration.faults.map(\.description) == [])
        #expect(exploration.pages.map(\.name).contains("MakingPage"))
    }

    @Test func `a page from which returnHome fails`() async {
        let exploration = await Explorer(.stackThatStays, .short).run()
        let found = exploration.faults.first { $0.kind == .noWayHome }
        #expect(found?.page == "ThirdPage", "\(exploration.text())")
        #expect((1...8).contains(found?.script.way.actions.count ?? 0))
    }

    @Test func `a page that no way reaches`() async {
        var app = ExploredApp.leading(to: { SoundPage() })
        app.pages = ["FirstPage", "HiddenPage"]
        let exploration = await Explorer(app, .short).run()
        #expect(exploration.faults.map(\.identity) == ["unreached HiddenPage none of # states shows it"])
    }
}

/// A page with a spinner that never stops, so the app is never idle.
private final class LoadingPage: ButtonsPage {
    override func viewDidLoad() {
        super.viewDidLoad()
        let spinner = UIActivityIndicatorView(style: .large)
        spinner.startAnimating()
        add(spinner, height: 40)
        Task { [weak self] in
            await Task.yield()
            self?.add("Loaded") { [weak self] in
                guard let self else { return }
                present(self, animated: true)
            }
        }
        addClose()
    }
}

@MainActor
@Suite(.onStage(recording: .never)) struct RecordedFaultTests {
    private nonisolated static let planted =
        Planted.all.filter { RecordedFault.kinds.contains($0.kind) }
        + [Planted(kind: .exception, page: "LoadingPage") { LoadingPage() }]

    @Test(arguments: planted)
    func `the app replays the recording of its fault`(_ planted: Planted) async throws {
        try await replay(ExploredApp.leading(to: planted.make), planted.kind, planted.page)
    }

    @Test func `a call of returnHome is replayed`() async throws {
        let app = ExploredApp.stackThatStays
        let file = try await replay(app, .noWayHome, "ThirdPage")
        #expect(file.unrepeatable == [])
    }

    @discardableResult
    private func replay(_ app: ExploredApp, _ kind: FaultKind, _ page: String) async throws -> RecordingFile {
        let exploration = await Explorer(app, .short).run()
        let fault = try #require(exploration.faults.first { $0.kind == kind && $0.page == page })
        let (_, file) = try #require(await RecordedFault(app: app, fault: fault).recording())
        #expect(try RecordingFile(file.packed) == file)
        let difference = await app.replay(of: file).firstDifference()
        #expect(difference == nil, "\(difference.map { "\($0)" } ?? "")")
        return file
    }
}

extension ExploredApp {
    /// A stack in which `returnHome` fails from the third page.
    fileprivate static var stackThatStays: ExploredApp {
        var app = ExploredApp("stack") { simulator in
            simulator.launch(Staying(rootViewController: PushedPage()))
            _ = simulator.window.navigator
        }
        app.pages = ["PushedPage"]
        return app
    }
}
