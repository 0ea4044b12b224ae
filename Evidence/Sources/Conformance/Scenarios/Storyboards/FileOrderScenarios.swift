import Simulator

// The order in which a file's objects are set up, and the file that a page loads.
extension Scenario {
    static let fileOrders: [Scenario] = [
        .order(
            EvidenceEntry(
                "hunt-storyboards-07",
                "When runtime attributes are set",
                ios: "not stated (2013-11)",
                source: .claim("https://github.com/mattlawer/MBSwitch/pull/11"),
                notes: """
                    Only these callbacks are logged; the middle one is the setter of the property that a
                    user defined runtime attribute names. Two independent sources: mattlawer/MBSwitch
                    pull request 11 and Spaceman-Labs/SMPageControl pull request 7 (2013-02:
                    'awakeFromNib is called after those attributes are evaluated by the nib loading
                    system'). Both moved their set-up from awakeFromNib to init(coder:), so init(coder:)
                    comes before. Quote: xCode has ability to set properties in IB by using "User
                    Defined Runtime Attributes". Unfortunately awakeFromNib is called after those
                    attributes are set and it resets them
                    """,
                events: [
                    "View.init(coder:)",
                    "View.setValue(forKeyPath:)",
                    "View.awakeFromNib",
                ])
        ) { stage in
            let bundle = try TemporaryBundle()
            try bundle.write(nib: nibView("StarView", attribute: "stars"), to: "Stars")
            stage.begin()
            let objects = UINib(nibName: "Stars", bundle: bundle.bundle).instantiate(withOwner: nil)
            let stars = (objects.first as? StarView)?.stars
            stage.note("the attribute is set", stars == 5, "\(String(describing: stars))")
        },
        .order(
            EvidenceEntry(
                "hunt-storyboards-08",
                "awakeFromNib of a view and of a view within it",
                ios: "not stated (2014-05)",
                source: .claim("https://github.com/mdinacci/MDRadialProgress/issues/15"),
                notes: """
                    Only these callbacks are logged. That all init(coder:) come before the first
                    awakeFromNib is Apple's page on awakeFromNib ('only after all the objects in the
                    archive have been loaded and initialized'), which does not promise an order among
                    the objects; that the outer one is woken first is reported by three independent
                    people: MDRadialProgress issue 15, STTweetLabel issue 81, IQDropDownTextField issue
                    70. Quote: when trying to configure it in the awakeFromNib method of the
                    UICollectionViewCell, the awakeFromNib method of your control is called after.
                    """,
                events: [
                    "[Outer.init(coder:) and Inner.init(coder:), in any order]",
                    "Outer.awakeFromNib",
                    "Inner.awakeFromNib",
                ])
        ) { stage in
            let bundle = try TemporaryBundle()
            try bundle.write(nib: nested, to: "Nested")
            var made = 0
            NestedView.onInit = {
                made += 1
                if made == 2 { stage.remark("in any order") }
            }
            defer { NestedView.onInit = nil }
            stage.begin()
            let objects = UINib(nibName: "Nested", bundle: bundle.bundle).instantiate(withOwner: nil)
            let outer = try require(objects.first as? OuterView)
            stage.note("its outlet is set when it is awake", outer.hadInner, "it is nil")
        },
        .rule(
            EvidenceEntry(
                "hunt-storyboards-09",
                "A controller without a nib name, and nibs in the bundle named after its class",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uiviewcontroller/nibname"),
                notes: """
                    The page lists the names in order: the class name without the word 'Controller'
                    (MyView.nib for MyViewController), then the class name (its whole text is quoted in
                    the public-GitHub index, file id 43691823877). openradar 20049040 (iOS 8,
                    https://github.com/lionheart/openradar-mirror/issues/1815) has the log: a
                    LittleViewController shown from code fails as soon as a LittleView.xib, meant for a
                    UIView, is in the bundle. Which name counts for a Swift class with a module is not
                    in these sources: give it an @objc name. Quote: if you do not specify a nib name,
                    and do not override the loadView() method in your custom subclass, the view
                    controller searches for a nib file using other means. Specifically, it looks (in
                    order) for a nib file with one of the following names
                    """),
            statements: 3,
            isMisuse: true
        ) { stage in
            let alone = try TemporaryBundle()
            try alone.write(nib: nibView(tag: 1), owner: "LittleViewController", to: "LittleView")
            let both = try TemporaryBundle()
            try both.write(nib: nibView(tag: 1), owner: "LittleViewController", to: "LittleView")
            try both.write(nib: nibView(tag: 2), owner: "LittleViewController", to: "LittleViewController")
            for (statement, bundle) in zip(
                [
                    """
                    LittleView.nib is loaded for a LittleViewController, though it is not named \
                    after the whole class name
                    """,
                    "LittleView.nib is preferred to LittleViewController.nib",
                ], [alone, both])
            {
                let page = LittleViewController(nibName: nil, bundle: bundle.bundle)
                let tag = page.view.tag
                stage.state(statement, tag == 1, "\(tag)")
            }
            stage.note("no complaint yet", stage.sim.diagnostics.isEmpty, "\(stage.sim.diagnostics)")
            let foreign = try TemporaryBundle()
            try foreign.write(
                nib: nibView(), owner: "LittleViewController", isConnected: false, to: "LittleView")
            LittleViewController(nibName: nil, bundle: foreign.bundle).loadViewIfNeeded()
            let words = MessageTemplate(
                "exception NSInternalInconsistencyException: "
                    + "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"LittleView\" "
                    + "nib but the view outlet was not set."
            )
            stage.state(

                """
                a view of another kind in LittleView.nib makes loading fail as in \
                hunt-storyboards-05
                """, stage.sim.diagnostics.contains(where: words.matches),
                "\(stage.sim.diagnostics)")
        },
        .rule(
            EvidenceEntry(
                "hunt-storyboards-10",
                "A scene is instantiated with a creator of the app's",
                ios: "13+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uistoryboard/instantiateinitialviewcontroller(creator:)"
                ),
                notes: """
                    The pages of instantiateViewController(identifier:creator:) and
                    instantiateInitialViewController(creator:); the stored copy of the latter is cut
                    after 'this method', AppKit's page of the same name goes on 'creates the view
                    controller using the default init(coder:) method'. A segue action that returns nil
                    is the same: the instantiation goes on as if it had not been called
                    (https://coderapp.vercel.app/answer/69496614, by experiment). Quote: Use this block
                    to create the view controller, initialize it with the provided coder object and any
                    custom information you require, and return the result. ... If you return nil from
                    your block, this method
                    """),
            statements: 3,
            isMisuse: true
        ) { stage in
            var text = StoryboardText(initial: nil)
            text.addPage("detail", "ModelPage")
            let storyboard = try text.storyboard()
            var (coders, returned) = (0, nil as ModelPage?)
            stage.begin()
            let made = storyboard.instantiateViewController(identifier: "detail") { coder -> ModelPage? in
                coders += 1
                returned = ModelPage(coder: coder, model: 1)
                return returned
            }
            stage.state(
                """
                the creator is called with a coder, and what it returns is the controller that comes \
                back
                """, coders == 1 && made === returned && stage.lines == ["Detail.init(coder:model:)"],
                "called \(coders) times, \(stage.lines), \(made === returned)")
            stage.begin()
            let plain = storyboard.instantiateViewController(identifier: "detail") { _ -> UIViewController? in
                nil
            }
            stage.state(
                "the creator returns nil: the controller is made by init(coder:)",
                plain is ModelPage && stage.lines == ["Detail.init(coder:)"],
                "\(plain), \(stage.lines)")
            stage.note("no complaint yet", stage.sim.diagnostics.isEmpty, "\(stage.sim.diagnostics)")
            _ = storyboard.instantiateViewController(identifier: "none") { _ -> UIViewController? in nil }
            stage.state(
                "an identifier that the storyboard does not have is an exception here too",
                stage.sim.diagnostics.contains { $0.kind == .exception }, "\(stage.sim.diagnostics)")
        },
    ]

    private static let nested = """
        <view contentMode="scaleToFill" id="outer" customClass="OuterView" customModule="Conformance">
        <rect key="frame" x="0.0" y="0.0" width="200" height="200"/>
        <subviews>
        <view contentMode="scaleToFill" id="inner" customClass="NestedView" customModule="Conformance">
        <rect key="frame" x="0.0" y="0.0" width="100" height="100"/></view>
        </subviews>
        <connections><outlet property="inner" destination="inner" id="outlet-inner"/></connections></view>
        """
}

/// A view that records when its attribute is set.
final class StarView: UIView {
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

extension StarView: InterfaceBuilderConnected {
    static var outlets: Outlets { [.inspectable("stars", \StarView.stars)] }
}

/// A view inside another view of a nib.
class NestedView: UIView {
    static var onInit: (() -> Void)?
    let journal = Journal.current

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        NestedView.onInit?()
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        journal.log("Inner.awakeFromNib")
    }
}

/// The view that contains the other one.
final class OuterView: NestedView {
    weak var inner: UIView?
    /// Whether the outlet was set in `awakeFromNib`.
    private(set) var hadInner = false

    override func awakeFromNib() {
        hadInner = inner != nil
        journal.log("Outer.awakeFromNib")
    }
}

extension OuterView: InterfaceBuilderConnected {
    static var outlets: Outlets { [.outlet("inner", \OuterView.inner)] }
}

/// A page that finds its nib by the class name.
final class LittleViewController: UIViewController {}

/// A page that can be created with a model.
final class ModelPage: UIViewController {
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        Journal.current.log("Detail.init(coder:)")
    }

    init?(coder: NSCoder, model: Int) {
        super.init(coder: coder)
        Journal.current.log("Detail.init(coder:model:)")
    }
}
