/// The classes of a module, by their paths.
struct Classes {
    private struct Class {
        let superclass: String?
        let isMainActors: Bool
        let hasPlainInit: Bool
    }

    private var classes: [String: Class] = [:]

    init(_ declarations: [Declaration]) {
        add(declarations, in: Scope())
    }

    private mutating func add(_ declarations: [Declaration], in scope: Scope) {
        for declaration in declarations {
            guard let members = declaration.members else { continue }
            if declaration.keyword == "class" {
                classes[scope.path(of: declaration)] = Class(
                    superclass: declaration.parents.first,
                    isMainActors: declaration.text.contains("@MainActor"),
                    hasPlainInit: members.contains { $0.title == "init()" })
            }
            add(members, in: scope.entering(declaration))
        }
    }

    private func superclass(of path: String) -> Class? {
        classes[path]?.superclass.flatMap { classes[$0] }
    }

    /// A class of the main actor whose superclass is none: those beneath it are sendable as it is.
    func isOutermostOfMainActor(_ path: String) -> Bool {
        classes[path]?.isMainActors == true && superclass(of: path)?.isMainActors != true
    }

    /// Whether an initializer overrides one that apps cannot see.
    func overridesNothing(_ initializer: Declaration, in path: String) -> Bool {
        initializer.title == "init()" && superclass(of: path)?.hasPlainInit == false
    }
}
