import PageFlow
import PageFlowFullScreen
import PageFlowTesting
import Simulator
import Testing

/// The kind of swipe.
enum Swipe: String, CaseIterable, Sendable {
    case edge, anywhere

    @MainActor func hold(at fraction: CGFloat, on sim: Simulator) {
        switch self {
        case .edge: sim.edgeSwipe(to: fraction)
        case .anywhere: sim.contentSwipe(to: fraction)
        }
    }
}

struct SwipeKind: Sendable, CustomTestStringConvertible {
    let swipe: Swipe
    let system: System
    var testDescription: String { "\(swipe) on iOS \(system)" }
    static let all = Swipe.allCases.flatMap { swipe in
        [System.iOS(15), .iOS(18), .iOS(26)].map { SwipeKind(swipe: swipe, system: $0) }
    }
}

@MainActor
struct SwipedApp {
    let sim: Simulator
    let stack: FullScreenNavigationController
    let pages: [UIViewController]

    init(_ system: System = .iOS(18), pages: [UIViewController] = [A(), B(), C()]) {
        sim = Simulator(system: system)
        stack = FullScreenNavigationController()
        self.pages = pages
        stack.pages = pages
        sim.launch(stack)
        _ = sim.window.navigator
        settle()
        sim.clearTrace()
    }

    func settle() {
        do { try sim.settle() } catch { fatalError("\(error)") }
    }

    /// The appearance callbacks of the pages.
    var appearance: [String] {
        sim.trace.lines.filter { line in
            line.contains("ppear") && !line.contains("IsAppearing")
                && ["A", "B", "C", "D"].contains { line.hasPrefix($0 + ".") }
        }
    }

    /// Checks that the last page is visible and touchable, and that another push and pop work.
    func expectAlive(_ location: SourceLocation = #_sourceLocation) {
        let before = stack.pages
        let page = D()
        stack.pushViewController(page, animated: true)
        settle()
        #expect(page.view.window != nil && page.appearanceIsOver, sourceLocation: location)
        stack.popViewController(animated: true)
        settle()
        #expect(stack.pages == before, sourceLocation: location)
        #expect(before.last?.view.window != nil, sourceLocation: location)
        #expect(sim.diagnostics.isEmpty, sourceLocation: location)
    }
}

extension UIViewController {
    var appearanceIsOver: Bool { transitionCoordinator == nil && view.superview != nil }
}
