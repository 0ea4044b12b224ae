import Observation
import Simulator

// The updates of properties, and the values that UIKit tracks in the methods that read them.
extension Scenario {
    static let updates: [Scenario] = [
        .rule(
            EvidenceEntry(
                "ios26-LIFE-10", "updatePropertiesIfNeeded", ios: "26+",
                source: .documentation("iPhoneOS 26.2 SDK, UIKit.framework/Headers/UIView.h"),
                notes: """
                    Quote: Forces an immediate properties update for this view (and its view controller, if
                    applicable)
                    """),
            statements: 1
        ) { stage in
            let (root, child) = (UpdatedPage("root"), UpdatedPage("child"))
            let view = UpdatedView(name: "grandchild")
            root.addChild(child)
            root.view.addSubview(child.view)
            child.didMove(toParent: root)
            child.view.addSubview(view)
            try stage.launch(root)
            stage.begin()
            child.setNeedsUpdateProperties()
            view.setNeedsUpdateProperties()
            root.view.updatePropertiesIfNeeded()
            stage.state(
                "Updates at once this view, its view controller and everything below, view controllers included",
                stage.lines == ["child.updateProperties", "grandchild.updateProperties"], "\(stage.lines)")
        },
        .rule(
            EvidenceEntry(
                "ios26-LIFE-13", "Methods in which observable reads are tracked", ios: "26 (18 opt-in)",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/automatic-observation-tracking"),
                notes: "On by default in 26; on 18 with Info.plist UIObservationTrackingEnabled."),
            statements: 3
        ) { stage in
            let (page, view) = (UpdatedPage("page"), UpdatedView(name: "view"))
            let model = UpdateModel()
            page.on("viewDidLoad") { _ = model.valueOfLoading }
            try stage.launch(page, filledWith: view)
            let ofView = ["updateProperties", "layoutSubviews", "updateConstraints"]
            let ofPage = [
                "updateProperties", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
                "updateViewConstraints",
            ]
            for method in ofView {
                view.reaction = { if $0 == method { _ = model.value } }
                try model.change(after: page.requestAll, on: stage)
                stage.state(
                    "UIView: updateProperties, layoutSubviews, updateConstraints",
                    stage.has("view.\(method)"), "\(method): \(stage.lines)")
            }
            view.reaction = nil
            for method in ofPage {
                page.on(method) { _ = model.value }
                try model.change(after: page.requestAll, on: stage)
                page.on(method) {}
                stage.state(
                    "View controller: updateProperties, viewWill/DidLayoutSubviews, updateViewConstraints",
                    stage.has("page.\(method)"), "\(method): \(stage.lines)")
            }
            stage.begin()
            model.valueOfLoading += 1
            try stage.settle()
            stage.state("Not viewDidLoad", stage.lines.isEmpty, "\(stage.lines)")
        },
        .rule(
            EvidenceEntry(
                "ios26-LIFE-14", "Automatic trait tracking", ios: "18+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/automatic-trait-tracking")),
            statements: 2
        ) { stage in
            let (page, view) = (stage.page("page"), UpdatedView(name: "view"))
            view.readsTraits = true
            try stage.launch(page, filledWith: view)
            stage.begin()
            view.traitOverrides.verticalSizeClass = .compact
            try stage.settle()
            stage.state(
                "a change of an unread trait doesn't repeat layoutSubviews",
                !stage.has("view.layoutSubviews"), "\(stage.lines)")
            view.traitOverrides.horizontalSizeClass = .regular
            try stage.settle()
            stage.state(
                "a change of a trait that layoutSubviews has read runs setNeedsLayout",
                stage.has("view.layoutSubviews"), "\(stage.lines)")
        },
        .rule(
            EvidenceEntry(
                "ios26-LIFE-15", "flushUpdates animation option", ios: "26+", animated: true,
                source: .documentation("iPhoneOS 26.2 SDK, UIKit.framework/Headers/UIView.h"),
                notes: """
                    Quote: Before entering an animation scope, for invalidations that happened previously
                    without animation.
                    """),
            statements: 4
        ) { stage in
            let (page, view) = (stage.page("page"), UpdatedView(name: "view"))
            try stage.launch(page, filledWith: view)
            view.forgetLayouts()
            stage.begin()
            view.setNeedsLayout()
            UIView.animate(withDuration: 0.5, delay: 0, options: .flushUpdates) {
                stage.state(
                    "before entering the scope", view.durations == [0], "\(view.durations)")
                view.setNeedsLayout()
                UIView.animate(withDuration: 0.2, delay: 0, options: .overrideInheritedDuration) {
                    stage.state("before a nested scope", view.durations == [0, 0.5], "\(view.durations)")
                    view.setNeedsLayout()
                }
                stage.state("before leaving", view.durations == [0, 0.5, 0.2], "\(view.durations)")
                view.setNeedsLayout()
                UIView.performWithoutAnimation {
                    stage.state(
                        "before animations are disabled", view.durations == [0, 0.5, 0.2, 0.5],
                        "\(view.durations)")
                }
            }
            try stage.settle()
        },
        .rule(
            EvidenceEntry(
                "ios26-LIFE-19", "UIUpdateLink", ios: "18+",
                source: .documentation("https://developer.apple.com/videos/play/wwdc2024/10118")),
            statements: 3
        ) { stage in
            let (page, view) = (stage.page("page"), UIView())
            try stage.launch(page)
            stage.begin()
            let link = UIUpdateLink(view: view)
            link.addAction(to: .beforeCATransactionCommit) { _, _ in stage.log("before commit") }
            link.addAction(to: .afterEventDispatch) { _, _ in stage.log("after events") }
            link.addAction { _, _ in stage.log("before display links") }
            link.isEnabled = true
            page.view.setNeedsLayout()
            try stage.settle()
            stage.state(
                "a link of a view outside of a window isn't called", !stage.has("after events"),
                "\(stage.lines)")
            page.view.addSubview(view)
            try stage.settle()
            stage.state(
                "it starts when its view enters a visible window, and its phases have an order",
                stage.has("after events", before: "before display links")
                    && stage.has("before display links", before: "before commit"), "\(stage.lines)")
            view.removeFromSuperview()
            stage.begin()
            try stage.settle()
            stage.state("it stops when the view leaves", !stage.has("after events"), "\(stage.lines)")
        },
    ]
}

@MainActor @Observable private final class UpdateModel {
    var value = 0
    var valueOfLoading = 0

    /// Changes the value when all requested updates have run. The stage's lines begin with the change.
    func change(after requests: () -> Void, on stage: Stage) throws {
        requests()
        try stage.settle()
        stage.begin()
        value += 1
        try stage.settle()
    }
}

private final class UpdatedPage: Page {
    func requestAll() {
        for view in [view!] + view.subviews {
            view.setNeedsUpdateProperties()
            view.setNeedsUpdateConstraints()
            view.setNeedsLayout()
        }
        setNeedsUpdateProperties()
    }

    override func updateProperties() {
        super.updateProperties()
        log("updateProperties")
    }
}

/// Records its updates.
private final class UpdatedView: UIView {
    private let name: String
    var reaction: ((String) -> Void)?
    var readsTraits = false
    /// The durations of the animations in which the layouts ran; 0 outside animations.
    private(set) var durations: [TimeInterval] = []

    init(name: String) {
        self.name = name
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    func forgetLayouts() { durations = [] }

    private func log(_ method: String) {
        Journal.current.log("\(name).\(method)")
        reaction?(method)
    }

    override func updateProperties() {
        super.updateProperties()
        log("updateProperties")
    }

    override func updateConstraints() {
        log("updateConstraints")
        super.updateConstraints()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        log("layoutSubviews")
        durations.append(UIView.inheritedAnimationDuration)
        if readsTraits { _ = traitCollection.horizontalSizeClass }
    }
}
