import Simulator

// The required hierarchy of controllers and views, and an appearance transition that is ended twice.
extension Scenario {
    static let hanging: [Scenario] = [
        .statements("gt2-vc-05", isMisuse: true) { stage in
            let (parent, other, child) = (stage.page("parent"), stage.page("other"), stage.page("child"))
            try stage.launch(other)
            parent.addChild(child)
            other.view.addSubview(child.view)
            let names = stage.sim.diagnostics.map(\.exceptionName)
            stage.state(
                0, names == ["UIViewControllerHierarchyInconsistency"] && child.view.superview == nil,
                "\(names)")
            let (plain, inner, nested) = (stage.page("plain"), UIView(), stage.page("nested"))
            try stage.launch(plain)
            plain.view.addSubview(inner)
            plain.addChild(nested)
            inner.addSubview(nested.view)
            stage.note(
                "a view between that has no controller does not count",
                stage.sim.diagnostics.count == 1 && nested.view.superview === inner,
                "\(stage.sim.diagnostics)")
        },
        .contradicted(
            "gt2-vc-39", by: "pub-own-view-01", "pub-own-view-03",
            why:
                "A child's view tells its controller as it becomes visible, whether there was an addChild or not."
        ),
        .contradicted(
            "gt2-vc-41", by: "pub-own-view-01", "pub-own-view-03",
            why: "Device logs show both callbacks for a view that an app adds by itself."),
        .statements("gt2-vc-42", isMisuse: true) { stage in
            let container = ManualContainer("container")
            let child = stage.page("child")
            try stage.launch(container)
            container.addChild(child)
            child.beginAppearanceTransition(true, animated: false)
            container.view.addSubview(child.view)
            child.endAppearanceTransition()
            stage.note("one call is in order", stage.sim.diagnostics.isEmpty, "\(stage.sim.diagnostics)")
            child.endAppearanceTransition()
            let messages = stage.sim.diagnostics.map(\.message)
            stage.state(
                0,
                messages.count == 1
                    && messages[0].hasPrefix("Unbalanced calls to begin/end appearance transitions for"),
                "\(messages)")
        },
    ]
}
