import Foundation
import Testing

@testable import AppleSDK

@Suite struct MendedInterfaceTests {
    private static let file =
        "System/Library/Frameworks/SwiftUI.framework/Modules/SwiftUI.swiftmodule/arm64-apple-ios.swiftinterface"

    /// An SDK of a version, with SwiftUI's interface if one is passed.
    private static func sdk(_ version: String, _ interface: String?) throws -> SDKFolder {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let file = folder.appendingPathComponent(file)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try interface?.write(to: file, atomically: true, encoding: .utf8)
        try #"{"CanonicalName": "iphoneos\#(version)", "Version": "\#(version)"}"#
            .write(
                to: folder.appendingPathComponent("SDKSettings.json"), atomically: true, encoding: .utf8)
        return try SDKFolder(folder.path)
    }

    @Test(arguments: [("17.0", true), ("18.0", false)])
    func `an interface that a compiler of Swift 5 has written is mended in a copy`(
        _ version: String, _ isMended: Bool
    ) throws {
        let interface = """
            // swift-module-flags: -target arm64-apple-ios17.0 -module-name SwiftUI
            os_log("Accessing Environment<\\(Value.self)>'s value")

            """
        let sdk = try Self.sdk(version, interface)
        defer { try? FileManager.default.removeItem(atPath: sdk.path) }
        let mended = try MendedInterface(
            of: sdk, in: URL(fileURLWithPath: sdk.path).appendingPathComponent("made"))
        #expect(mended.flags.isEmpty != isMended)
        let original = try String(contentsOfFile: "\(sdk.path)/\(Self.file)", encoding: .utf8)
        #expect(original == interface)
        guard let folder = mended.flags.last else { return }
        let copy = try String(contentsOfFile: "\(folder)/SwiftUI.swiftinterface", encoding: .utf8)
        #expect(
            copy == """
                // swift-module-flags: -target arm64-apple-ios17.0 -module-name SwiftUI -disable-availability-checking
                os_log("Accessing Environment's value")

                """)
    }

    @Test func `an SDK without SwiftUI needs no copy`() throws {
        let sdk = try Self.sdk("17.0", nil)
        defer { try? FileManager.default.removeItem(atPath: sdk.path) }
        #expect(try MendedInterface(of: sdk, in: URL(fileURLWithPath: sdk.path)).flags.isEmpty)
    }
}
