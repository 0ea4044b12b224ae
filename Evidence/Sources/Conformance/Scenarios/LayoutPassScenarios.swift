import Simulator

// The layout passes before a window is shown, and the order in which each pass visits views.
extension Scenario {
    static let layoutPasses: [Scenario] = [
        .statements(
            "gt2-al-01", leavingOut: [2],
            remark: "Views are drawn when a picture is made: the display pass is left out."
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
        .statements("gt2-al-05", leavingOut: [0, 1]) { stage in
            let boxes = try ConstrainedBoxes(stage)
            stage.begin()
            boxes.changeBoth()
            try stage.settle()
            let asked = stage.lines.filter { $0 == "superview.setNeedsLayout" }
            stage.state(2, !asked.isEmpty && stage.lines.first == asked.first, "\(stage.lines)")
            let layouts = stage.lines.filter { $0.hasSuffix("layoutSubviews") }
            let names = ["superview", "first subview", "second subview"]
            for (index, name) in names.enumerated() {
                stage.state(3 + index, layouts == names.map { "\($0).layoutSubviews" }, "\(name): \(layouts)")
            }
        },
        .statements("gt2-al-18") { stage in
            let boxes = try Boxes(stage)
            let unplaced = HalfBox()
            let inner = UIView()
            inner.translatesAutoresizingMaskIntoConstraints = false
            unplaced.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            unplaced.addSubview(inner)
            inner.widthAnchor.constraint(equalTo: unplaced.widthAnchor).isActive = true
            inner.heightAnchor.constraint(equalTo: unplaced.heightAnchor).isActive = true
            unplaced.layoutIfNeeded()
            stage.state(0, inner.bounds.isEmpty, "\(inner.frame)")
            unplaced.callsSuper = true
            unplaced.setNeedsLayout()
            unplaced.layoutIfNeeded()
            stage.state(0, inner.bounds == unplaced.bounds, "\(inner.frame)")
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

/// A visible page with two nested boxes that record their messages.
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

/// Two boxes in a third one, positioned by constraints.
@MainActor
private struct ConstrainedBoxes {
    private let widths: [NSLayoutConstraint]

    init(_ stage: Stage) throws {
        let (page, outer) = (UIViewController(), MarkedBox("superview"))
        outer.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        let boxes = [LoggedBox("first subview"), LoggedBox("second subview")]
        for (index, box) in boxes.enumerated() {
            box.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(box)
            NSLayoutConstraint.activate([
                box.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
                box.topAnchor.constraint(equalTo: outer.topAnchor, constant: CGFloat(index) * 100),
                box.heightAnchor.constraint(equalToConstant: 50),
            ])
        }
        widths = boxes.map { $0.widthAnchor.constraint(equalToConstant: 50) }
        NSLayoutConstraint.activate(widths)
        page.view.addSubview(outer)
        try stage.launch(page)
    }

    func changeBoth() {
        for width in widths { width.constant += 50 }
    }
}

/// A box that lays out its subviews only on request.
private final class HalfBox: UIView {
    var callsSuper = false

    override func layoutSubviews() {
        if callsSuper { super.layoutSubviews() }
    }
}

/// A box that also records `setNeedsLayout`.
private final class MarkedBox: LoggedBox {
    override func setNeedsLayout() {
        journal.log("\(name).setNeedsLayout")
        super.setNeedsLayout()
    }
}

private class LoggedBox: UIView {
    let name: String
    let journal = Journal.current

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

/// A page whose view records its layout under the page's name.
private final class LaidOutPage: Page {
    override func loadView() { view = LoggedBox(name) }
}
