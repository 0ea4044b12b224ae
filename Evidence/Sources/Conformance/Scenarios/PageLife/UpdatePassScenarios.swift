import Observation
import Simulator

// The passes for properties, layout and traits on iOS 18 and later: their order, and what begins them.
extension Scenario {
    static let updatePasses: [Scenario] = [
        .rule(
            EvidenceEntry(
                "hunt26-updates-01",
                """
                A view needs an update of its properties and a layout, and one of its traits has changed
                """,
                ios: "26+", source: .documentation(newSession),
                notes: """
                    Quote: UIKit runs updateProperties right after updating traits and just before
                    layoutSubviews.
                    """),
            statements: 2
        ) { stage in
            let view = try PassView.shown(on: stage)
            var seen: UIUserInterfaceSizeClass?
            view.reaction = { method in
                if method == "updateProperties" { seen = view.traitCollection.horizontalSizeClass }
            }
            view.setNeedsLayout()
            view.setNeedsUpdateProperties()
            view.superview?.traitOverrides.horizontalSizeClass = .regular
            try stage.settle()
            stage.state(
                "updateProperties precedes layoutSubviews",
                stage.has("view.updateProperties", before: "view.layoutSubviews"), "\(stage.lines)")
            stage.state(
                "updateProperties reads the new trait", seen == .regular, "\(String(describing: seen))")
        },
        .rule(
            EvidenceEntry(
                "hunt26-updates-02", "A view needs an update of its properties, and then a layout",
                ios: "26+",
                source: .documentation(newSession),
                notes: """
                    Quote: is independent, letting you invalidate properties without forcing the layout, and vice
                    versa
                    """),
            statements: 2
        ) { stage in
            let view = try PassView.shown(on: stage)
            view.setNeedsUpdateProperties()
            try stage.settle()
            stage.state(
                "setNeedsUpdateProperties() doesn't run layoutSubviews",
                stage.lines == ["view.updateProperties"], "\(stage.lines)")
            stage.begin()
            view.setNeedsLayout()
            try stage.settle()
            stage.state(
                "setNeedsLayout() doesn't run updateProperties", stage.lines == ["view.layoutSubviews"],
                "\(stage.lines)")
        },
        .rule(
            EvidenceEntry(
                "hunt26-updates-03", "updateProperties of a view calls setNeedsLayout()", ios: "26+",
                source: .documentation(newSession),
                notes: """
                    Quote: you can invalidate layout inside it and the layout pass will run immediately
                    afterward.
                    """),
            statements: 1
        ) { stage in
            let view = try PassView.shown(on: stage)
            view.reaction = { [unowned view] in if $0 == "updateProperties" { view.setNeedsLayout() } }
            view.setNeedsUpdateProperties()
            try stage.settle()
            stage.state(
                "layoutSubviews follows at once",
                stage.lines == ["view.updateProperties", "view.layoutSubviews"], "\(stage.lines)")
        },
        .rule(
            EvidenceEntry(
                "hunt26-updates-04", "A view and its subview need an update of their properties and a layout",
                ios: "26+", source: .documentation(newSession),
                notes: """
                    The order follows from this and from the place of the pass before layoutSubviews. Quote:
                    UIKit traverses the view hierarchy top down
                    """),
            statements: 1
        ) { stage in
            let outer = try PassView.shown(on: stage, "outer")
            let inner = PassView("inner")
            outer.addSubview(inner)
            try stage.settle()
            stage.begin()
            for view in [inner, outer] {
                view.setNeedsLayout()
                view.setNeedsUpdateProperties()
            }
            try stage.settle()
            let order = [
                "outer.updateProperties", "outer.layoutSubviews", "inner.updateProperties",
                "inner.layoutSubviews",
            ]
            stage.state(order.joined(separator: ", "), stage.lines == order, "\(stage.lines)")
        },
        .rule(
            EvidenceEntry(
                "hunt26-updates-05",
                "setNeedsUpdateProperties() of a view and of a page is called three times", ios: "26+",
                source: .documentation(viewHeader),
                notes: """
                    Quote: Multiple requests may be coalesced into a single update alongside the next layout
                    pass.
                    """),
            statements: 2
        ) { stage in
            let (page, view) = (PassPage("page"), PassView("view"))
            try stage.launch(page, filledWith: view)
            stage.begin()
            for _ in 0..<3 {
                view.setNeedsUpdateProperties()
                page.setNeedsUpdateProperties()
            }
            try stage.settle()
            for (words, line) in [("the view", "view"), ("the page", "page")] {
                stage.state(
                    "updateProperties of \(words) runs once",
                    stage.lines.filter { $0 == "\(line).updateProperties" }.count == 1, "\(stage.lines)")
            }
        },
        .rule(
            EvidenceEntry(
                "hunt26-updates-06", "The size of a view changes", ios: "26+",
                source: .documentation(newSession),
                notes: "Quote: I avoid re-running the code on unrelated events, like resizing"),
            statements: 2
        ) { stage in
            let view = try PassView.shown(on: stage)
            view.frame.size.height -= 100
            try stage.settle()
            stage.state("layoutSubviews runs", stage.has("view.layoutSubviews"), "\(stage.lines)")
            stage.state(
                "updateProperties doesn't run", !stage.has("view.updateProperties"), "\(stage.lines)")
        },
        .rule(
            EvidenceEntry(
                "hunt26-updates-07",
                "An observable object that a cell's configurationUpdateHandler has read changes", ios: "26+",
                source: .documentation(newSession),
                notes: """
                    Quote: any change to the model's properties while the cell is visible causes UIKit to rerun
                    the handler and update the cell for me.
                    """),
            statements: 2
        ) { stage in
            let model = RowModel()
            try TableScene(stage, [1], source: { ModelRows($0, model) }).show()
            let before = model.reads
            model.text = "new"
            try stage.settle()
            stage.state(
                "the handler runs again while the cell is visible", model.reads > before,
                "\(before), \(model.reads)")
            stage.state(
                "the cell shows the new value",
                stage.sim.place(of: "new") != nil && stage.sim.place(of: "old") == nil,
                "\(String(describing: stage.sim.place(of: "old")))")
        },
        .rule(
            EvidenceEntry(
                "hunt26-updates-08", "A trait is overridden, and updateTraitsIfNeeded() is called",
                ios: "18+",
                source: .documentation(viewHeader),
                notes: """
                    Quote: Forces an immediate trait update for this view (and its view controller, if
                    applicable) and any subviews, including any view controllers or views in its subtree. Any
                    trait change callbacks are sent synchronously.
                    """),
            statements: 2
        ) { stage in
            let (outer, inner) = (try PassView.shown(on: stage, "outer"), PassView("inner"))
            outer.addSubview(inner)
            try stage.settle()
            var calls = 0
            let registration = inner.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
                (_: PassView, _: UITraitCollection) in calls += 1
            }
            outer.traitOverrides.horizontalSizeClass = .regular
            let early = calls
            outer.updateTraitsIfNeeded()
            stage.state("before the call the handler of a subview hasn't run", early == 0, "\(early)")
            let sizeClass = inner.traitCollection.horizontalSizeClass
            stage.state(
                "after it the handler has run, and the subview has the value",
                calls == 1 && sizeClass == .regular, "\(calls), \(sizeClass)")
            inner.unregisterForTraitChanges(registration)
        },
        .rule(
            EvidenceEntry(
                "hunt26-updates-09", "The keyboard layout guide of a view", ios: "18+",
                source: .documentation("iPhoneOS 26.2 SDK, UIKit.framework/Headers/UIKeyboardLayoutGuide.h"),
                notes: """
                    Quote: Set this to @c NO to instead have the guide use the bottomAnchor of the view.
                    """),
            statements: 3
        ) { stage in
            let page = stage.page("A")
            try stage.launch(page)
            let view = try require(page.view)
            let guide = view.keyboardLayoutGuide
            stage.state(
                """
                followsUndockedKeyboard is false, usesBottomSafeArea is true and keyboardDismissPadding is 0
                """,
                !guide.followsUndockedKeyboard && guide.usesBottomSafeArea
                    && guide.keyboardDismissPadding == 0,
                "\(guide.followsUndockedKeyboard), \(guide.usesBottomSafeArea), \(guide.keyboardDismissPadding)"
            )
            let bottom = view.bounds.maxY - view.safeAreaInsets.bottom
            stage.state(
                "without the keyboard its top is the bottom of the safe area",
                bottom < view.bounds.maxY && guide.layoutFrame.minY == bottom, "\(guide.layoutFrame)")
            guide.usesBottomSafeArea = false
            try stage.settle()
            stage.state(
                "usesBottomSafeArea = false: its top is the bottom of the view",
                guide.layoutFrame.minY == view.bounds.maxY, "\(guide.layoutFrame)")
        },
        .rule(
            EvidenceEntry(
                "hunt26-updates-10", "A constraint is changed in an animation with flushUpdates", ios: "26+",
                animated: true, source: .documentation(newSession),
                notes: "Quote: Dependent views animate to their new positions and sizes automatically."),
            statements: 2
        ) { stage in
            let (page, view) = (stage.page("A"), UIView())
            try stage.launch(page)
            view.translatesAutoresizingMaskIntoConstraints = false
            page.view.addSubview(view)
            let width = view.widthAnchor.constraint(equalToConstant: 100)
            NSLayoutConstraint.activate([
                width, view.heightAnchor.constraint(equalToConstant: 50),
                view.topAnchor.constraint(equalTo: page.view.topAnchor, constant: 100),
                view.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
            ])
            try stage.settle()
            UIView.animate(withDuration: 1, delay: 0, options: [.flushUpdates, .curveLinear]) {
                width.constant = 200
            }
            stage.state("after the call the view has its new frame", view.frame.width == 200, "\(view.frame)")
            stage.sim.advance(by: 0.5)
            let shown = (view.layer.presentation() ?? view.layer).bounds.width
            stage.state("its layer is animated from the old one", shown > 100 && shown < 200, "\(shown)")
            try stage.settle()
        },
    ]

    private static let newSession = "https://developer.apple.com/videos/play/wwdc2025/243"
    private static let viewHeader = "iPhoneOS 26.2 SDK, UIKit.framework/Headers/UIView.h"
}

/// A view that records its updates of properties and its layouts.
private final class PassView: UIView {
    private let name: String
    private let journal = Journal.current
    /// Called in each of the methods, with its name.
    var reaction: ((String) -> Void)?

    init(_ name: String) {
        self.name = name
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    /// Returns a view that fills the app's page. The stage's lines begin after the launch.
    static func shown(on stage: Stage, _ name: String = "view") throws -> PassView {
        let view = PassView(name)
        try stage.launch(stage.page("Root"), filledWith: view)
        stage.begin()
        return view
    }

    override func updateProperties() {
        super.updateProperties()
        log("updateProperties")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        log("layoutSubviews")
    }

    private func log(_ method: String) {
        journal.log("\(name).\(method)")
        reaction?(method)
    }
}

/// A page that records the updates of its properties.
private final class PassPage: Page {
    override func updateProperties() {
        super.updateProperties()
        log("updateProperties")
    }
}

/// The text of a row, and how often the row's cell has read it.
@MainActor @Observable private final class RowModel {
    var text = "old"
    @ObservationIgnored var reads = 0
}

/// A data source whose cells read a model in their update handler.
@MainActor
private final class ModelRows: HeardRows {
    private let model: RowModel

    init(_ data: ListData, _ model: RowModel) {
        self.model = model
        super.init(data)
    }

    override func cell(for place: IndexPath, in table: UITableView) -> UITableViewCell {
        let cell = table.dequeueReusableCell(withIdentifier: "cell", for: place)
        cell.configurationUpdateHandler = { [model] cell, _ in
            model.reads += 1
            var content = UIListContentConfiguration.cell()
            content.text = model.text
            cell.contentConfiguration = content
        }
        return cell
    }
}
