import Foundation
import Testing

@testable import ProjectReading

/// The headers of the project's own Objective-C.
@Suite struct BridgingHeaderTests {
    private static let files = [
        "Kit/Kit.h": "#import <UIKit/UIKit.h>\n#import <Kit/Clock.h>\n#import <Kit/Views/Hand.h>\n",
        "Kit/Clock.h": "", "Kit/Views/Hand.h": "#include \"Kit/Private.h\"\n",
        "Kit/Private.h": "@import MapKit;\n", "Pods/Lamp/Lamp.h": "", "Pods/Lamp/Bulb.h": "",
    ]

    @Test(
        arguments: [
            (
                "#import <Kit/Kit.h>", ["Kit/Clock.h", "Kit/Kit.h", "Kit/Private.h", "Kit/Views/Hand.h"],
                ["MapKit", "UIKit"]
            ),
            ("#import \"Kit/Clock.h\"\n", ["Kit/Clock.h"], []), ("#import <Lamp/Lamp.h>\n", [], ["Lamp"]),
            ("#import \"Bulb.h\"\n", ["Pods/Lamp/Bulb.h"], []),
            ("#include <objc/runtime.h>\n@import Gone;", [], ["Gone"]),
        ] as [(String, [String], [String])])
    func `umbrella headers are followed`(text: String, headers: [String], modules: [String]) throws {
        let files = try ProjectFixture(Self.files.merging(["App/Bridging.h": text]) { $1 })
        let header = BridgingHeader(
            [files.folder.appendingPathComponent("App/Bridging.h")], among: OwnHeaders(in: files.folder))
        #expect(files.paths(header.headers) == ["App/Bridging.h"] + headers)
        #expect(header.modules == modules)
    }

    /// A framework has no bridging header: Swift files see its umbrella header.
    @Test(arguments: [
        ("Clock.m", ["Kit/Clock.h", "Kit/Kit.h", "Kit/Private.h", "Kit/Views/Hand.h"]), ("Clock.swift", []),
    ])
    func `a framework's public headers are its bridging headers`(file: String, headers: [String]) throws {
        let project = ProjectFixture.project([.init(name: "Kit", kind: "framework", file: "Kit/\(file)")])
        let files = try ProjectFixture(
            Self.files.merging(["Kit/\(file)": "", "Kit.xcodeproj/project.pbxproj": project]) { $1 })
        let target = try ProjectReader.read(files.folder).targets[0]
        #expect(files.paths(target.bridgedHeaders) == headers)
    }
}
