import Foundation
import Testing

@testable import MirrorPackage

/// Types of the project's own Objective-C, which Linux doesn't build.
struct ObjectiveCTypesTests {
    @Test(arguments: [
        ("@interface Clock : NSObject\n@end", ["Clock"]),
        ("@interface Shelf<__covariant Item> : NSObject", ["Shelf"]),
        ("@interface UIImage (Scaled)", []), ("@interface Clock ()", []), ("@class Clock;", []),
        ("@protocol Ticking <NSObject>\n@end", ["Ticking"]), ("@protocol Ticking;", []),
        ("@protocol First, Second;", []),
        (
            "typedef NS_ENUM(NSInteger, Mode) { ModeA };\ntypedef NS_OPTIONS(NSUInteger, Edges) {",
            ["Mode", "Edges"]
        ),
    ])
    func `a header declares types`(header: String, names: [String]) {
        #expect(ObjectiveCTypes.declared(in: header) == Set(names))
    }

    @Test func `code that uses a type of a header is left out, unless Swift declares it too`() throws {
        var fixture = try SourceFolderProject([
            "App/A.swift": "class A: Clock {}",
            "App/B.swift": "func b() {\n    Clock.start()\n    Dial.start()\n}",
            "App/Dial.swift": "enum Dial { static func start() {} }",
        ])
        defer { fixture.remove() }
        let header = fixture.folder.appendingPathComponent("Bridge.h")
        try "@interface Clock : NSObject\n@interface Dial : NSObject".write(
            to: header, atomically: true, encoding: .utf8)
        fixture.project.targets[0].bridgedHeaders = [header]
        let part = fixture.part
        #expect(fixture.paths(part.project) == ["App/B.swift", "App/Dial.swift"])
        #expect(part.project.targets[0].leftOutParts.values.flatMap { $0 }.map(\.text) == ["Clock.start()"])
    }
}
