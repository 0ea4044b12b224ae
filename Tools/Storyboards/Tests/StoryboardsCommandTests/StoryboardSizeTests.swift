import Foundation
import Testing

@Suite struct StoryboardSizeTests {
    @Test(arguments: ["1e309", "1e300", "-1e300"])
    func `a storyboard of any size is drawn`(_ size: String) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("a.storyboard")
        try Self.document(side: size).write(to: file, atomically: true, encoding: .utf8)
        let command = try await Command.run(["storyboard", file.path, "--pictures", folder.path])
        #expect(command.status == 0, "\(command.errors.prefix(1_000))")
    }

    private static func document(side: String) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" initialViewController="p"><scenes><scene><objects>
        <viewController id="p" sceneMemberID="viewController"><view key="view" id="v"><rect key="frame" x="0" y="0" width="\(side)" height="\(side)"/>
        <subviews><label id="l" text="a" opaque="NO"><rect key="frame" x="\(side)" y="0" width="\(side)" height="\(side)"/></label>
        <imageView id="i" image="star" catalog="system"><rect key="frame" x="0" y="0" width="\(side)" height="\(side)"/></imageView>
        <slider id="s"><rect key="frame" x="0" y="0" width="\(side)" height="\(side)"/></slider></subviews></view></viewController>
        </objects></scene></scenes></document>
        """
    }
}
