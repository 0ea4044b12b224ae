import AdoptModel
import Foundation

extension SourceProject {
    /// Gives every target a module of its own: in a package, all modules need different names.
    ///
    /// No other target imports tests, so their modules are renamed. Of several libraries only the first is kept.
    mutating func makeModulesUnique() {
        var owners: [String: String] = [:]
        for index in targets.indices where targets[index].kind != .other {
            let target = targets[index]
            guard let owner = owners[target.module] else {
                owners[target.module] = target.name
                continue
            }
            if target.kind.isTests {
                targets[index].module = Self.unused(target.name.c99Identifier, owners)
                owners[targets[index].module] = target.name
            } else {
                targets[index].kind = .other
                replace(target.name, with: owner)
                remarks.append(
                    "The targets \(owner) and \(target.name) both have the module \(target.module), so \(target.name) is left out. Rename the module of one of them, or choose another part of the project with --target."
                )
            }
        }
    }

    /// Gives every target files of its own: of a file that several targets compile, one may have errors that the others haven't.
    ///
    /// The compiler names a file with the path that it is given, so the other targets' paths differ in the text: `Core/./Clock.swift`.
    mutating func makeSourcesUnique() {
        var seen: Set<URL> = []
        for index in targets.indices where targets[index].kind != .other {
            targets[index].sources = targets[index].sources.map { source in
                var source = source
                while !seen.insert(source).inserted {
                    source = source.deletingLastPathComponent().appendingPathComponent(".")
                        .appendingPathComponent(source.lastPathComponent)
                }
                return source
            }
        }
    }

    private static func unused(_ name: String, _ owners: [String: String]) -> String {
        owners[name] == nil ? name : unused(name + "_", owners)
    }

    private mutating func replace(_ name: String, with other: String) {
        for index in targets.indices where targets[index].name != other {
            targets[index].dependencies = targets[index].dependencies.map { $0 == name ? other : $0 }
        }
    }
}
