/// What is known of a type by its uses.
struct TypeUse {
    /// Whether it stands where a protocol stands.
    var isAdopted = false
    /// Whether it stands where only a protocol can: a struct or an enum inherits from no class.
    var isProtocol = false
    /// Whether a value type adopts it: it is not for classes alone.
    var isOfValues = false
    /// The classes of UIKit that it has to be one of.
    var superclasses: Set<String> = []
    /// Whether one is made, or a member of the type itself is used.
    var isMadeOrAsked = false
    /// Whether a storyboard connects one.
    var isOutlet = false
    /// Whether a list is made of one.
    var isSequence = false
    var genericParameters = 0
    var initializers: Set<CallShape> = []
    /// Initialisers that a subclass calls: they are its superclass's own.
    var inheritedInitializers: Set<CallShape> = []
    var staticProperties: Set<String> = []
    var staticMethods: [String: Set<CallShape>] = [:]
    /// Those of the static members whose values are unwrapped.
    var optionalStatics: Set<String> = []
    var nestedTypes: Set<String> = []
    /// The members that subclasses override, as they declare them.
    var overrides: Set<String> = []
}

/// What an attribute is written at.
enum AttributeUse {
    /// A stored property: it wraps it.
    case storage
    /// A function, or a value that is computed: it builds what is returned.
    case result
}

extension TypeUse {
    /// Adds what another file does with the type.
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
