/// The properties of a type that its uses reveal.
struct TypeUse {
    /// Whether it appears where a protocol can.
    var isAdopted = false
    /// Whether it appears where only a protocol can: a struct or an enum can't inherit from a class.
    var isProtocol = false
    /// Whether a value type conforms to it, so that it isn't limited to classes.
    var isOfValues = false
    /// The UIKit classes that the type may have to inherit from.
    var superclasses: Set<String> = []
    /// Whether an instance is created or a static member is used.
    var isMadeOrAsked = false
    /// Whether a storyboard connects an instance.
    var isOutlet = false
    /// Whether an instance is iterated.
    var isSequence = false
    var genericParameters = 0
    var initializers: Set<CallShape> = []
    /// Initializers that a subclass calls, and that the class therefore declares.
    var inheritedInitializers: Set<CallShape> = []
    var staticProperties: Set<String> = []
    var staticMethods: [String: Set<CallShape>] = [:]
    /// The static members whose values are unwrapped.
    var optionalStatics: Set<String> = []
    var nestedTypes: Set<String> = []
    /// The members that subclasses override, as they declare them.
    var overrides: Set<String> = []
}

/// The kind of declaration that an attribute is attached to.
enum AttributeUse {
    /// A stored property: the attribute is a property wrapper.
    case storage
    /// A function or a computed property: the attribute is a result builder.
    case result
}

extension TypeUse {
    /// Adds the uses in another file.
    mutating func add(_ other: TypeUse) {
        isAdopted = isAdopted || other.isAdopted
        isProtocol = isProtocol || other.isProtocol
        isOfValues = isOfValues || other.isOfValues
        superclasses.formUnion(other.superclasses)
        isOutlet = isOutlet || other.isOutlet
        isSequence = isSequence || other.isSequence
        isMadeOrAsked = isMadeOrAsked || other.isMadeOrAsked
        genericParameters = max(genericParameters, other.genericParameters)
        initializers.formUnion(other.initializers)
        inheritedInitializers.formUnion(other.inheritedInitializers)
        staticProperties.formUnion(other.staticProperties)
        staticMethods.merge(other.staticMethods) { $0.union($1) }
        optionalStatics.formUnion(other.optionalStatics)
        nestedTypes.formUnion(other.nestedTypes)
        overrides.formUnion(other.overrides)
    }
}
