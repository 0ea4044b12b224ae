import Foundation
import Simulator

/// Taps everything of an app once, page by page, beginning at the first one.
///
/// A page is reached again from a launch, by the taps that led there the first time; what goes on in the app is the same each time.
@MainActor
final class Explorer {
    /// Where a tap is done: the taps that lead to a page, and its number there.
    typealias Way = [Int]

    private let launch: @MainActor () -> Simulator
    private let journal: ExplorationJournal
    /// Taps that have ended the program before.
    private let deadly: Set<Way>
    private let limit: Int

    private var simulator: Simulator
    private var known: Set<PageName> = []
    private var waiting: [(page: PageName, way: Way)] = []
    private var tapCount = 0

    /// - Parameters:
    ///   - deadly: taps that have ended the program before; they are left out.
    ///   - limit: the most taps that are done.
    ///   - launch: launches the app on a new device.
    init(
        journal: ExplorationJournal, without deadly: Set<Way> = [], limit: Int,
        launch: @escaping @MainActor () -> Simulator
    ) {
        self.launch = launch
        self.journal = journal
        self.deadly = deadly
        self.limit = limit
        journal.begin([])
        simulator = launch()
    }

    /// Explores the app to its end.
    func run() {
        comeToRest()
        noteDiagnostics()
        note(PageName.current(of: simulator), [])
        while !waiting.isEmpty, tapCount < limit {
            let next = waiting.removeFirst()
            explore(next.page, next.way)
        }
        journal.end(isComplete: waiting.isEmpty)
    }

    /// Taps everything of a page.
    private func explore(_ page: PageName, _ way: Way) {
        guard go(to: page, way) else { return }
        var targets = TapTarget.all(in: simulator)
        let (kinds, labels) = (targets.map(\.kind), targets.map(\.label))
        var isThere = true
        for index in labels.indices where tapCount < limit {
            let step = way + [index]
            guard !deadly.contains(step) else { continue }
            if !isThere {
                guard go(to: page, way) else { return }
                targets = TapTarget.all(in: simulator)
            }
            // The words may be others in each launch, where an app draws lots.
            guard targets.indices.contains(index), targets[index].kind == kinds[index] else {
                isThere = false
                continue
            }
            journal.begin(step)
            guard tap(targets[index]) else { continue }
            tapCount += 1
            journal.tap(targets[index].label, on: page, step)
            noteDiagnostics()
            let now = PageName.current(of: simulator)
            note(now, step)
            // What a tap has changed on the page may be in the next one's way.
            isThere =
                now == page && !targets[index].isText && TapTarget.all(in: simulator).map(\.label) == labels
        }
    }

    /// Launches the app again, and repeats the taps that lead to a page. Returns whether it is there then.
    private func go(to page: PageName, _ way: Way) -> Bool {
        journal.begin(way)
        UIView.setAnimationsEnabled(true)
        simulator = launch()
        comeToRest()
        for index in way {
            let targets = TapTarget.all(in: simulator)
            guard targets.indices.contains(index) else { return false }
            _ = tap(targets[index])
        }
        return PageName.current(of: simulator) == page
    }

    private func tap(_ target: TapTarget) -> Bool {
        guard target.tap(in: simulator) else { return false }
        comeToRest()
        return true
    }

    /// Lets what was begun end, the main queue's work as well. What repeats without end goes on for two seconds. Other
    /// threads have a twenty-fifth of a second.
    private func comeToRest() {
        for _ in 0..<2 {
            _ = try? simulator.settle(limit: 2)
            Thread.sleep(forTimeInterval: 0.02)
            _ = RunLoop.main.run(mode: .default, before: Date())
        }
        _ = try? simulator.settle(limit: 2)
    }

    private func note(_ page: PageName?, _ way: Way) {
        guard let page, known.insert(page).inserted else { return }
        waiting.append((page, way))
        journal.page(page, simulator.picture())
    }

    private func noteDiagnostics() {
        for line in simulator.diagnostics { journal.diagnostic(line.description) }
    }
}
