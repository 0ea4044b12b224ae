import FullScreenBack
import PageFlowFullScreen
import PageFlowTesting
import Simulator
import Testing

/// The two styles, each with its own finger.
@MainActor @Suite(.onStage) struct StylesSideBySideTests {
    @Test func `two fingers that move alike go back in both`() throws {
        let sim = Simulator(device: .iPadAir)
        let page = StylesSideBySide()
        sim.launch(page)
        let stacks = page.children.compactMap { $0 as? UINavigationController }
        for stack in stacks {
            let page = (stack as? FullScreenNavigationController)?.topPage ?? stack.topViewController
            (page as? SongList)?.goSong(nil)
        }
        try sim.settle()
        #expect(stacks.map(\.viewControllers.count) == [2, 2])
        for (finger, x) in [2.0, 412].enumerated() {
            sim.touchDown(at: CGPoint(x: x, y: 400), finger: finger)
        }
        for step in 1...10 {
            sim.advance(by: 1.0 / 60)
            for (finger, x) in [2.0, 412].enumerated() {
                sim.touchMove(to: CGPoint(x: x + 20 * Double(step), y: 400), finger: finger)
            }
        }
        #expect(stacks.map { $0.transitionCoordinator?.isInteractive } == [true, true])
        sim.advance(by: 1.0 / 60)
        #expect(
            stacks.map { Int(100 * ($0.transitionCoordinator?.percentComplete ?? 0)) }.allSatisfy { $0 > 40 })
        for finger in [0, 1] { sim.touchUp(finger: finger) }
        try sim.settle()
        #expect(stacks.map(\.viewControllers.count) == [1, 1])
    }
}
