import Simulator

// Files that don't match the app, and the order in which a file's objects are set up.
extension Scenario {
    static let huntStoryboards: [Scenario] = huntFileWords + huntFileOrder + huntFileRules

    private static let huntFileWords: [Scenario] = [
        .messages("hunt-storyboards-01") { stage in
            var text = StoryboardText(initial: "A")
            text.addPage("A", buttons: [.named("show", to: "B")])
            text.addPage("B")
            let page = try stage.launch(text)
            page.performSegue(withIdentifier: "gogo", sender: page)
        },
        .messages("hunt-storyboards-02") { stage in
            _ = UIStoryboard(name: "HelpStackStoryboard", bundle: nil)
            stage.note("it comes at once", stage.sim.diagnostics.count == 1, "\(stage.sim.diagnostics)")
        },
        .messages("hunt-storyboards-03") { stage in
            let bundle = try TemporaryBundle()
            try bundle.write(nib: unknownCell, to: "Row")
            let scene = TableScene(stage, [1])
            scene.table.register(
                UINib(nibName: "Row", bundle: bundle.bundle), forCellReuseIdentifier: "cell")
            try scene.show()
            let cell = try scene.cell(0)
            stage.note("it is a plain cell", type(of: cell) == UITableViewCell.self, "\(type(of: cell))")
        },
        .messages("hunt-storyboards-05") { stage in
            let bundle = try TemporaryBundle()
            try bundle.write(nib: view(), owner: "UIViewController", isConnected: false, to: "MessageView")
            UIViewController(nibName: "MessageView", bundle: bundle.bundle).loadViewIfNeeded()
        },
        .messages("hunt-storyboards-06") { stage in
            var text = StoryboardText(initial: "A")
            text.addPage("A", "SeguePage", [.custom("test", to: "B", "HuntBareSegue")])
            text.addPage("B")
            let page = try stage.launch(text)
            page.performSegue(withIdentifier: "test", sender: page)
        },
    ]

    private static let huntFileOrder: [Scenario] = [
        .order("hunt-storyboards-07") { stage in
            let bundle = try TemporaryBundle()
            try bundle.write(nib: view("HuntStarView", attribute: "stars"), to: "Stars")
            stage.begin()
            let objects = UINib(nibName: "Stars", bundle: bundle.bundle).instantiate(withOwner: nil)
            let stars = (objects.first as? HuntStarView)?.stars
            stage.note("the attribute is set", stars == 5, "\(String(describing: stars))")
        },
        .order("hunt-storyboards-08") { stage in
            let bundle = try TemporaryBundle()
            try bundle.write(nib: nested, to: "Nested")
            var made = 0
            HuntNestedView.onInit = {
                made += 1
                if made == 2 { stage.remark("in any order") }
            }
            defer { HuntNestedView.onInit = nil }
            stage.begin()
            let objects = UINib(nibName: "Nested", bundle: bundle.bundle).instantiate(withOwner: nil)
            let outer = try require(objects.first as? HuntOuterView)
            stage.note("its outlet is set when it is awake", outer.hadInner, "it is nil")
        },
    ]

    private static let huntFileRules: [Scenario] = [
        .statements("hunt-storyboards-09", isMisuse: true) { stage in
            let alone = try TemporaryBundle()
            try alone.write(nib: view(tag: 1), owner: "LittleViewController", to: "LittleView")
            let both = try TemporaryBundle()
            try both.write(nib: view(tag: 1), owner: "LittleViewController", to: "LittleView")
            try both.write(nib: view(tag: 2), owner: "LittleViewController", to: "LittleViewController")
            for (position, bundle) in [alone, both].enumerated() {
                let page = LittleViewController(nibName: nil, bundle: bundle.bundle)
                let tag = page.view.tag
                stage.state(position, tag == 1, "\(tag)")
            }
            stage.note("no complaint yet", stage.sim.diagnostics.isEmpty, "\(stage.sim.diagnostics)")
            let foreign = try TemporaryBundle()
            try foreign.write(
                nib: view(), owner: "LittleViewController", isConnected: false, to: "LittleView")
            LittleViewController(nibName: nil, bundle: foreign.bundle).loadViewIfNeeded()
            let words = MessageTemplate(
                "exception NSInternalInconsistencyException: "
                    + "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"LittleView\" "
                    + "nib but the view outlet was not set."
            )
            stage.state(2, stage.sim.diagnostics.contains(where: words.matches), "\(stage.sim.diagnostics)")
        },
        .statements("hunt-storyboards-10", isMisuse: true) { stage in
            var text = StoryboardText(initial: nil)
            text.addPage("detail", "HuntModelPage")
            let storyboard = try text.storyboard()
            var (coders, returned) = (0, nil as HuntModelPage?)
            stage.begin()
            let made = storyboard.instantiateViewController(identifier: "detail") { coder -> HuntModelPage? in
                coders += 1
                returned = HuntModelPage(coder: coder, model: 1)
                return returned
            }
            stage.state(
                0, coders == 1 && made === returned && stage.lines == ["Detail.init(coder:model:)"],
                "called \(coders) times, \(stage.lines), \(made === returned)")
            stage.begin()
            let plain = storyboard.instantiateViewController(identifier: "detail") { _ -> UIViewController? in
                nil
            }
            stage.state(
                1, plain is HuntModelPage && stage.lines == ["Detail.init(coder:)"],
                "\(plain), \(stage.lines)")
            stage.note("no complaint yet", stage.sim.diagnostics.isEmpty, "\(stage.sim.diagnostics)")
            _ = storyboard.instantiateViewController(identifier: "none") { _ -> UIViewController? in nil }
            stage.state(
                2, stage.sim.diagnostics.contains { $0.kind == .exception }, "\(stage.sim.diagnostics)")
        },
    ]
}

// The elements of the nibs.
extension Scenario {
    /// A view of UIKit's class or one of the app's, with a runtime attribute of value 5.
    private static func view(_ name: String? = nil, attribute: String? = nil, tag: Int = 0) -> String {
        let custom = name.map { "customClass=\"\($0)\" customModule=\"Conformance\"" } ?? ""
        let attributes = attribute.map {
            """
            <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="\($0)"><integer key="value" value="5"/>
            </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
            """
        }
        return """
            <view tag="\(tag)" contentMode="scaleToFill" id="view" \(custom)>
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>\(attributes ?? "")</view>
            """
    }

    private static let nested = """
        <view contentMode="scaleToFill" id="outer" customClass="HuntOuterView" customModule="Conformance">
        <rect key="frame" x="0.0" y="0.0" width="200" height="200"/>
        <subviews>
        <view contentMode="scaleToFill" id="inner" customClass="HuntNestedView" customModule="Conformance">
        <rect key="frame" x="0.0" y="0.0" width="100" height="100"/></view>
        </subviews>
        <connections><outlet property="inner" destination="inner" id="outlet-inner"/></connections></view>
        """

    private static let unknownCell = """
        <tableViewCell contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" \
        reuseIdentifier="cell" id="cell" customClass="XRKOCTableViewCell" customModule="IMBXR">
        <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
        <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cell" id="content">
        <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
        </tableViewCellContentView></tableViewCell>
        """
}

extension TemporaryBundle {
    /// Writes a nib whose owner's view outlet is connected to the ID `view`, or not connected.
    fileprivate func write(
        nib objects: String, owner: String? = nil, isConnected: Bool = true, to name: String
    ) throws {
        let custom = owner.map { "customClass=\"\($0)\"" } ?? ""
        let connections =
            owner != nil && isConnected
            ? "<connections><outlet property=\"view\" destination=\"view\" id=\"outlet-view\"/></connections>"
            : ""
        try write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
            targetRuntime="iOS.CocoaTouch"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" \(custom)>\(connections)</placeholder>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            \(objects)</objects></document>
            """, to: "\(name).xib")
    }
}

/// A segue without an override of `perform`.
final class HuntBareSegue: UIStoryboardSegue {}

/// A view that records when its attribute is set.
final class HuntStarView: UIView {
    private let journal = Journal.current
    var stars = 0 {
        didSet { journal.log("View.setValue(forKeyPath:)") }
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        journal.log("View.init(coder:)")
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        journal.log("View.awakeFromNib")
    }
}

extension HuntStarView: InterfaceBuilderConnected {
    static var outlets: Outlets { [.inspectable("stars", \HuntStarView.stars)] }
}

/// A view inside another view of a nib.
class HuntNestedView: UIView {
    static var onInit: (() -> Void)?
    let journal = Journal.current

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        HuntNestedView.onInit?()
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        journal.log("Inner.awakeFromNib")
    }
}

/// The view that contains the other one.
final class HuntOuterView: HuntNestedView {
    weak var inner: UIView?
    /// Whether the outlet was set in `awakeFromNib`.
    private(set) var hadInner = false

    override func awakeFromNib() {
        hadInner = inner != nil
        journal.log("Outer.awakeFromNib")
    }
}

extension HuntOuterView: InterfaceBuilderConnected {
    static var outlets: Outlets { [.outlet("inner", \HuntOuterView.inner)] }
}

/// A page that finds its nib by the class name.
final class LittleViewController: UIViewController {}

/// A page that can be created with a model.
final class HuntModelPage: UIViewController {
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        Journal.current.log("Detail.init(coder:)")
    }

    init?(coder: NSCoder, model: Int) {
        super.init(coder: coder)
        Journal.current.log("Detail.init(coder:model:)")
    }
}
