/// A trait in which two declarations of one name can differ.
enum ComparedTrait: String, CaseIterable, Codable {
    /// The kind of declaration: a method, a structure, a case.
    case kind
    /// Labels, types and optionality.
    case signature
    /// `open`, `public` or `final`.
    case access
    /// Whether it runs on the main actor.
    case isolation
    /// Whether a protocol requires it, and whether as optional.
    case requirement
    /// Whether a property can be set.
    case setter
    /// Whether subclasses have to declare the initializer.
    case required
    /// Whether subclasses can override a member of the type.
    case `class`
    case superclass
    case protocols
}
