/// An unknown class with the initializers and members that are used.
struct InferredClass {
    let name: String
    let superclass: String
    let use: TypeUse
    /// The missing static members.
    let missing: Set<String>
    /// The required types of its members, if known.
    let wanted: [String: GivenValue]
    /// Whether the app iterates over its instances.
    let isSequence: Bool
    let value: InferredValue

    var text: String {
        let generics = (0..<use.genericParameters).map { "Argument\($0)" }.joined(separator: ", ")
        let inherited =
            [superclass, value.members] + (isSequence ? ["RandomAccessCollection"] : [])
            + (isNeutral ? [value.neutral] : [])
        let head =
            "open class \(name)\(generics.isEmpty ? "" : "<\(generics)>"): \(inherited.joined(separator: ", ")) {"
        let neutral = isNeutral ? ["public static var neutral: Self { self.init() }"] : []
        let members =
            initializers + neutral + (isSequence ? elements : []) + statics + nested + use.overrides.sorted()
        return ([head] + members.map { "    " + $0 } + ["}"]).joined(separator: "\n")
    }

    /// Whether a use can infer an instance. A call of another type can't determine a generic type's arguments.
    private var isNeutral: Bool { isRoot && use.genericParameters > 0 }

    private var isRoot: Bool { superclass == "NSObject" }

    // MARK: Initializers

    private var initializers: [String] {
        let own = use.inheritedInitializers.filter { !isInherited($0) }
        let others = use.initializers.subtracting(own).filter { !isInherited($0) }
        let designated = sorted(own).map { "public init\($0.generics)(\($0.parameters)) { super.\(made) }" }
        let convenience = sorted(others).map {
            "public convenience init\($0.generics)(\($0.parameters)) { self.\(made) }"
        }
        let root = "public \(isNeutral ? "required " : "")override init() { super.init() }"
        let again = isRoot ? [root] : designated.isEmpty ? [] : inherited
        return again + designated + convenience
    }

    private func sorted(_ shapes: Set<CallShape>) -> [CallShape] {
        // An initializer's parameters must have known closure results.
        shapes.map(\.withOwnNames.returningNothing).sorted { $0.parameters < $1.parameters }
    }

    /// Whether the superclass has the initializer.
    private func isInherited(_ shape: CallShape) -> Bool {
        shape.labels.isEmpty && superclass != "UICollectionView" || Self.known.contains(shape.labels)
    }

    private static let known: Set<[String]> = [
        ["frame"], ["coder"], ["style", "reuseIdentifier"], ["nibName", "bundle"], ["rootViewController"],
        ["frame", "style"], ["frame", "collectionViewLayout"], ["image"], ["style"], ["type"],
        ["collectionViewLayout"],
    ]

    /// The call of the superclass's designated initializer.
    private var made: String {
        switch superclass {
        case "UITableViewCell": "init(style: .default, reuseIdentifier: nil)"
        case "UITableView": "init(frame: .zero, style: .plain)"
        case "UICollectionView": "init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
        case "UITableViewController": "init(style: .plain)"
        case "UICollectionViewController": "init(collectionViewLayout: UICollectionViewFlowLayout())"
        case let name where name.hasSuffix("Controller"): "init(nibName: nil, bundle: nil)"
        case "NSObject", "UIBarButtonItem": "init()"
        default: "init(frame: .zero)"
        }
    }

    /// The superclass's initializers, which a class with its own initializers must redeclare.
    private var inherited: [String] {
        let coder = "public required init?(coder: NSCoder) { super.init(coder: coder) }"
        switch superclass {
        case "UITableViewCell":
            return [
                "public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init(style: style, reuseIdentifier: reuseIdentifier) }",
                coder,
            ]
        case let name where name.hasSuffix("Controller"):
            return [
                "public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }",
                coder,
            ]
        case "UITableView", "UICollectionView", "UIBarButtonItem": return [coder]
        default: return ["public override init(frame: CGRect) { super.init(frame: frame) }", coder]
        }
    }

    // MARK: Elements

    /// A type with one generic parameter is a sequence of that type; it is empty.
    private var elements: [String] {
        let element = use.genericParameters == 1 ? "Argument0" : value.name
        return [
            "public var startIndex: Int { 0 }", "public var endIndex: Int { 0 }",
            "public subscript(position: Int) -> \(element) { preconditionFailure(\"\(name) of \(value.module) is an empty stand-in.\") }",
        ]
    }

    // MARK: Members of the class

    private var statics: [String] {
        let methods = use.staticMethods.sorted { $0.key < $1.key }.flatMap { name, shapes in
            shapes.withoutTwins.sorted { $0.parameters < $1.parameters }.flatMap {
                InferredFunction(name, $0, value, of: self.name, giving: given(by: name)).declarations
            }
        }
        let names = use.staticProperties.union(missing).subtracting(use.staticMethods.keys).sorted()
        return methods
            + names.map {
                let given = wanted[$0] ?? given(by: $0)
                return property($0, given.type, given.result)
            }
    }

    private func given(by name: String) -> GivenValue {
        use.optionalStatics.contains(name)
            ? GivenValue(type: type + "?", result: "nil") : GivenValue(type: type, result: instance)
    }

    private func property(_ name: String, _ type: String, _ result: String) -> String {
        "public static var \(name.escaped): \(type) { get { notReal(\"\(self.name).\(name)\"); return \(result) } set {} }"
    }

    /// The type of static members. A generic class has members of its own type only if its arguments are known. If colors of the
    /// class are required, its members are colors.
    private var type: String { valueOfUIKit?.type ?? (use.genericParameters == 0 ? name : value.name) }

    private var instance: String {
        valueOfUIKit?.value ?? (use.genericParameters == 0 ? "\(name).\(made)" : "\(value.name)()")
    }

    private var valueOfUIKit: (type: String, value: String)? {
        Self.valuesOfUIKit.first { use.superclasses.contains($0.type) }
    }

    private static let valuesOfUIKit = [
        (type: "UIColor", value: "UIColor.clear"), (type: "UIFont", value: "UIFont.systemFont(ofSize: 17)"),
        (type: "UIImage", value: "UIImage()"),
    ]

    private var nested: [String] { use.nestedTypes.sorted().map { "public typealias \($0) = \(value.name)" } }
}
