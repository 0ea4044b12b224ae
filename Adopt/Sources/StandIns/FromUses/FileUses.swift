/// How a file uses names that nobody knows: enough to declare each so that the uses compile.
struct FileUses {
    /// Where each name is used.
    var places: [(name: String, line: Int)] = []
    var types: [String: TypeUse] = [:]

    /// Calls of functions.
    var functions: [String: Set<CallShape>] = [:]
    /// Calls of members that nobody knows, and of those whose arguments wait for the types of their parameters.
    var methods: [String: Set<CallShape>] = [:]
    /// Calls that any name would take, on lines that made no sense.
    var plainCalls: [String: Set<CallShape>] = [:]
    /// How values of which nothing is known are made: `.init(duration: 1)`, `Style.Font(size: 1)`.
    var valueInitializers: Set<CallShape> = []
    /// Members that nobody knows and that are no methods.
    var properties: Set<String> = []
    /// The names behind a dot that stand for a value of the type that is wanted there: without arguments, and with.
    var implicitProperties: Set<String> = []
    var implicitMethods: [String: Set<CallShape>] = [:]

    /// Members that are unwrapped, and those that are gone through, on lines that the compiler could not make sense of.
    var optionalMembers: Set<String> = []
    var optionalMethods: Set<String> = []
    var listMembers: Set<String> = []
    /// Members whose cases are those of a result, and members in expressions that took too long: numbers, and others.
    var resultMembers: Set<String> = []
    var numberMembers: Set<String> = []
    var plainMembers: Set<String> = []

    /// What attributes of nobody are written at.
    var attributes: [String: Set<AttributeUse>] = [:]
    /// What attributes of nobody are given.
    var attributeArguments: [String: Set<CallShape>] = [:]
    /// The types of nobody that the app's own types adopt.
    var adoptions: [String: Set<String>] = [:]
    /// Those that classes name where they are declared.
    var adoptionsOfClasses: [String: Set<String>] = [:]

    /// The calls of members that are to be declared: of a name that is declared, the plain ones as well.
    var calledMethods: [String: Set<CallShape>] {
        methods.merging(plainCalls.filter { methods[$0.key] != nil }) { $0.union($1) }
    }
}
