/// Makes the structures of a module bridgeable to Objective-C, like Apple's, which are C structures.
struct BridgedTypes {
    private var paths: [String] = []

    init(_ declarations: [Declaration]) {
        add(declarations, in: Scope())
    }

    private mutating func add(_ declarations: [Declaration], in scope: Scope) {
        for declaration in declarations {
            guard let members = declaration.members else { continue }
            // A bridge is called on any thread: types of the main actor have none.
            if declaration.keyword == "struct", !declaration.isGeneric, !declaration.isOfMainActor {
                paths.append(scope.path(of: declaration))
            }
            add(members, in: scope.entering(declaration))
        }
    }

    var lines: [String] { paths.map(Self.line) }

    private static func line(_ path: String) -> String {
        let source = "_ source: ObjectiveC.NSObject"
        return """
            extension \(path): Swift._ObjectiveCBridgeable {
                public typealias _ObjectiveCType = ObjectiveC.NSObject
                public func _bridgeToObjectiveC() -> ObjectiveC.NSObject
                public static func _forceBridgeFromObjectiveC(\(source), result: inout \(path)?)
                public static func _conditionallyBridgeFromObjectiveC(\(source), result: inout \(path)?) -> Bool
                public static func _unconditionallyBridgeFromObjectiveC(\(source)?) -> \(path)
            }
            """
    }
}

extension Declaration {
    fileprivate var isOfMainActor: Bool { (attributes + [text]).contains { $0.contains("@MainActor") } }
}
