import PageFlow
import PageFlowTesting
import SeededNumbers
import Simulator
import Testing

/// One method of a navigation controller, sent to the stack or to the top page's `navigationController`.
struct StackVerb: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let send: @MainActor @Sendable (UINavigationController, StackTwin) -> String

    static let all: [StackVerb] = [
        StackVerb(testDescription: "push") { stack, twin in
            stack.pushViewController(twin.newPage(), animated: true)
            return "-"
        },
        StackVerb(testDescription: "push, unanimated") { stack, twin in
            stack.pushViewController(twin.newPage(), animated: false)
            return "-"
        },
        StackVerb(testDescription: "show") { stack, twin in
            stack.show(twin.newPage(), sender: nil)
            return "-"
        },
        StackVerb(testDescription: "show, from the page") { stack, twin in
            stack.topViewController?.withoutContainers.show(twin.newPage(), sender: nil)
            return "-"
        },
        StackVerb(testDescription: "pop") { $1.words($0.popViewController(animated: true)) },
        StackVerb(testDescription: "pop, unanimated") { $1.words($0.popViewController(animated: false)) },
        StackVerb(testDescription: "pop to a page") { stack, twin in
            let page = stack.viewControllers[1]
            return twin.words(stack.popToViewController(page, animated: true))
        },
        StackVerb(testDescription: "pop to the top page") { stack, twin in
            let page = stack.viewControllers[3]
            return twin.words(stack.popToViewController(page, animated: true))
        },
        StackVerb(testDescription: "pop to a page of elsewhere") { stack, twin in
            twin.words(stack.popToViewController(twin.newPage(), animated: false))
        },
        StackVerb(testDescription: "pop to the root") {
            $1.words($0.popToRootViewController(animated: true))
        },
        StackVerb(testDescription: "assign") { stack, twin in
            stack.viewControllers = [stack.viewControllers[0], twin.newPage()]
            return "-"
        },
        StackVerb(testDescription: "assign nothing") { stack, twin in
            stack.viewControllers = []
            return "-"
        },
        StackVerb(testDescription: "set, animated like a push") { stack, twin in
            stack.setViewControllers(stack.viewControllers + [twin.newPage()], animated: true)
            return "-"
        },
        StackVerb(testDescription: "set, animated like a pop") { stack, twin in
            stack.setViewControllers(Array(stack.viewControllers.prefix(2)), animated: true)
            return "-"
        },
        StackVerb(testDescription: "set another order") { stack, twin in
            stack.setViewControllers(stack.viewControllers.reversed(), animated: true)
            return "-"
        },
        StackVerb(testDescription: "push a page that is there") { stack, twin in
            stack.pushViewController(stack.viewControllers[1], animated: true)
            return "-"
        },
        StackVerb(testDescription: "set a page twice") { stack, twin in
            let page = twin.newPage()
            stack.setViewControllers([page, page], animated: false)
            return "-"
        },
        StackVerb(testDescription: "pop and push again") { stack, twin in
            guard let page = stack.popViewController(animated: true) else { return "nothing" }
            stack.pushViewController(page, animated: true)
            return "-"
        },
        StackVerb(testDescription: "push during a push") { stack, twin in
            stack.pushViewController(twin.newPage(), animated: true)
            twin.sim.advance(by: 0.1)
            stack.pushViewController(twin.newPage(), animated: true)
            return "-"
        },
        StackVerb(testDescription: "pop twice") { stack, twin in
            let first = twin.words(stack.popViewController(animated: true))
            twin.sim.advance(by: 0.1)
            return first + " " + twin.words(stack.popViewController(animated: true))
        },
    ]
}

@MainActor
@Suite(.onStage) struct FullScreenVerbTests {
    @Test(arguments: StackVerb.all, [false, true])
    func `each verb does to a full-screen stack what it does to a plain one`(
        verb: StackVerb, fromTop: Bool
    ) {
        let twins = StackTwin.Kind.allCases.map { kind in
            let twin = StackTwin(kind, pages: 4)
            twin.note(verb.send(fromTop ? twin.fromTop : twin.stack, twin))
            twin.settle()
            twin.note()
            return twin
        }
        #expect(twins[0].log.arrivals == twins[1].log.arrivals)
        for twin in twins { twin.log.dropArrivals() }
        #expect(firstDifference(twins) == nil)
        // UIKit's own messages, which name the pushed controllers.
        #expect(twins.map { $0.sim.diagnostics.count }.allSatisfy { $0 == twins[0].sim.diagnostics.count })
    }

    @Test(arguments: 0..<300)
    func `random verbs give the same pages, callbacks and delegate calls as on a plain stack`(seed: Int) {
        let twins = StackTwin.Kind.allCases.map { kind in
            let twin = StackTwin(kind, pages: 1 + seed % 3)
            var script = RandomVerbs(twin, seed: seed)
            for _ in 0..<30 { script.step() }
            twin.settle()
            twin.note()
            // A page below others that was never shown is notified when it is shown.
            twin.log.dropArrivals()
            return twin
        }
        #expect(firstDifference(twins) == nil)
        #expect(twins[0].sim.diagnostics.count == twins[1].sim.diagnostics.count)
    }
}

/// The first difference between the logs, with the preceding lines; `nil` if they are equal.
@MainActor
private func firstDifference(_ twins: [StackTwin]) -> String? {
    let (plain, other) = (twins[0].log.lines, twins[1].log.lines)
    guard plain != other else { return nil }
    let same = zip(plain, other).prefix { $0 == $1 }.count
    let before = plain[..<same].suffix(8).joined(separator: "\n")
    let lines = [plain, other].map { $0[same...].prefix(6).joined(separator: "\n") }
    return "\(before)\nplain:\n\(lines[0])\nfull-screen:\n\(lines[1])"
}

/// Random calls, chosen by a seed and by the stack's content.
@MainActor
private struct RandomVerbs {
    private let twin: StackTwin
    private var numbers: SeededNumbers

    init(_ twin: StackTwin, seed: Int) {
        self.twin = twin
        numbers = SeededNumbers(seed: UInt64(seed) &* 77 &+ 1)
    }

    mutating func step() {
        let stack = Bool.random(using: &numbers) ? twin.stack : twin.fromTop
        twin.log.lines.append("--- step")
        twin.note(send(to: stack))
        letTimePass()
    }

    private mutating func send(to stack: UINavigationController) -> String {
        let animated = Bool.random(using: &numbers)
        let pages = stack.viewControllers
        let number = Int.random(in: 0..<100, using: &numbers)
        switch number {
        case 0..<35: stack.pushViewController(twin.newPage(), animated: animated)
        case 35..<45:
            guard let page = twin.unused.randomElement(using: &numbers) else { return "-" }
            stack.pushViewController(page, animated: animated)
        case 45..<65: return twin.words(stack.popViewController(animated: animated))
        case 65..<75:
            guard let page = pages.randomElement(using: &numbers) else { return "-" }
            return twin.words(stack.popToViewController(page, animated: animated))
        case 75..<80: return twin.words(stack.popToRootViewController(animated: animated))
        case 80..<90:
            let kept = pages.filter { _ in Bool.random(using: &numbers) }
            stack.setViewControllers(kept + [twin.newPage()], animated: animated)
        case 90..<95: stack.viewControllers = pages.shuffled(using: &numbers)
        default:
            guard let page = pages.randomElement(using: &numbers) else { return "-" }
            stack.pushViewController(page, animated: animated)
        }
        return "\(number)"
    }

    private mutating func letTimePass() {
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0: break
        case 1: twin.sim.turn()
        case 2: twin.sim.advance(by: Double.random(in: 0..<0.4, using: &numbers))
        default: twin.settle()
        }
    }
}
