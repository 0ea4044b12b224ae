import Simulator

// UIKit's messages about storyboards and nibs that don't match the app.
extension Scenario {
    static let fileWords: [Scenario] = [
        .messages("words-nib-01") { stage in
            let nib = try NibText(
                owner: "UIViewController",
                view: """
                    <view contentMode="scaleToFill" id="view"><rect key="frame" x="0" y="0" width="393" height="852"/>
                    <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="number" keyPath="windowSize"><integer key="value" value="20"/>
                    </userDefinedRuntimeAttribute>
                    <userDefinedRuntimeAttribute type="boolean" keyPath="hidden" value="YES"/>
                    </userDefinedRuntimeAttributes></view>
                    """
            ).bundle()
            let page = UIViewController(nibName: "Page", bundle: nib.bundle)
            page.loadViewIfNeeded()
            stage.note("loading goes on", page.view.isHidden, "\(stage.sim.diagnostics)")
        },
        .messages("words-nib-02") { stage in
            let bundle = try TemporaryBundle()
            try bundle.write(sceneWithoutTable, to: "Main.storyboard")
            UIStoryboard(name: "Main", bundle: bundle.bundle).instantiateInitialViewController()?
                .loadViewIfNeeded()
        },
        .messages("words-nib-03", filling: ["\"NAME\"": "\"Page\""]) { stage in
            let nib = try NibText(owner: "UITableViewController", view: plainView).bundle()
            UITableViewController(nibName: "Page", bundle: nib.bundle).loadViewIfNeeded()
        },
        .messages("words-nib-04") { stage in
            stage.sim.absentFrameworks = .exception
            let nib = try NibText(
                owner: "UIViewController",
                view: plainView.replacingOccurrences(
                    of: "</view>",
                    with: """
                        <subviews><wkWebView contentMode="scaleToFill" id="web">
                        <rect key="frame" x="0" y="0" width="393" height="852"/></wkWebView></subviews></view>
                        """)
            ).bundle()
            UIViewController(nibName: "Page", bundle: nib.bundle).loadViewIfNeeded()
        },
        .beforeTheFirstSystem("words-nib-05"),
        namedPushWithoutStack,
        .beforeTheFirstSystem("words-layout-01"), .beforeTheFirstSystem("words-layout-02"),
        .messages("list-words-43") { stage in
            let page = UICollectionViewController(nibName: nil, bundle: nil)
            stage.note("making it raises nothing", stage.sim.diagnostics.isEmpty, "\(stage.sim.diagnostics)")
            page.loadViewIfNeeded()
        },
    ]

    private static func beforeTheFirstSystem(_ id: String) -> Scenario {
        .uncovered(id, "Words of a release before iOS 12, the first that the runtime knows.")
    }

    private static let plainView = """
        <view contentMode="scaleToFill" id="view"><rect key="frame" x="0" y="0" width="393" height="852"/></view>
        """

    private static let sceneWithoutTable = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="0H5-Tf-yWq">
        <scenes><scene sceneID="scene"><objects>
        <viewController id="0H5-Tf-yWq" customClass="UITableViewController" customModule="UIKit" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="view"><rect key="frame" x="0" y="0" width="393" height="852"/></view>
        </viewController></objects></scene></scenes></document>
        """
}
