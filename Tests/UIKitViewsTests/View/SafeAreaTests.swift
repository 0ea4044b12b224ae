import TestApps
import TestTraits
import Testing

@testable import UIKitCore

/// A view that records its callbacks in a shared list.
private final class Panel: UIView {
    let name: String
    private let log: (String) -> Void

    init(_ name: String, frame: CGRect, _ log: @escaping (String) -> Void) {
        self.name = name
        self.log = log
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func safeAreaInsetsDidChange() { log("\(name) \(safeAreaInsets.top)") }
    override func layoutMarginsDidChange() { log("\(name) margins") }
    override func layoutSubviews() { log("\(name) layout") }
}

@MainActor @Suite("Safe areas", .inTurn) struct SafeAreaTests {
    private final class Log {
        var lines: [String] = []
    }

    @Test func `a change goes down to the views that it reaches, and then they are laid out`() {
        let app = ShownApp()
        let (page, log) = (UIViewController(), Log())
        let write: (String) -> Void = { log.lines.append($0) }
        let panels = [
            Panel("outer", frame: page.view.bounds, write),
            Panel("inner", frame: page.view.bounds, write),
            Panel("low", frame: CGRect(x: 0, y: 400, width: 100, height: 100), write),
        ]
        page.view.addSubview(panels[0])
        panels[0].addSubview(panels[1])
        panels[0].addSubview(panels[2])
        app.show(page)
        let top = page.view.safeAreaInsets.top
        #expect(
            Array(log.lines.prefix(4)) == ["outer \(top)", "outer margins", "inner \(top)", "inner margins"])
        log.lines.removeAll()
        page.additionalSafeAreaInsets.top = 20
        #expect(log.lines.isEmpty)
        app.settle()
        #expect(
            log.lines == [
                "outer \(top + 20)", "outer margins", "inner \(top + 20)", "inner margins", "outer layout",
                "inner layout",
            ])
    }
}
