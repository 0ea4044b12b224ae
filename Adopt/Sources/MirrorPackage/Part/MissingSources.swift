import AdoptModel
import SourceRewriting

/// The source files that a project lists and that don't exist, because git ignores them or a tool generates them.
struct MissingSources {
    /// The types that only these files can declare, as far as the files' names show it.
    let types: Set<String>
    /// The files of each target, with their cost, in sentences.
    let sentences: [String]

    init(of project: SourceProject, _ outlines: SourceOutlines) {
        let targets = project.targets.filter(\.isAdopted)
        let files = targets.flatMap(outlines.of)
        let declared = files.reduce(into: Set()) { $0.formUnion($1.allTypes) }
        func types(of target: SourceTarget) -> Set<String> {
            Set(target.missingSources.map { $0.deletingPathExtension().lastPathComponent }).subtracting(
                declared)
        }
        self.types = targets.reduce(into: []) { $0.formUnion(types(of: $1)) }
        sentences = targets.filter { !$0.missingSources.isEmpty }.map { target in
            let types = types(of: target)
            return Self.sentence(target, users: files.count { !$0.uses.isDisjoint(with: types) })
        }
    }

    private static func sentence(_ target: SourceTarget, users: Int) -> String {
        let names = target.missingSources.map(\.lastPathComponent)
        let left = names.count - namesShown
        let shown = names.prefix(namesShown).joined(separator: ", ") + (left > 0 ? " and \(left) more" : "")
        let cost =
            users == 0
            ? "the code that needs \(names.count == 1 ? "it" : "them") doesn't compile"
            : "at least \(Count.of(users, "file")) \(users == 1 ? "loses" : "lose") code"
        return "\(target.name) lacks \(shown); \(cost)."
    }

    private static let namesShown = 3
}
