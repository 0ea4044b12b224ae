import Foundation

/// Apple's SDK for iOS, as Xcode contains it.
package struct SDKFolder: Sendable {
    package let path: String
    /// `17.0`.
    package let version: SDKVersion

    /// `iPhoneOS17.0`.
    package var name: String { "iPhoneOS\(version)" }

    /// Throws if the folder isn't an SDK for iOS.
    package init(_ path: String) throws {
        let folder = URL(fileURLWithPath: path).standardizedFileURL
        self.path = folder.path
        guard FileManager.default.fileExists(atPath: self.path) else {
            throw Unusable(path: self.path, reason: "there is no such folder")
        }
        let file = folder.appendingPathComponent("SDKSettings.json")
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw Unusable(path: self.path, reason: "it contains no SDKSettings.json")
        }
        guard let settings = try? JSONDecoder().decode(Settings.self, from: data),
            let version = SDKVersion(settings.version)
        else { throw Unusable(path: self.path, reason: "its SDKSettings.json names no version") }
        guard settings.canonicalName.hasPrefix("iphoneos") else {
            throw Unusable(path: self.path, reason: "it is the SDK \(settings.canonicalName)")
        }
        self.version = version
    }

    /// The used part of `SDKSettings.json`.
    private struct Settings: Decodable {
        let canonicalName: String
        let version: String

        private enum CodingKeys: String, CodingKey {
            case canonicalName = "CanonicalName"
            case version = "Version"
        }
    }

    /// The error for a folder that can't be used for checks.
    package struct Unusable: Error, CustomStringConvertible {
        let path: String
        let reason: String

        package var description: String {
            """
            \(path) is no SDK for iOS: \(reason)
            repair: give the folder that `xcrun --sdk iphoneos --show-sdk-path` prints on a Mac, such as iPhoneOS17.0.sdk
            """
        }
    }
}
