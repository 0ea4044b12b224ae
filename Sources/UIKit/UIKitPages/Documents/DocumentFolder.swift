/// The folder of the documents that a browser has imported. It is removed when the device is released.
@MainActor
package final class DocumentFolder {
    private lazy var folder = Result { try TemporaryFolder() }

    /// Copies or moves a file to a folder, with a unique name, and adds it to the device's documents.
    func take(
        _ url: URL, _ mode: UIDocumentBrowserViewController.ImportMode, nextTo neighbour: URL? = nil
    ) throws -> URL {
        let files = FileManager.default
        let target = try freePlace(
            url.lastPathComponent, in: neighbour?.deletingLastPathComponent() ?? folder.get().url)
        if mode == .move {
            try files.moveItem(at: url, to: target)
            Runtime.current.documents.removeAll { $0 == url }
        } else {
            try files.copyItem(at: url, to: target)
        }
        Runtime.current.documents.append(target)
        return target
    }

    /// Renames a file in its folder.
    func rename(_ url: URL, to name: String) throws -> URL {
        let ending = (name as NSString).pathExtension.isEmpty ? url.pathExtension : ""
        let full = ending.isEmpty ? name : name + "." + ending
        guard full != url.lastPathComponent else { return url }
        let target = try freePlace(full, in: url.deletingLastPathComponent())
        try FileManager.default.moveItem(at: url, to: target)
        Runtime.current.documents = Runtime.current.documents.map { $0 == url ? target : $0 }
        return target
    }

    private func freePlace(_ name: String, in folder: URL) throws -> URL {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let (base, ending) = ((name as NSString).deletingPathExtension, (name as NSString).pathExtension)
        var number = 1
        while true {
            let numbered = number == 1 ? base : "\(base) \(number)"
            let place = folder.appendingPathComponent(ending.isEmpty ? numbered : "\(numbered).\(ending)")
            if !FileManager.default.fileExists(atPath: place.path) { return place }
            number += 1
        }
    }
}
