import Foundation
import Testing

@testable import AppleSDK

@Suite struct SDKFolderTests {
    /// A folder with this text in its settings; without settings for `nil`.
    private static func folder(_ settings: String?) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try settings?.write(
            to: folder.appendingPathComponent("SDKSettings.json"), atomically: true, encoding: .utf8)
        return folder
    }

    @Test func `an SDK's version is read`() throws {
        let folder = try Self.folder(#"{"CanonicalName": "iphoneos17.0", "Version": "17.0", "More": [1]}"#)
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try SDKFolder(folder.path).name == "iPhoneOS17.0")
    }

    @Test(arguments: [
        (nil, "it contains no SDKSettings.json"),
        ("[]", "its SDKSettings.json names no version"),
        (#"{"CanonicalName": "iphoneos", "Version": "new"}"#, "its SDKSettings.json names no version"),
        (#"{"CanonicalName": "macosx14.0", "Version": "14.0"}"#, "it is the SDK macosx14.0"),
        (
            #"{"CanonicalName": "iphonesimulator17.0", "Version": "17.0"}"#,
            "it is the SDK iphonesimulator17.0"
        ),
    ])
    func `a folder that is no SDK of iOS is an error that says why, and where to find one`(
        _ settings: String?, _ reason: String
    ) throws {
        let folder = try Self.folder(settings)
        defer { try? FileManager.default.removeItem(at: folder) }
        let error = #expect(throws: SDKFolder.Unusable.self) { try SDKFolder(folder.path) }
        #expect(error?.description.contains(reason) == true)
        #expect(error?.description.contains("repair: give the folder that `xcrun") == true)
    }

    @Test func `a path to nothing is an error`() {
        let error = #expect(throws: SDKFolder.Unusable.self) { try SDKFolder("/no/such/folder") }
        #expect(error?.reason == "there is no such folder")
    }

    @Test(arguments: [("17", "17.0"), ("17.0.1", "17.0"), ("9.3", "9.3")])
    func `a version has two numbers`(_ text: String, _ version: String) throws {
        #expect(SDKVersion(text)?.description == version)
    }

    @Test(arguments: ["", "new", "17.", "17.x"]) func `an invalid version is rejected`(_ text: String) {
        #expect(SDKVersion(text) == nil)
    }

    @Test func `versions are compared as numbers`() {
        #expect(SDKVersion(9, 3) < SDKVersion(16, 4) && SDKVersion(16, 4) < SDKVersion(16, 10))
    }
}
