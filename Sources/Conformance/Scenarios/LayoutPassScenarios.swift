import Simulator

// The passes before a window is shown, and the way that each of them goes through the views.
extension Scenario {
    static let layoutPasses: [Scenario] = [
        .statements(
            "gt2-al-01", leavingOut: [2], remark: "Nothing is drawn yet: the display pass is left out."
        ) { stage in
            let boxes = try Boxes(stage)
            stage.begin()
            boxes.askForAll()
            try stage.settle()
            let passes = stage.lines.map { String($0.split(separator: ".")[1]) }
            let layout = passes.firstIndex(of: "layoutSubviews") ?? passes.endIndex
            stage.state(
                0, layout > 0 && passes[..<layout].allSatisfy { $0 == "updateConstraints" },
                "\(stage.lines)")
            stage.state(
                1, layout < passes.endIndex && passes[layout...].allSatisfy { $0 == "layoutSubviews" },
                "\(stage.lines)")
        },
        .statements("gt2-al-02") { stage in
            let boxes = try Boxes(stage)
            stage.begin()
            boxes.askForAll()
            boxes.outer.updateConstraintsIfNeeded()
            stage.state(
                0, stage.lines == ["inner.updateConstraints", "outer.updateConstraints"], "\(stage.lines)")
        },
        .order("gt2-al-04") { stage in
            let page = LaidOutPage("vc")
            try stage.launch(page)
            stage.begin()
            page.view.setNeedsLayout()
            try stage.settle()
        },
        .statements("gt2-al-06") { stage in
            let boxes = try Boxes(stage)
            stage.begin()
            boxes.askForAll()
            try stage.settle()
            stage.state(
                0, stage.has("inner.updateConstraints", before: "outer.updateConstraints"), "\(stage.lines)")
            stage.state(
                1, stage.has("outer.layoutSubviews", before: "inner.layoutSubviews"), "\(stage.lines)")
        },
        .statements("gt2-al-08") { stage in
            let boxes = try Boxes(stage)
            stage.begin()
            boxes.page.additionalSafeAreaInsets.top = 20
            try stage.settle()
            let lines = stage.lines
            let told = lines.filter { $0.contains("DidChange") }
            let layout = lines.firstIndex { $0.contains("layoutSubviews") } ?? lines.endIndex
            stage.state(
                0,
                told.first == "outer.safeAreaInsetsDidChange"
                    && told.contains("inner.safeAreaInsetsDidChange")
                    && told.contains("outer.layoutMarginsDidChange") && lines[..<layout].count == told.count,
                "\(lines)")
            stage.state(1, layout < lines.endIndex, "\(lines)")
        },
        .statements(
            "gt2-al-18", leavingOut: [0],
            remark: "Constraints are not solved yet: when it is called is compared."
        ) { stage in
            let boxes = try Boxes(stage)
            stage.begin()
            boxes.outer.setNeedsLayout()
            stage.state(1, stage.lines.isEmpty, "\(stage.lines)")
            boxes.outer.layoutIfNeeded()
            stage.state(1, stage.lines == ["outer.layoutSubviews"], "\(stage.lines)")
            boxes.outer.layoutIfNeeded()
            stage.state(1, stage.lines == ["outer.layoutSubviews"], "\(stage.lines)")
        },
    ]
}

/// A page in sight with two boxes, one in the other, that write down what they are sent.
@MainActor
private struct Boxes {
    let page = UIViewController()
    let outer = LoggedBox("outer")
    let inner = LoggedBox("inner")

    init(_ stage: Stage) throws {
        outer.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        inner.frame = outer.bounds
        page.view.addSubview(outer)
        outer.addSubview(inner)
        try stage.launch(page)
    }

    func askForAll() {
        for box in [outer, inner] {
            box.setNeedsLayout()
            box.setNeedsUpdateConstraints()
        }
    }
}

private final class LoggedBox: UIView {
    private let name: String
    private let journal = Journal.current

    init(_ name: String) {
        self.name = name
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
        journal.log("\(name).updateConstraints")
        super.updateConstraints()
    }

    override func layoutSubviews() {
        journal.log("\(name).layoutSubviews")
        super.layoutSubviews()
    }

    override func safeAreaInsetsDidChange() {
        journal.log("\(name).safeAreaInsetsDidChange")
        super.safeAreaInsetsDidChange()
    }

    override func layoutMarginsDidChange() {
        journal.log("\(name).layoutMarginsDidChange")
        super.layoutMarginsDidChange()
    }
}

/// A page whose view writes down its layout under the page's name.
private final class LaidOutPage: Page {
    override func loadView() { view = LoggedBox(name) }
}
