import Foundation
import Simulator
import Testing

@testable import UIKitControls
@testable import UIKitCore

/// A model that a nib creates.
@MainActor final class ModelOfNib: NSObject {
    private(set) var wakings = 0

    func awakeFromNib() { wakings += 1 }
}

extension ModelOfNib: InterfaceBuilderConnected {
    static var outlets: Outlets { [.action("awakeFromNib", ModelOfNib.awakeFromNib)] }
}

@MainActor @Suite(.inTurn) struct LanguageTests {
    /// A bundle with a storyboard whose texts are translated into the language of the tests.
    private func bundle() throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).bundle")
        let files = [
            "Base.lproj/Words.storyboard": LanguageTests.storyboard,
            "en.lproj/Words.strings": """
            /* Class = "UILabel"; text = "Konto"; ObjectID = "lab-el-001"; */
            "lab-el-001.text" = "Account";
            "but-on-001.normalTitle" = "Go on";
            "fie-ld-001.placeholder" = "Name";
            "seg-me-001.segmentTitles[1]" = "Second";
            "pag-e0-001.title" = "Title";

            """,
        ]
        for (path, text) in files {
            let url = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: url, atomically: true, encoding: .utf8)
        }
        return try #require(Bundle(url: folder))
    }

    @Test func `texts are those of the language, by the ids of the objects`() throws {
        let sim = Simulator()
        let bundle = try bundle()
        defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
        let page = try #require(
            UIStoryboard(name: "Words", bundle: bundle).instantiateInitialViewController())
        sim.launch(page)
        let views = page.view.subviews
        #expect(page.title == "Title")
        #expect((views[0] as? UILabel)?.text == "Account")
        #expect((views[1] as? UIButton)?.title(for: .normal) == "Go on")
        #expect((views[2] as? UITextField)?.placeholder == "Name")
        #expect((views[3] as? UISegmentedControl)?.titleForSegment(at: 0) == "Erstens")
        #expect((views[3] as? UISegmentedControl)?.titleForSegment(at: 1) == "Second")
    }

    @Test func `the window takes the global tint of the main storyboard`() throws {
        let bundle = try bundle()
        defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
        let list = bundle.bundleURL.appendingPathComponent("Info.plist")
        try PropertyListSerialization.data(
            fromPropertyList: ["UIMainStoryboardFile": "Words"], format: .xml, options: 0
        ).write(to: list)
        let sim = Simulator()
        let delegate = LaunchDelegate()
        sim.launch(infoPlist: list, bundle: bundle, delegate: delegate)
        #expect(sim.window.tintColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
        #expect(sim.window.rootViewController?.view.subviews[1].tintColor == sim.window.tintColor)
        HeardLog.lines = []
    }

    @Test func `an object that is none of UIKit's wakes where its table says so`() throws {
        let nib = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
            <customObject id="mod-el-001" customClass="ModelOfNib" customModule="StoryboardTests"/>
            </objects></document>
            """
        let objects = UINib(data: Data(nib.utf8), bundle: nil).instantiate(withOwner: nil)
        #expect((objects.first as? ModelOfNib)?.wakings == 1)
    }

    private static let storyboard = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="pag-e0-001">
            <scenes><scene sceneID="sce-ne-001"><objects>
                <viewController title="Titel" id="pag-e0-001" sceneMemberID="viewController">
                    <view key="view" id="vie-w0-001"><subviews>
                        <label text="Konto" id="lab-el-001"/>
                        <button buttonType="system" id="but-on-001"><state key="normal" title="Weiter"/></button>
                        <textField placeholder="Name?" id="fie-ld-001"/>
                        <segmentedControl id="seg-me-001"><segments>
                            <segment title="Erstens"/><segment title="Zweitens"/>
                        </segments></segmentedControl>
                    </subviews></view>
                </viewController>
            </objects></scene></scenes>
            <color key="tintColor" red="1" green="0.5" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        </document>
        """
}
