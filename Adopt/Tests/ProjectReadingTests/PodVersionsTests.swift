import AdoptModel
import Foundation
import Testing

@testable import ProjectReading

/// The versions of pods, and checkouts that are used in these versions.
@Suite struct PodVersionsTests {
    private static let lock = """
        PODS:
          - RxSwift (4.5.0)
          - SDWebImage/Core (5.0.1):
            - Other (9.0.0)
          - "UIImage+Additions (2.1.4)"
          - Kit (0.5.1)
          - Own (1.0.0)

        DEPENDENCIES:
          - RxSwift (~> 4.4)

        EXTERNAL SOURCES:
          Kit:
            :branch: master
            :git: https://example.org/Kit.git
          Own:
            :path: Local/Own

        CHECKOUT OPTIONS:
          Kit:
            :commit: 03c33c46
            :git: https://example.org/Kit.git
        """

    @Test(
        arguments: [
            (
                "Podfile.lock", lock,
                [
                    "rxswift": .exactly("4.5.0"), "sdwebimage": .exactly("5.0.1"),
                    "uiimage+additions": .exactly("2.1.4"), "kit": .revision("03c33c46"),
                    "own": .exactly("1.0.0"),
                ]
            ),
            (
                "../Cartfile.resolved",
                "github \"a/Kit.swift\" \"v1.2\"\ngit \"file:///b/Lamp.git\" \"0a1b2c\"",
                ["kit.swift": .exactly("v1.2"), "lamp": .revision("0a1b2c")]
            ),
        ] as [(String, String, [String: PackageReference.Version])])
    func `versions are read`(file: String, text: String, versions: [String: PackageReference.Version]) throws
    {
        let files = try ProjectFixture(["App/Local/Own/Own.swift": "", "App/\(file)": text])
        let pods = PodVersions(besides: files.folder.appendingPathComponent("App"))
        #expect(pods.versions == versions)
        #expect(files.paths(pods.folders) == (file == "Podfile.lock" ? ["App/Local/Own"] : []))
    }

    /// The checkout of Kit is at 1.1.0. It also has the tag 1.0.0.
    @Test(
        arguments: [
            ("Podfile.lock", "PODS:\n  - Kit (1.0.0)\n", "Clones/1.0.0/Kit", nil),
            ("Podfile.lock", "PODS:\n  - KitPod (1.0.0)\n", "Clones/1.0.0/Kit", nil),
            ("Podfile.lock", "PODS:\n  - Kit (1.1.0)\n", "All/Kit", nil),
            (
                "Podfile.lock", "PODS:\n  - Kit (1.9.0)\n", "All/Kit",
                "The checkout of Kit has no version 1.9.0, so 1.1.0 is used."
            ),
            (
                "Podfile.lock", "PODS:\n  - Kit (2.0.0)\n", "All/Kit",
                "The checkout of Kit has no version 2.0.0, so the version in the folder is used."
            ),
            (
                "App.xcworkspace/xcshareddata/swiftpm/Package.resolved",
                #"{"pins": [{"location": "https://example.org/Kit", "state": {"version": "1.0.0"}}], "version": 2}"#,
                "Clones/1.0.0/Kit", nil
            ),
        ] as [(String, String, String, String?)])
    func `a checkout is used in the locked version`(
        file: String, text: String, folder: String, remark: String?
    ) throws {
        let files = try ProjectFixture(in: [
            "App": SmallPackages.app().merging([file: text]) { $1 }, "All": ["Kit/KitPod.podspec": ""],
            "All/Kit": SmallPackages.kit.mapValues { $0.replacing("import Base", with: "") },
        ])
        let kit = files.folder.appendingPathComponent("All/Kit")
        try SmallPackages.makeRepository(kit, tags: ["1.0.0"])
        try files.write("1.1.0", to: kit.appendingPathComponent("README.md"))
        try SmallPackages.git("add", ".", at: kit)
        try SmallPackages.git("commit", "--quiet", "--message", "More", at: kit)
        try SmallPackages.git("tag", "1.1.0", at: kit)
        let project = try SmallPackages.needs(of: files.folder, searching: ["All"])
        #expect(files.paths(project.broughtPackages.map(\.folder)) == [folder])
        #expect(project.remarks.filter { $0.contains("The checkout") } == (remark.map { [$0] } ?? []))
    }

    /// A pod without a project consists of the files in its `.podspec`.
    @Test(arguments: ["swift", "m"])
    func `a pod has a podspec`(ending: String) throws {
        let pod = [
            "LongKit.podspec": """
            Pod::Spec.new do |s|
              s.module_name  = 'Kit'
              s.swift_versions = ['4.2', '4.0']
              s.source_files = 'Files/**/*.{swift,h,m}', "Kit.h"
            end
            """,
            "Files/Deep/Page.\(ending)": "", "Files/Page.png": "", "Example/App.swift": "",
        ]
        let lock = ["Podfile.lock": "EXTERNAL SOURCES:\n    :path: ../All/kit-ios"]
        let files = try ProjectFixture(in: [
            "App": SmallPackages.app().merging(lock) { $1 }, "All/kit-ios": pod,
        ])
        let project = try SmallPackages.needs(of: files.folder)
        let isBuilt = ending == "swift"
        #expect(project.targets.dropFirst().map(\.swiftVersion) == (isBuilt ? ["4.2"] : []))
        #expect(
            files.paths(project.targets.dropFirst().flatMap(\.sources))
                == (isBuilt ? ["All/kit-ios/Files/Deep/Page.swift"] : []))
        #expect(project.unbuiltModules == (isBuilt ? [:] : ["Kit": .objectiveC]))
    }
}
