import Foundation

/// An Xcode project with a few files in the style before scenes, in its own folder.
struct SmallProject {
    let folder: URL

    var file: URL { folder.appendingPathComponent("Clock/Clock.xcodeproj") }
    var output: URL { folder.appendingPathComponent("Clock-Linux") }

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("adopt-\(UUID().uuidString)")
        for (path, text) in Self.texts { try write(text, to: path) }
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    /// Writes a file of the project.
    func write(_ text: String, to path: String) throws {
        let file = folder.appendingPathComponent("Clock/\(path)")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    /// The contents of a file in the mirror.
    func mirrored(_ path: String) throws -> String {
        try String(contentsOf: output.appendingPathComponent(path), encoding: .utf8)
    }

    /// Adds a file in the tests' folder to the resources of their bundle.
    func add(resource: String) throws {
        let file = file.appendingPathComponent("project.pbxproj")
        let text = try String(contentsOf: file, encoding: .utf8)
            .replacingOccurrences(
                of: "V1 = {",
                with: "F9 = {isa = PBXFileReference; path = \(resource); sourceTree = \"<group>\";};\n"
                    + "B9 = {isa = PBXBuildFile; fileRef = F9;};\nR9 = {isa = PBXResourcesBuildPhase; files = (B9);};\nV1 = {"
            )
            .replacingOccurrences(of: "children = (F7)", with: "children = (F7, F9)")
            .replacingOccurrences(of: "buildPhases = (S2)", with: "buildPhases = (S2, R9)")
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    /// Replaces a text everywhere in the project file.
    func change(_ text: String, to other: String) throws {
        let file = file.appendingPathComponent("project.pbxproj")
        try String(contentsOf: file, encoding: .utf8).replacingOccurrences(of: text, with: other)
            .write(to: file, atomically: true, encoding: .utf8)
    }

    /// The modification dates of the files in a folder.
    func dates(beneath folder: URL) -> [String: Date] {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return paths.reduce(into: [:]) { dates, path in
            let values = try? FileManager.default.attributesOfItem(
                atPath: folder.appendingPathComponent(path).path)
            guard values?[.type] as? FileAttributeType == .typeRegular else { return }
            dates[path] = values?[.modificationDate] as? Date
        }
    }

    private static let texts = [
        "Clock.xcodeproj/project.pbxproj": pbxproj,
        "Clock/AppDelegate.swift": """
        import UIKit

        @UIApplicationMain
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
        }

        """,
        "Clock/Pages/ClockViewController.swift": """
        import UIKit

        class ClockViewController: UIViewController {
            @IBOutlet weak var label: UILabel!

            @IBAction func start(_ sender: UIButton) { label.text = Ticks.text(1) }
        }

        """,
        "Clock/Ticks.swift": """
        enum Ticks {
            static func text(_ count: Int) -> String { "\\(count)" }
        }

        """,
        "Clock/Base.lproj/Main.storyboard": "<document/>\n",
        "Clock/Assets.xcassets/Contents.json": "{}\n",
        "Clock/Info.plist": """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
        <key>CFBundleName</key><string>${PRODUCT_NAME}</string>
        <key>UIMainStoryboardFile</key><string>Main</string>
        </dict></plist>

        """,
        "ClockTests/TicksTests.swift": """
        import XCTest
        @testable import Clock

        class TicksTests: XCTestCase {
            func testText() { XCTAssertEqual(Ticks.text(2), "2") }
        }

        """,
    ]
}

extension SmallProject {
    /// The project's file as Xcode 8 wrote it.
    private static let pbxproj = """
        // !$*UTF8*$!
        {
            archiveVersion = 1;
            classes = {};
            objectVersion = 46;
            objects = {
                F1 = {isa = PBXFileReference; path = AppDelegate.swift; sourceTree = "<group>";};
                F2 = {isa = PBXFileReference; path = ClockViewController.swift; sourceTree = "<group>";};
                F3 = {isa = PBXFileReference; path = Ticks.swift; sourceTree = "<group>";};
                F4 = {isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>";};
                F5 = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>";};
                F6 = {isa = PBXFileReference; path = Info.plist; sourceTree = "<group>";};
                F7 = {isa = PBXFileReference; path = TicksTests.swift; sourceTree = "<group>";};
                V1 = {isa = PBXVariantGroup; children = (F4); name = Main.storyboard; sourceTree = "<group>";};
                B1 = {isa = PBXBuildFile; fileRef = F1;};
                B2 = {isa = PBXBuildFile; fileRef = F2;};
                B3 = {isa = PBXBuildFile; fileRef = F3;};
                B4 = {isa = PBXBuildFile; fileRef = V1;};
                B5 = {isa = PBXBuildFile; fileRef = F5;};
                B7 = {isa = PBXBuildFile; fileRef = F7;};
                G0 = {isa = PBXGroup; children = (G1, G3); sourceTree = "<group>";};
                G1 = {isa = PBXGroup; children = (F1, G2, F3, V1, F5, F6); path = Clock; sourceTree = "<group>";};
                G2 = {isa = PBXGroup; children = (F2); path = Pages; sourceTree = "<group>";};
                G3 = {isa = PBXGroup; children = (F7); path = ClockTests; sourceTree = "<group>";};
                S1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3);};
                R1 = {isa = PBXResourcesBuildPhase; files = (B4, B5);};
                S2 = {isa = PBXSourcesBuildPhase; files = (B7);};
                C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
                    INFOPLIST_FILE = Clock/Info.plist;
                    PRODUCT_BUNDLE_IDENTIFIER = org.example.clock;
                    PRODUCT_NAME = "$(TARGET_NAME)";
                    SWIFT_VERSION = 4.2; TARGETED_DEVICE_FAMILY = "1,2";
                    INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad =
                        "UIInterfaceOrientationLandscapeLeft UIInterfaceOrientationLandscapeRight";
                };};
                C2 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
                    PRODUCT_BUNDLE_IDENTIFIER = org.example.clock.tests;
                    PRODUCT_NAME = "$(TARGET_NAME)";
                    SWIFT_VERSION = 4.2;
                };};
                C0 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos;};};
                L0 = {isa = XCConfigurationList; buildConfigurations = (C0); defaultConfigurationName = Debug;};
                L1 = {isa = XCConfigurationList; buildConfigurations = (C1); defaultConfigurationName = Debug;};
                L2 = {isa = XCConfigurationList; buildConfigurations = (C2); defaultConfigurationName = Debug;};
                X1 = {isa = PBXContainerItemProxy; containerPortal = P0; proxyType = 1; remoteGlobalIDString = T1; remoteInfo = Clock;};
                D1 = {isa = PBXTargetDependency; target = T1; targetProxy = X1;};
                T1 = {isa = PBXNativeTarget; buildConfigurationList = L1; buildPhases = (S1, R1); buildRules = ();
                    dependencies = (); name = Clock; productName = Clock;
                    productType = "com.apple.product-type.application";};
                T2 = {isa = PBXNativeTarget; buildConfigurationList = L2; buildPhases = (S2); buildRules = ();
                    dependencies = (D1); name = ClockTests; productName = ClockTests;
                    productType = "com.apple.product-type.bundle.unit-test";};
                P0 = {isa = PBXProject; buildConfigurationList = L0; mainGroup = G0; targets = (T1, T2);};
            };
            rootObject = P0;
        }

        """
}
