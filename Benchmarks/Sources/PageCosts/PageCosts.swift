import Foundation
import PageFlow
import Simulator

/// The costs of a page that uses more or less of PageFlow: the table on the documentation's first page.
@main
struct PageCosts {
    @MainActor
    static func main() async throws {
        let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
        if numbers.count == 2 { return await Stage(Use.allCases[numbers[0]]).makePairs(numbers[1]) }
        if let index = numbers.first { return await measure(Use.allCases[index]) }
        print("| a page | bytes | opening it and going back |")
        print("|---|--:|--:|")
        fflush(nil)
        // Each in its own process: memory that one has freed would hide the allocations of the next.
        for index in Use.allCases.indices {
            let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            try Process.run(program, arguments: ["\(index)"]).waitUntilExit()
        }
    }

    @MainActor
    private static func measure(_ use: Use) async {
        let bytes = await Stage(use).bytesOfPage()
        let time = await Stage(use).secondsOfPair() * 1e6
        print("| \(use.rawValue) | \(bytes) | \(String(format: time < 10 ? "%.2f" : "%.0f", time)) µs |")
    }
}

/// The extent to which a page uses PageFlow.
enum Use: String, CaseIterable {
    case nothing = "in a window without a navigator, pushed and popped by UIKit's calls"
    case watched = "in a window with a navigator, pushed and popped by UIKit's calls"
    case verbs = "opened by `open`, and back by `goBack`"
    case guarded = "the same, of a page that is a guard and agrees"
}

private final class Page: UIViewController {}

private final class GuardedPage: UIViewController, LeaveGuard {
    func canLeave(_ request: LeaveRequest) async -> Bool { true }
}

/// A running app without a trace and with a held clock: a stack of ten pages.
@MainActor
private struct Stage {
    private let sim = Simulator()
    private let stack = UINavigationController(rootViewController: Page())
    private let use: Use

    init(_ use: Use) {
        self.use = use
        sim.records = .nothing
        sim.launch(stack)
        if use != .nothing { sim.window.navigator.updatePages() }
        for _ in 1..<10 {
            stack.pushViewController(Page(), animated: false)
            sim.turn()
        }
    }

    /// The memory of a loaded page and its view, as an average of five thousand pages in the stack.
    func bytesOfPage() async -> Int {
        for _ in 0..<1_000 { await open() }
        let (before, count) = (residentBytes(), 5_000)
        for _ in 0..<count { await open() }
        return (residentBytes() - before) / count
    }

    /// The minimum time of fifty rounds.
    func secondsOfPair() async -> Double {
        var least = Double.infinity
        for _ in 0..<50 {
            let start = ContinuousClock.now
            await makePairs(200)
            least = min(least, (ContinuousClock.now - start) / .seconds(200))
        }
        return least
    }

    /// For a profiler that counts the instructions of the pairs alone: those of 2,000 minus those of 1,000.
    func makePairs(_ count: Int) async {
        for _ in 0..<count {
            await open()
            await goBack()
        }
    }

    private func open() async {
        let page = use == .guarded ? GuardedPage() : Page()
        if isByVerb, let top = stack.topViewController {
            await finish(top.open(page, animated: false))
        } else {
            stack.pushViewController(page, animated: false)
            sim.turn()
        }
    }

    private func goBack() async {
        if isByVerb, let top = stack.topViewController {
            await finish(top.goBack(animated: false))
        } else {
            stack.popViewController(animated: false)
            sim.turn()
        }
    }

    private var isByVerb: Bool { use == .verbs || use == .guarded }

    private func finish(_ request: NavigationRequest) async {
        while request.result == nil {
            sim.turn()
            // A guard answers in a task.
            if request.askedGuard != nil { await Task.yield() }
        }
        precondition(request.result == .done, "\(request)")
    }
}

/// The resident memory of the process, according to the system.
private func residentBytes() -> Int {
    let fields =
        (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
    return (fields.count > 1 ? Int(fields[1]) ?? 0 : 0) * 4096
}
