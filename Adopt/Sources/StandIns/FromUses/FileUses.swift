/// The uses of unknown names in a file: enough to declare each name so that the uses compile.
struct FileUses {
    /// The position of each use.
    var places: [(name: String, line: Int)] = []
    var types: [String: TypeUse] = [:]

    /// Calls of functions.
    var functions: [String: Set<CallShape>] = [:]
    /// Calls of unknown members, and of members whose arguments depend on the types of their parameters.
    var methods: [String: Set<CallShape>] = [:]
    /// Calls that a dynamic member accepts, on lines that couldn't be type-checked.
    var plainCalls: [String: Set<CallShape>] = [:]
    /// Initializers of unknown values: `.init(duration: 1)`, `Style.Font(size: 1)`.
    var valueInitializers: Set<CallShape> = []
    /// Unknown members that aren't methods.
    var properties: Set<String> = []
    /// Implicit member expressions, without and with arguments.
    var implicitProperties: Set<String> = []
    var implicitMethods: [String: Set<CallShape>] = [:]

    /// Members that are unwrapped, and members that are iterated, on lines that couldn't be type-checked.
    var optionalMembers: Set<String> = []
    var optionalMethods: Set<String> = []
    var listMembers: Set<String> = []
    /// Members that are matched with a result's cases, and members in expressions that took too long to type-check: numbers, and
    /// others.
    var resultMembers: Set<String> = []
    var numberMembers: Set<String> = []
    var plainMembers: Set<String> = []

    /// The declarations that unknown attributes are attached to.
    var attributes: [String: Set<AttributeUse>] = [:]
    /// The arguments of unknown attributes.
    var attributeArguments: [String: Set<CallShape>] = [:]
    /// The unknown types that the app's own types inherit from or conform to.
    var adoptions: [String: Set<String>] = [:]
    /// The unknown types in the declarations of classes.
    var adoptionsOfClasses: [String: Set<String>] = [:]

    /// The calls of members to declare. For a declared name, these include the calls that a dynamic member would accept.
    var calledMethods: [String: Set<CallShape>] {
        methods.merging(plainCalls.filter { methods[$0.key] != nil }) { $0.union($1) }
    }
}
