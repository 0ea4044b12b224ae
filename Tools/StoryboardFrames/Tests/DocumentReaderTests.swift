import Foundation
import StoryboardFrameForm
import Testing

@testable import StoryboardFramesKit

struct DocumentReaderTests {
    private static let page = """
        <document toolsVersion="22505" targetRuntime="iOS.CocoaTouch"><device id="retina4_7"/><scenes><scene>
        <objects><viewController id="vc"><view key="view" id="root">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <subviews>
        <label text="Hello" numberOfLines="0" horizontalHuggingPriority="251" id="a"
            translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="16" y="28" width="40" height="20.5"/>
        <fontDescription key="fontDescription" type="boldSystem" pointSize="13"/></label>
        <view id="b" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0.0" y="0.0" width="10" height="10"/></view>
        </subviews>
        <constraints>
        <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="8" id="1"/>
        <constraint firstItem="a" firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="2:1" id="2"/>
        <constraint firstAttribute="height" constant="5" placeholder="YES" id="3"/>
        <constraint firstAttribute="height" constant="5" id="4"/>
        </constraints>
        <viewLayoutGuide key="safeArea" id="safe"/>
        <variation key="default"><mask key="constraints"><exclude reference="4"/></mask></variation>
        </view></viewController></objects></scene></scenes></document>
        """

    private func scenes(_ text: String) throws -> [SavedScene] {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).storyboard")
        defer { try? FileManager.default.removeItem(at: file) }
        try text.write(to: file, atomically: true, encoding: .utf8)
        let root = try #require(Element.read(file))
        return DocumentReader(root, source: "a").document.scenes
    }

    @Test func `a page has its views, its constraints and its device`() throws {
        let scene = try #require(try scenes(Self.page).first)
        #expect(
            scene.device.scale == 2 && scene.device.system == 17 && scene.device.safeArea == [20, 0, 0, 0])
        #expect(scene.root.isOfPage == true && scene.root.isPlaced == nil)
        let label = try #require(scene.root.subviews?.first)
        #expect(label.text == "Hello" && label.lines == 0 && label.hugging == [251, 250])
        #expect(label.font?.weight == "bold" && label.font?.size == 13 && label.isPlaced == true)
        #expect(scene.root.subviews?.last?.isPlaced == nil)
    }

    @Test func `what Interface Builder leaves out is left out, and guides are named by their view`() throws {
        let constraints = try #require(try scenes(Self.page).first).constraints
        #expect(constraints.count == 2)
        #expect(constraints[0].second == "root/safeArea" && constraints[0].constant == 8)
        #expect(constraints[1].multiplier == 2)
    }
}
