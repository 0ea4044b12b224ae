import SourceRewriting

/// The view controllers among the classes of some files.
struct PageClasses {
    let names: Set<String>

    init(_ files: [FileOutline]) {
        let classes = files.flatMap(\.classes)
        let parents = Dictionary(
            classes.compactMap { found in found.parents.first.map { (found.name, $0) } }
        ) { first, _ in first }
        names = Set(
            classes.map(\.name).filter { Self.line(from: $0, parents).contains(where: Self.isUIKits) })
    }

    /// The pages in a file.
    func of(_ file: FileOutline?) -> [String] {
        (file?.classes ?? []).map(\.name).filter(names.contains)
    }

    /// A class and its superclasses.
    private static func line(from name: String, _ parents: [String: String]) -> [String] {
        var line: [String] = []
        var next: String? = name
        while let name = next, !line.contains(name) {
            line.append(name)
            next = parents[name]
        }
        return line
    }

    private static func isUIKits(_ name: String) -> Bool {
        name.hasPrefix("UI") && name.hasSuffix("Controller") || name.hasPrefix("UIKit.UI")
    }
}
