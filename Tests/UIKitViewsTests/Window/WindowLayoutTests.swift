import TestApps
import TestTraits
import Testing

@testable import UIKitCore

/// A layout pass visits only some of a window's subviews. A view that needs layout must be among them.
@MainActor @Suite(.inTurn) struct WindowLayoutTests {
    private final class CountingView: UIView {
        var layouts = 0

        override func layoutSubviews() { layouts += 1 }
    }

    private typealias Edit = @MainActor (UIWindow) -> Void

    private static let edits: [Edit] = [
        { _ in },
        { $0.subviews[1].removeFromSuperview() },
        { $0.bringSubviewToFront($0.subviews[1]) },
        { $0.sendSubviewToBack($0.subviews[4]) },
        { $0.exchangeSubview(at: 0, withSubviewAt: 4) },
        { $0.insertSubview(CountingView(), at: 0) },
        { $0.insertSubview($0.subviews[4], at: 1) },
        { $0.addSubview(CountingView()) },
    ]

    @Test(arguments: 0..<8, 0..<8)
    func whoeverAsksIsLaidOut(first: Int, second: Int) {
        for asking in 0..<6 {
            let app = ShownApp()
            app.show(UIViewController())
            for _ in 0..<5 { app.window.addSubview(CountingView()) }
            app.settle()
            app.window.subviews[asking].setNeedsLayout()
            Self.edits[first](app.window)
            Self.edits[second](app.window)
            app.settle()
            #expect(app.window.subviews.allSatisfy { !$0.isDirty })
            app.window.subviews[2].setNeedsLayout()
            app.settle()
            #expect(!app.window.subviews[2].isDirty)
        }
    }

    @Test func onlyWhoAsksIsLaidOut() throws {
        let app = ShownApp()
        app.show(UIViewController())
        let views = (0..<5).map { _ in CountingView() }
        for view in views { app.window.addSubview(view) }
        app.settle()
        views[1].setNeedsLayout()
        views[3].setNeedsLayout()
        app.settle()
        #expect(views.map(\.layouts) == [1, 2, 1, 2, 1])
    }
}
