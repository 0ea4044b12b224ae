// The restoration identifiers of an object and its ancestors, its own last.
extension UIViewController {
    /// `nil` if the view controller or one of its ancestors has no identifier, so that it isn't saved.
    package var restorationPath: [String]? {
        guard let restorationIdentifier else { return nil }
        guard let above = parent ?? presentingViewController else { return [restorationIdentifier] }
        return above.restorationPath.map { $0 + [restorationIdentifier] }
    }

    /// The controller's own views that have an identifier, from the outside in.
    package var restorableViews: [UIView] { viewIfLoaded.map(restorableViews(from:)) ?? [] }

    private func restorableViews(from view: UIView) -> [UIView] {
        if let owner = view.ownerReference.object, owner !== self { return [] }
        let own = view.restorationIdentifier == nil ? [] : [view]
        return view.subviewList.reduce(own) { $0 + restorableViews(from: $1) }
    }
}

extension UIView {
    /// The view controller of the view or of its nearest ancestor that has one.
    package var pageAround: UIViewController? {
        sequence(first: self, next: \.superview).lazy.compactMap { $0.ownerReference.object }.first
    }
}

/// An object that the app has registered. It isn't retained.
struct RegisteredObject {
    private(set) weak var object: (any UIStateRestoring)?
    let identifier: String
}

/// The objects that the app has registered.
package struct RegisteredObjects {
    private var list: [RegisteredObject] = []

    mutating func add(_ object: any UIStateRestoring, _ identifier: String) {
        list.removeAll { $0.object == nil || $0.object === object }
        list.append(RegisteredObject(object: object, identifier: identifier))
    }

    package var objects: [any UIStateRestoring] { list.compactMap(\.object) }

    package func contains(_ object: AnyObject) -> Bool { list.contains { $0.object === object } }

    /// Returns the path of a registered object; `nil` if it isn't registered, or if its parent has no path.
    @MainActor
    package func path(of object: any UIStateRestoring) -> [String]? {
        guard let entry = list.first(where: { $0.object === object }) else { return nil }
        guard let parent = object.restorationParent, let above = pathAbove(parent) else {
            return [entry.identifier]
        }
        return above + [entry.identifier]
    }

    @MainActor
    package func object(at path: [String]) -> (any UIStateRestoring)? {
        objects.first { self.path(of: $0) == path }
    }

    @MainActor
    private func pathAbove(_ parent: any UIStateRestoring) -> [String]? {
        (parent as? UIViewController)?.restorationPath ?? path(of: parent)
    }
}
