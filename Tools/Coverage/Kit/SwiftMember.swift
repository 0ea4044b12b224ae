/// A public member of one of our types, with its Swift name.
struct SwiftMember {
    enum Kind { case property, method, initializer, enumCase, subscripting, operating }

    struct Parameter {
        /// The words of the argument label; none for `_`.
        let label: [String]
        /// The words that the importer may omit from the selector, because the type contains them.
        let typeWords: Set<String>
    }

    let kind: Kind
    let isStatic: Bool
    let isConvenience: Bool
    /// Whether apps may override it, by its access level and its type.
    let isOpen: Bool
    let isInExtension: Bool
    /// The declaration as the compiler prints it, including default arguments.
    let declaration: String
    /// The enclosing types, and its own name: `["UIView", "addSubview(_:)"]`.
    let path: [String]
    let parameters: [Parameter]

    var isAsync: Bool { declaration.contains(") async") }

    var title: String { path[path.count - 1] }
    var qualifiedName: String { path.joined(separator: ".") }
    /// Our type's name in Objective-C style: `UIButton.Configuration` is `UIButtonConfiguration`.
    var typeName: String { path.dropLast().joined() }
    /// The words before the parenthesis; none for an initializer, whose selector starts with `init` or with its class.
    var baseWords: [String] {
        kind == .initializer ? [] : Words.split(title.prefix { $0 != "(" })
    }
}
