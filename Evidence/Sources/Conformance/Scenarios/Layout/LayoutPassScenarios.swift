import Simulator

// The layout passes before a window is shown, and the order in which each pass visits views.
extension Scenario {
    static let layoutPasses: [Scenario] = [
        .rule(
            EvidenceEntry(
                "gt2-al-01",
                "Passes before a window is rendered",
                ios: "6+",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIView.h"
                ),
                notes: """
                    Quote: To render a window, the following passes will occur, if necessary. ... update
                    constraints ... layout ... display
                    """),
            statements: 2,
            leavingOut: ["display"],
            remark: "Views are drawn when a picture is made: the display pass is left out."
        ) { stage in
            let boxes = try Boxes(stage)
            stage.begin()
            boxes.askForAll()
            try stage.settle()
            let passes = stage.lines.map { String($0.split(separator: ".")[1]) }
            let layout = passes.firstIndex(of: "layoutSubviews") ?? passes.endIndex
            stage.state(
                "update constraints",
                layout > 0 && passes[..<layout].allSatisfy { $0 == "updateConstraints" },
                "\(stage.lines)")
            stage.state(
                "layout", layout < passes.endIndex && passes[layout...].allSatisfy { $0 == "layoutSubviews" },
                "\(stage.lines)")
        },
        .rule(
            EvidenceEntry(
                "gt2-al-02",
                "updateConstraintsIfNeeded",
                ios: "6+",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIView.h"
                ),
                notes: """
                    Quote: Updates the constraints from the bottom up for the view hierarchy rooted at
                    the receiver. UIWindow's implementation creates a layout engine if necessary first.
                    """),
            statements: 1
        ) { stage in
            let boxes = try Boxes(stage)
            stage.begin()
            boxes.askForAll()
            boxes.outer.updateConstraintsIfNeeded()
            stage.state(
                "bottom up: subviews' updateConstraints before the superview's",
                stage.lines == ["inner.updateConstraints", "outer.updateConstraints"], "\(stage.lines)")
        },
        .order(
            EvidenceEntry(
                "gt2-al-04",
                "viewWillLayoutSubviews / viewDidLayoutSubviews",
                ios: "5+",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIViewController.h"
                ),
                notes: """
                    Deeper views are laid out on their own; Apple's text elsewhere: the call 'does not
                    indicate that the individual layouts of the view's subviews have been adjusted'.
                    Quote: Called just before the view controller's view's layoutSubviews method is
                    invoked. ... Called just after the view controller's view's layoutSubviews method is
                    invoked.
                    """,
                events: [
                    "vc.viewWillLayoutSubviews",
                    "vc.layoutSubviews (its view's)",
                    "vc.viewDidLayoutSubviews",
                ])
        ) { stage in
            let page = LaidOutPage("vc")
            try stage.launch(page)
            stage.begin()
            page.view.setNeedsLayout()
            try stage.settle()
        },
        .rule(
            EvidenceEntry(
                "gt2-al-06",
                "updateConstraints and layoutSubviews, direction",
                ios: "14 (2021-04)",
                source: .log("https://juejin.cn/post/6955717957183864846"),
                notes: "Quote: updateConstraints是按照从子视图到父视图的顺序调用的"),
            statements: 2
        ) { stage in
            let boxes = try Boxes(stage)
            stage.begin()
            boxes.askForAll()
            try stage.settle()
            stage.state(
                "updateConstraints: subview before superview",
                stage.has("inner.updateConstraints", before: "outer.updateConstraints"), "\(stage.lines)")
            stage.state(
                "layoutSubviews: superview before subview",
                stage.has("outer.layoutSubviews", before: "inner.layoutSubviews"), "\(stage.lines)")
        },
        .rule(
            EvidenceEntry(
                "gt2-al-08",
                "safeAreaInsets change",
                ios: "11-15",
                source: .claim(
                    "https://github.com/mattneub/Programming-iOS-Book-Examples/blob/4f785bf15f622d363c9334c696be0241512e4091/bk2ch01p033layoutMargins/bk2ch01p033layoutMargins/ViewController.swift"
                ),
                notes: """
                    Quote: safe area changes before layoutSubviews is called; at that point, they both
                    propagate down
                    """),
            statements: 2
        ) { stage in
            let boxes = try Boxes(stage)
            stage.begin()
            boxes.page.additionalSafeAreaInsets.top = 20
            try stage.settle()
            let lines = stage.lines
            let told = lines.filter { $0.contains("DidChange") }
            let layout = lines.firstIndex { $0.contains("layoutSubviews") } ?? lines.endIndex
            stage.state(
                "safeAreaInsetsDidChange / layoutMarginsDidChange (propagated down)",
                told.first == "outer.safeAreaInsetsDidChange"
                    && told.contains("inner.safeAreaInsetsDidChange")
                    && told.contains("outer.layoutMarginsDidChange") && lines[..<layout].count == told.count,
                "\(lines)")
            stage.state("layoutSubviews", layout < lines.endIndex, "\(lines)")
        },
        .rule(
            EvidenceEntry(
                "gt2-al-05",
                """
                Two constraints of two views changed in one turn of the run loop; all calls logged \
                (iOS 14 simulator)
                """,
                ios: "14 (2021-04)",
                source: .log("https://juejin.cn/post/6955717957183864846"),
                notes: """
                    Each pass is finished for all views before the next; the engine sends setNeedsLayout
                    to the SUPERVIEW of a view whose frame changes, possibly several times. Quote: tjj -
                    第一个 / tjj - 第二个 / 0x7f9df55109a0, setNeedsLayout x3 / 0x7f9df55109a0, layoutSubviews
                    / 0x7f9df5416dd0, layoutSubviews / 0x7f9df5510f10, layoutSubviews
                    """),
            statements: 4,
            leavingOut: ["[code: constraint 1]", "[code: constraint 2]"]
        ) { stage in
            let boxes = try ConstrainedBoxes(stage)
            stage.begin()
            boxes.changeBoth()
            try stage.settle()
            let asked = stage.lines.filter { $0 == "superview.setNeedsLayout" }
            stage.state(
                "common superview.setNeedsLayout x3", !asked.isEmpty && stage.lines.first == asked.first,
                "\(stage.lines)")
            let layouts = stage.lines.filter { $0.hasSuffix("layoutSubviews") }
            let expected = [
                "superview.layoutSubviews", "first subview.layoutSubviews", "second subview.layoutSubviews",
            ]
            for statement in expected { stage.state(statement, layouts == expected, "\(layouts)") }
        },
        .rule(
            EvidenceEntry(
                "gt2-al-18",
                "layoutSubviews base implementation",
                ios: "6+",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIView.h"
                ),
                notes: """
                    Overriding without super leaves the subviews' frames unset. Quote: override point.
                    called by layoutIfNeeded automatically. As of iOS 6.0, when constraints-based layout
                    is used the base implementation applies the constraints-based layout, otherwise it
                    does nothing.
                    """),
            statements: 2
        ) { stage in
            let boxes = try Boxes(stage)
            let unplaced = HalfBox()
            let inner = UIView()
            inner.translatesAutoresizingMaskIntoConstraints = false
            unplaced.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            unplaced.addSubview(inner)
            inner.widthAnchor.constraint(equalTo: unplaced.widthAnchor).isActive = true
            inner.heightAnchor.constraint(equalTo: unplaced.heightAnchor).isActive = true
            unplaced.layoutIfNeeded()
            stage.state(
                "applies the constraints (since iOS 6), otherwise nothing", inner.bounds.isEmpty,
                "\(inner.frame)")
            unplaced.callsSuper = true
            unplaced.setNeedsLayout()
            unplaced.layoutIfNeeded()
            stage.state(
                "applies the constraints (since iOS 6), otherwise nothing", inner.bounds == unplaced.bounds,
                "\(inner.frame)")
            stage.begin()
            boxes.outer.setNeedsLayout()
            stage.state("called by layoutIfNeeded", stage.lines.isEmpty, "\(stage.lines)")
            boxes.outer.layoutIfNeeded()
            stage.state("called by layoutIfNeeded", stage.lines == ["outer.layoutSubviews"], "\(stage.lines)")
            boxes.outer.layoutIfNeeded()
            stage.state("called by layoutIfNeeded", stage.lines == ["outer.layoutSubviews"], "\(stage.lines)")
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
