/// A public member of one of our types, as Swift names it.
struct SwiftMember {
    enum Kind { case property, method, initializer, enumCase, subscripting, operating }

    struct Parameter {
        /// The words of the argument label; none for `_`.
        let label: [String]
        /// The words that the importer may leave out of the selector, because the type says them.
        let typeWords: Set<String>
    }

    let kind: Kind
    let isStatic: Bool
    let isConvenience: Bool
    /// Whether apps may override it, by its access and its place.
    let isOpen: Bool
    let isInExtension: Bool
    /// The declaration as the compiler prints it, with the values of arguments that may be left out.
    let declaration: String
    /// The types around it, and its own name: `["UIView", "addSubview(_:)"]`.
    let path: [String]
    let parameters: [Parameter]

    var isAsync: Bool { declaration.contains(") async") }

    var title: String { path[path.count - 1] }
    var qualifiedName: String { path.joined(separator: ".") }
    /// Our type's name in Objective-C's manner: `UIButton.Configuration` is `UIButtonConfiguration`.
    var typeName: String { path.dropLast().joined() }
    /// The words before the parenthesis; none for an initializer, whose selector starts with `init` or with its class.
    var baseWords: [String] {
        kind == .initializer ? [] : Words.split(title.prefix { $0 != "(" })
    }
}
