import Foundation
import Simulator
import Testing

@testable import UIKitCore

/// An additional object of a scene.
@MainActor final class Refreshing: NSObject {
    var control: UIRefreshControl?
    weak var label: UILabel?
    private(set) var count = 0

    func refresh() { count += 1 }
}

extension Refreshing: InterfaceBuilderConnected {
    static var outlets: Outlets {
        [
            .outlet("control", \Refreshing.control), .outlet("label", \Refreshing.label),
            .action("refresh", Refreshing.refresh),
        ]
    }
}

final class RefreshedPage: UITableViewController {
    var refreshing: Refreshing?
}

extension RefreshedPage: InterfaceBuilderConnected {
    class var outlets: Outlets { [.outlet("refreshing", \RefreshedPage.refreshing)] }
}

@MainActor @Suite(.inTurn) struct SceneObjectTests {
    private static let storyboard = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="page">
            <scenes><scene sceneID="scene"><objects>
                <tableViewController id="page" customClass="RefreshedPage" customModule="StoryboardTests" sceneMemberID="viewController">
                    <tableView key="view" style="plain" id="table"><label key="tableHeaderView" id="label"/></tableView>
                    <refreshControl key="refreshControl" id="control"><connections>
                        <action selector="refresh" destination="model" eventType="valueChanged" id="c1"/>
                    </connections></refreshControl>
                    <connections><outlet property="refreshing" destination="model" id="c2"/></connections>
                </tableViewController>
                <customObject id="model" customClass="Refreshing" customModule="StoryboardTests"><connections>
                    <outlet property="control" destination="control" id="c3"/>
                    <outlet property="label" destination="label" id="c4"/>
                </connections></customObject>
            </objects></scene></scenes>
        </document>
        """

    @Test func `an app's own object of a scene is there with the page, and connected to the view with that`()
        throws
    {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).bundle")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Self.storyboard.write(
            to: folder.appendingPathComponent("Page.storyboard"), atomically: true, encoding: .utf8)
        let storyboard = UIStoryboard(name: "Page", bundle: Bundle(url: folder))
        let page = try #require(storyboard.instantiateInitialViewController() as? RefreshedPage)
        let model = try #require(page.refreshing)
        #expect(!page.isViewLoaded && model.label == nil && model.control != nil)
        page.loadViewIfNeeded()
        #expect(model.label === page.tableView.tableHeaderView)
        #expect(page.refreshControl === model.control)
        page.refreshControl?.sendActions(for: .valueChanged)
        #expect(model.count == 1)
    }
}
