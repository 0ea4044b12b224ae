import AdoptModel
import Foundation
import SourceRewriting

/// The types of a project that its files need from each other.
///
/// Only names that are certain count: a file that declares a type of that name anywhere doesn't need it from another one. The compiler
/// finds the other dependences, such as members of extensions.
struct TypeNeeds {
    /// The project's types that each file uses and doesn't declare.
    private let needs: [URL: Set<String>]
    /// The types that each module declares for its own and other files.
    private let declared: [String: Set<String>]

    init(_ project: SourceProject, _ outlines: SourceOutlines) {
        declared = project.targets.reduce(into: [:]) { declared, target in
            for outline in outlines.of(target) {
                declared[target.module, default: []].formUnion(outline.types)
            }
        }
        let all = declared.values.reduce(into: Set()) { $0.formUnion($1) }
        needs = project.targets.flatMap(\.sources).reduce(into: [:]) { needs, source in
            guard let outline = outlines[source] else { return }
            needs[source] = outline.uses.intersection(all).subtracting(outline.allTypes)
        }
    }

    /// The types that no file of a project declares any more, because the file is left out.
    ///
    /// - Parameter replaced: Classes that are generated in place of those that are left out, by their modules.
    func lost(
        in project: SourceProject, _ outlines: SourceOutlines, besides replaced: [String: Set<String>]
    ) -> LostTypes {
        let remaining = project.targets.reduce(into: replaced) { remaining, target in
            for outline in outlines.of(target) {
                remaining[target.module, default: []].formUnion(outline.allTypes)
            }
        }
        let lost = declared.reduce(into: [String: Set<String>]()) { lost, module in
            lost[module.key] = module.value.subtracting(remaining[module.key] ?? [])
        }
        return LostTypes(lost: lost, remaining: remaining, needs: needs)
    }
}

/// The types that only files that are left out declare, by their modules.
struct LostTypes {
    fileprivate let lost: [String: Set<String>]
    fileprivate let remaining: [String: Set<String>]
    fileprivate let needs: [URL: Set<String>]

    /// The lost types that a file uses.
    func uses(in file: URL, of target: SourceTarget, importing imports: [String: Int]) -> Set<String> {
        let modules = [target.module] + imports.keys.filter { lost[$0] != nil && $0 != target.module }
        return (needs[file] ?? []).filter { name in
            modules.contains { lost[$0]?.contains(name) == true }
                && !modules.contains { remaining[$0]?.contains(name) == true }
        }
    }
}
