import Foundation

/// The names of a side as a file: one line per name, with a type's members in indented lines below the type. After a tab, the line has the
/// access if it isn't public, `override` for a member that overrides another, and a type's superclass and protocols. `outside` marks a type
/// of another module, of which only members belong to the side.
///
/// ```
/// UIView	open	UIResponder	NSCoding UIAppearance
/// 	addSubview(_:)	open
/// ```
extension Surface {
    /// Reads a table.
    public init(tableAt url: URL) throws {
        self.init(table: try String(contentsOf: url, encoding: .utf8))
    }

    init(table: String) {
        var declarations: [String: [SurfaceDeclaration]] = [:]
        var types: [String: Parents] = [:]
        var owner = ""
        for line in table.split(separator: "\n") where !line.hasPrefix("#") {
            let isMember = line.hasPrefix("\t")
            let fields = line.drop { $0 == "\t" }.split(separator: "\t", omittingEmptySubsequences: false)
                .map(String.init)
            let name = isMember ? "\(owner).\(fields[0])" : fields[0]
            if !isMember { owner = name }
            if fields.count == 4 {
                types[name] = Parents(
                    superclass: fields[2].isEmpty ? nil : fields[2],
                    protocols: fields[3].split(separator: " ").map(String.init))
            }
            let words = fields.count > 1 ? fields[1].split(separator: " ") : []
            guard words != ["outside"] else { continue }
            let access = words.first { $0 != "override" }.map(String.init)
            declarations[name] = [
                SurfaceDeclaration(access: access ?? "public", isOverride: words.last == "override")
            ]
        }
        self.init(declarations: declarations, types: types)
    }

    /// The table of the names, after a line with their source.
    public func table(of source: String) -> String {
        let owners = Dictionary(grouping: declarations.keys) { $0.owners.last ?? "" }
        let top = Set(owners.keys).union(owners[""] ?? []).subtracting([""]).union(types.keys)
        let lines = top.sorted().flatMap { name in
            let members = (owners[name] ?? []).filter { !hasType($0) }.sorted()
            return [name + words(name)] + members.map { "\t\($0.dropFirst(name.count + 1))\(words($0))" }
        }
        return (["# The public names of \(source). Written by `\(Repair.compareCommand)`."] + lines)
            .joined(separator: "\n") + "\n"
    }

    /// What follows a name in its line.
    private func words(_ name: String) -> String {
        guard let overloads = declarations[name] else { return "\toutside" }
        let access = overloads.compactMap { $0.traits[.access] }.first { $0 != "public" }
        let override = overloads.allSatisfy(\.isOverride) ? "override" : nil
        let own = [access, override].compactMap(\.self).joined(separator: " ")
        guard let parents = types[name] else { return own.isEmpty ? "" : "\t\(own)" }
        return "\t\(own)\t\(parents.superclass ?? "")\t\(parents.protocols.joined(separator: " "))"
    }
}
