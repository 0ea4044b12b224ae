import UIKit

/// A page with its own name, for paths, traces and reports.
///
/// ```swift
/// final class ArticlePage: UIViewController, NamedPage {
///     var pageName: String { "Article \(number)" }
/// }
/// ```
@MainActor
public protocol NamedPage: UIViewController {
    /// The name. It may change with the page.
    var pageName: String { get }
}

extension UIViewController {
    /// The page's own name, or else the name of its type.
    var nameOfPage: String {
        guard NamedTypes.cache.contains(self), let page = self as? any NamedPage else {
            return PageNames.name(of: type(of: self))
        }
        return page.pageName
    }
}

@MainActor
private enum NamedTypes {
    static let cache = TypeCache { $0 is any NamedPage }
}

/// The names of page types, each computed once.
@MainActor
enum PageNames {
    private static var names: [ObjectIdentifier: String] = [:]

    /// The type's name without its module. A generic hosting controller has the name of its content: `UIHostingController<Settings>` is
    /// Settings.
    static func name(of type: UIViewController.Type) -> String {
        if let name = names[ObjectIdentifier(type)] { return name }
        let name = hostedName(String(describing: type))
        names[ObjectIdentifier(type)] = name
        return name
    }

    /// The name of hosted content without modifiers: `ModifiedContent<Settings, _Padding>` is Settings too.
    private static func hostedName(_ name: String) -> String {
        guard name.hasSuffix(">"), let open = name.firstIndex(of: "<"), name[..<open].contains("Hosting")
        else { return name }
        return firstArgument(name[name.index(after: open)...].dropLast())
    }

    private static func firstArgument(_ list: Substring) -> String {
        var depth = 0
        let first = list.prefix { character in
            if character == "<" { depth += 1 }
            if character == ">" { depth -= 1 }
            return character != "," || depth > 0
        }
        guard let open = first.firstIndex(of: "<"), first.last == ">" else { return String(first) }
        return firstArgument(first[first.index(after: open)...].dropLast())
    }
}
