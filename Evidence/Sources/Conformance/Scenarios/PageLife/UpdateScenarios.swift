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
        }
    ]
}

private final class UpdatedPage: Page {
    override func updateProperties() {
        super.updateProperties()
        Journal.current.log("\(name).updateProperties")
    }
}

private final class UpdatedView: UIView {
    private let name: String

    init(name: String) {
        self.name = name
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func updateProperties() {
        super.updateProperties()
        Journal.current.log("\(name).updateProperties")
    }
}
