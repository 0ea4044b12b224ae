import Simulator

// The required hierarchy of controllers and views, and an appearance transition that is ended twice.
extension Scenario {
    static let hanging: [Scenario] = [
        .rule(
            EvidenceEntry(
                "gt2-vc-05",
                "UIViewControllerHierarchyInconsistencyException, definition",
                ios: "5+",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIViewController.h"
                ),
                notes: """
                    Quote: This exception is raised when a child view controller's view is added into
                    the view hierarchy and the first superview of the child view controller's view that
                    has a view controller is NOT the child view controller's parent.
                    """),
            statements: 1,
            isMisuse: true
        ) { stage in
            let (parent, other, child) = (stage.page("parent"), stage.page("other"), stage.page("child"))
            try stage.launch(other)
            parent.addChild(child)
            other.view.addSubview(child.view)
            let names = stage.sim.diagnostics.map(\.exceptionName)
            stage.state(
                """
                raised when a child's view joins the tree and the first superview that has a \
                controller does not belong to the child's parent
                """, names == ["UIViewControllerHierarchyInconsistency"] && child.view.superview == nil,
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
            EvidenceEntry(
                "gt2-vc-39",
                "Container sends willMove(toParent: self) by hand INSTEAD of addChild (iOS 6)",
                ios: "6 (2013-09)",
                source: .claim("https://github.com/daria-kopaliani/DAPagesContainer/issues/5"),
                notes: """
                    Quote: When I changed the above line, the `viewWillAppear` method of my child view
                    controllers does get called.
                    """,
                events: [
                    "child.viewWillAppear is not sent",
                    "with addChild it is",
                ]),
            by: "pub-own-view-01",
            "pub-own-view-03",
            why:
                "A child's view tells its controller as it becomes visible, whether there was an addChild or not."
        ),
        .contradicted(
            EvidenceEntry(
                "gt2-vc-41",
                "A controller's view is added directly to a window (no rootViewController), old UIKit",
                ios: "old (2017 report)",
                source: .claim("https://github.com/microsoft/WinObjC/issues/2115"),
                notes: """
                    CONFLICTS with logs for a view added below another controller's view (existing
                    contain-01, pub-own-view-01: both are sent). Single claim about 'ref platform'.
                    Quote: should result in viewWillAppear: sent to the controller. viewDidAppear:
                    should be the responsibility of the user to manually call.
                    """,
                events: [
                    "viewWillAppear is sent",
                    "viewDidAppear is not (the app's job)",
                ]),
            by: "pub-own-view-01",
            "pub-own-view-03",
            why: "Device logs show both callbacks for a view that an app adds by itself."
        ),
        .rule(
            EvidenceEntry(
                "gt2-vc-42",
                "setViewControllers of a hand-made container while it appears",
                ios: "14 (2021-06)",
                source: .claim("https://github.com/mullvad/mullvadvpn-app/pull/2802"),
                notes: """
                    Quote: the double call to `endAppearanceTransition()` and "unbalanced appearance
                    events" warning printed to console by UIKit
                    """),
            statements: 1,
            isMisuse: true
        ) { stage in
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
                """
                endAppearanceTransition twice for one child = 'Unbalanced calls to begin/end \
                appearance transitions' in the console
                """,
                messages.count == 1
                    && messages[0].hasPrefix("Unbalanced calls to begin/end appearance transitions for"),
                "\(messages)")
        },
    ]
}
