/// A filter of the catalog.
enum Filter: Hashable, Sendable {
    case all
    case only(Product.Kind)

    /// Every filter that a user can choose.
    static let choices = [Filter.all] + Product.Kind.allCases.map { .only($0) }

    var title: String {
        switch self {
        case .all: "All teas"
        case .only(let kind): "\(kind.rawValue.capitalized) teas"
        }
    }

    func matches(_ product: Product) -> Bool {
        switch self {
        case .all: true
        case .only(let kind): product.kind == kind
        }
    }
}
