import UIKit

/// Finds the objects that retain an object, in the stored properties of the visible pages, of the app's and the scenes' delegates, and of
/// the object itself, for a retain cycle. It can't inspect a closure's captures.
@MainActor
package enum OwnerSearch {
    /// The maximum number of inspected objects.
    private static let most = 20_000

    /// Sentences such as `HomePage.delegate.page keeps it`.
    package static func owners(of page: UIViewController) -> [String] {
        var roots: [(name: String, object: AnyObject)] = []
        for window in UIApplication.shared.windows {
            if let root = window.rootViewController { roots.append((name(of: root), root)) }
        }
        if let delegate = UIApplication.shared.delegate { roots.append((name(of: delegate), delegate)) }
        roots.append((name(of: page), page))
        return search(for: page, from: roots)
    }

    private static func search(for page: UIViewController, from roots: [(name: String, object: AnyObject)])
        -> [String]
    {
        var seen: Set<ObjectIdentifier> = []
        var waiting = roots
        var found: [String] = []
        while !waiting.isEmpty, seen.count < most, found.count < 5 {
            let (path, object) = waiting.removeFirst()
            guard seen.insert(ObjectIdentifier(object)).inserted else { continue }
            for (label, kept) in properties(of: object) {
                if kept === page {
                    found.append("\(path).\(label) keeps it")
                } else {
                    waiting.append(("\(path).\(label)", kept))
                }
            }
            if let controller = object as? UIViewController {
                waiting += controller.children.map { (name(of: $0), $0) }
                if let presented = controller.presentedViewController {
                    waiting.append((name(of: presented), presented))
                }
            }
        }
        return found
    }

    private static func name(of object: AnyObject) -> String { String(describing: type(of: object)) }

    /// The objects in an object's stored properties with their names, including properties of the app's superclasses.
    private static func properties(of object: AnyObject) -> [(String, AnyObject)] {
        var found: [(String, AnyObject)] = []
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            let type = String(reflecting: current.subjectType)
            if UIKitClasses.has(type) || type.hasPrefix("Foundation.") { break }
            for child in current.children { collect(child.value, child.label ?? "", depth: 0, into: &found) }
            mirror = current.superclassMirror
        }
        return found
    }

    private static func collect(
        _ value: Any, _ label: String, depth: Int, into found: inout [(String, AnyObject)]
    ) {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .class {
            found.append((label, value as AnyObject))
        } else if depth < 4, mirror.displayStyle != nil {
            for child in mirror.children.prefix(1_000) {
                collect(child.value, label, depth: depth + 1, into: &found)
            }
        }
    }
}
