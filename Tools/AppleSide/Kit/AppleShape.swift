/// A module in Apple's form, created from this project's interface.
///
/// Its classes and protocols are Objective-C's, members of delegates are optional and have no defaults, and structures and enumerations
/// count as C's. The rest, including isolation, is unchanged.
public struct AppleShape {
    private let module: String
    private let imports: [String]
    private let declarations: [Declaration]
    private let protocols: ObjectiveCProtocols
    private let classes: Classes
    private let nonApple: Set<String>

    /// Modules that the Apple side doesn't need: no public declaration names their types.
    private static let modulesOfOurs: Set = [
        "FlowGraph", "InterfaceFiles", "LayoutSolver", "SymbolShapes", "TextMetrics",
        "ZLib",
    ]

    /// Omits the declarations of the module `ObjectiveC`, and members that Apple lacks, such as `UIView.flash()`.
    public init(
        of module: String, _ interface: PrintedInterface, inObjectiveC: Set<String> = [],
        leavingOut nonApple: Set<String> = []
    ) {
        self.module = module
        self.nonApple = nonApple
        imports = interface.imports.filter { !Self.modulesOfOurs.contains($0) }
        protocols = ObjectiveCProtocols(interface.declarations)
        classes = Classes(interface.declarations)
        // A constant is printed again as a variable.
        var globals: Set<String> = []
        declarations = interface.declarations.filter {
            !inObjectiveC.contains($0.name) && !$0.needsFoundation
        }
        .filter { !["let", "var"].contains($0.keyword) || globals.insert($0.name).inserted }
    }

    /// The module as an interface for the compiler.
    public var text: String {
        let imported = imports.map { $0 == "Foundation" ? "AppleFoundation" : $0 } + ["ObjectiveC"]
        let lines =
            CompilerInterface.header(of: module) + imported.map { "@_exported import \($0)" }
            + declarations.compactMap { shaped($0, in: Scope()) }.flatMap(\.lines)
            + BridgedTypes(declarations).lines
        return lines.joined(separator: "\n") + "\n"
    }

    private func shaped(_ declaration: Declaration, in scope: Scope) -> Declaration? {
        guard belongs(declaration, in: scope) else { return nil }
        var shaped = AppleForm(declaration, in: scope, protocols, classes).declaration
        if scope.isProtocol, protocols.isOptional(declaration, in: scope.name) { shaped.makeOptional() }
        shaped.members = shaped.members.map { members in
            members.compactMap { self.shaped($0, in: scope.entering(declaration)) }
        }
        return shaped
    }

    /// Members that every object has on Apple's systems.
    private static let membersOfEveryObject: Set = [
        "value(forKey:)", "setValue(_:forKey:)", "responds(to:)", "perform(_:)", "perform(_:with:)",
    ]

    private func belongs(_ declaration: Declaration, in scope: Scope) -> Bool {
        let isApples =
            nonApple.isEmpty || !nonApple.contains(scope.path(of: declaration, title: declaration.title))
        guard isApples else { return false }
        let isObject = scope.name == "NSObject" || classes.contains(scope.name)
        if isObject, Self.membersOfEveryObject.contains(declaration.title) {
            return false
        }
        if scope.isClass, classes.isSeenAbove(declaration, in: scope.name) { return false }
        guard protocols.contains(scope.name) else { return true }
        return scope.isProtocol
            ? protocols.canSend(declaration) : !protocols.isDefault(declaration, in: scope.name)
    }
}

/// The enclosing declarations.
struct Scope {
    private(set) var name = ""
    private(set) var isProtocol = false
    private(set) var isClass = false

    func entering(_ declaration: Declaration) -> Scope {
        Scope(
            name: path(of: declaration), isProtocol: declaration.keyword == "protocol",
            isClass: declaration.keyword == "class" && !declaration.isGeneric)
    }

    func path(of declaration: Declaration) -> String { path(of: declaration, title: declaration.name) }

    func path(of declaration: Declaration, title: String) -> String {
        name.isEmpty ? title : "\(name).\(title)"
    }
}

extension Declaration {
    /// Whether the declaration connects UIKit with classes and attributes of Foundation that aren't Objective-C's on Linux: the form omits
    /// it.
    fileprivate var needsFoundation: Bool {
        guard keyword == "extension" else { return parents.contains("Operation") }
        let isOfAttributes = ["AttributeScopes", "AttributeDynamicLookup", "ObjectiveCConvertible"].contains(
            where: name.hasPrefix)
        return isOfAttributes
            || ["NSAttributedString", "NSString", "NSURL"].contains(name) && !parents.isEmpty
    }
}
