import Foundation

extension URL {
    /// The paths of the files in this folder and in the folders in it whose names end so, sorted, from this folder on.
    func pathsWithin(endingWith ending: String) -> [String] {
        let paths = FileManager.default.enumerator(atPath: resolvingSymlinksInPath().path)?
            .compactMap { $0 as? String }
        return (paths ?? []).filter { $0.hasSuffix(ending) }.sorted()
    }
}
