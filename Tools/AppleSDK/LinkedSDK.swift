import Foundation

/// An SDK without the parts of some copies that the compiler rejects. The SDK's folder isn't changed.
///
/// In Xcode `usr/include/libxml` is a link. Copies that contain a folder in its place define the module libxml2 twice.
struct LinkedSDK {
    /// The SDK's own folder, or a folder of links to it.
    let path: String

    init(of sdk: SDKFolder, in folder: URL) throws {
        let headers = "usr/include"
        func place(_ path: String) -> URL { URL(fileURLWithPath: path).resolvingSymlinksInPath() }
        let one = "\(sdk.path)/\(headers)/libxml/module.modulemap"
        let other = "\(sdk.path)/\(headers)/libxml2/libxml/module.modulemap"
        let isTwice = [one, other].allSatisfy(FileManager.default.fileExists)
        guard isTwice, place(one) != place(other) else {
            path = sdk.path
            return
        }
        let links = folder.appendingPathComponent("sdk")
        let original = URL(fileURLWithPath: sdk.path)
        try? FileManager.default.removeItem(at: links)
        for (part, skipped) in [("", "usr"), ("usr", "include"), (headers, "libxml")] {
            try FolderOfLinks.make(
                links.appendingPathComponent(part), to: original.appendingPathComponent(part),
                without: [skipped])
        }
        path = links.path
    }
}
