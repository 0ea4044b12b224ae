import AdoptModel
import Foundation

/// The schemes of projects, packages and workspaces.
struct SchemeFiles {
    /// The schemes by name. The first of a name is used.
    private let files: [(name: String, file: URL)]

    /// - Parameter containers: The workspaces, projects and package folders, in search order.
    init(_ containers: [URL]) {
        files = containers.flatMap { container -> [URL] in
            let place =
                FoundFile.isContainer(container)
                ? container : container.appendingPathComponent(".swiftpm/xcode")
            let own = FolderWalk.entries(of: place.appendingPathComponent("xcuserdata"))
            return ([place.appendingPathComponent("xcshareddata")] + own).flatMap {
                FolderWalk.entries(of: $0.appendingPathComponent("xcschemes"))
            }
        }.filter { $0.pathExtension == "xcscheme" }
            .map { ($0.deletingPathExtension().lastPathComponent, $0) }
    }

    /// The names, without duplicates.
    var names: [String] { files.map(\.name).unique }

    /// The scheme with a name; `nil` if there is none.
    func scheme(_ name: String) -> Scheme? {
        files.first { $0.name == name }.flatMap { Scheme($0.file) }
    }
}
