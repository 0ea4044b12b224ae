import TestApps
import TestTraits
import Testing
import UIKit

@MainActor @Suite(.inTurn) struct InteractionTests {
    /// Records its moves, and the state of the view during each.
    private final class Noting: NSObject, UIInteraction {
        weak var view: UIView?
        var heard: [String] = []
        private let names: [ObjectIdentifier: String]

        init(_ names: [ObjectIdentifier: String]) { self.names = names }

        private func name(_ view: UIView?) -> String {
            view.map { "\(names[ObjectIdentifier($0)] ?? "?") with \($0.interactions.count)" } ?? "none"
        }

        func willMove(to view: UIView?) { heard.append("will \(name(view))") }

        func didMove(to view: UIView?) {
            self.view = view
            heard.append("did \(name(view))")
        }
    }

    @Test func `an interaction is notified of its way from view to view`() {
        useFreshRuntime()
        let (first, second) = (UIView(), UIView())
        let noting = Noting([ObjectIdentifier(first): "first", ObjectIdentifier(second): "second"])
        first.addInteraction(noting)
        #expect(first.interactions.count == 1 && noting.view === first)
        second.addInteraction(noting)
        #expect(first.interactions.isEmpty && second.interactions.first === noting)
        first.removeInteraction(noting)
        second.removeInteraction(noting)
        #expect(noting.view == nil && second.interactions.isEmpty)
        #expect(
            noting.heard == [
                "will first with 0", "did first with 1", "will none", "did none", "will second with 0",
                "did second with 1", "will none", "did none",
            ])
    }

    @Test func `setting the list adds new interactions and removes missing ones`() {
        useFreshRuntime()
        let view = UIView()
        let (a, b) = (Noting([:]), Noting([:]))
        view.interactions = [a]
        view.interactions = [b, a]
        #expect(view.interactions.map { $0 === a } == [false, true])
        #expect(a.heard.count == 2 && b.heard.count == 2)
        view.interactions = []
        #expect(a.view == nil && b.view == nil && a.heard.last == "did none")
    }
}

@MainActor @Suite(.inTurn) struct TargetedPreviewTests {
    @Test func `a preview of a view has its place and its size`() {
        let window = shownWindow()
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        window.addSubview(view)
        let whole = UITargetedPreview(view: view)
        #expect(whole.size == CGSize(width: 100, height: 50) && whole.target.container === window)
        #expect(whole.target.center == CGPoint(x: 60, y: 45) && whole.target.transform == .identity)
        let parameters = UIPreviewParameters()
        parameters.visiblePath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 20))
        let part = UITargetedPreview(view: view, parameters: parameters)
        parameters.visiblePath = nil
        #expect(part.size == CGSize(width: 30, height: 20))
        let target = UIPreviewTarget(
            container: view, center: .zero, transform: CGAffineTransform(scaleX: 2, y: 2))
        let moved = part.retargetedPreview(with: target)
        #expect(moved.target === target && moved.view === view && moved.size == part.size)
    }

    @Test func `a container outside of windows is an exception`() {
        let runtime = useFreshRuntime()
        runtime.diagnostics.recordsExceptions = true
        _ = UITargetedPreview(view: UIView())
        let message = runtime.diagnostics.entries.first?.message ?? ""
        #expect(
            message.hasPrefix(
                "UIPreviewTarget requires that the container view is in a window, but it is not."))
    }

    private func shownWindow() -> UIWindow {
        useFreshRuntime()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        window.isHidden = false
        return window
    }
}
