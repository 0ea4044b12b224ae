/// Takes part in saving and restoring an app's state. Every member is optional; view controllers adopt it. iOS 6.
///
/// An object that is neither a view nor a view controller has to be registered with
/// ``UIApplication/registerObject(forStateRestoration:restorationIdentifier:)``. Follows Apple's page "UIStateRestoring".
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
    /// The object whose path comes before the object's own identifier. One that is neither a view controller nor registered is
    /// ignored. Default `nil`.
    var restorationParent: (any UIStateRestoring)? { get }

    /// The class that is asked for the object as state is restored. Default `nil`: the object that was registered under the same path.
    var objectRestorationClass: (any UIObjectRestoration.Type)? { get }

    /// Writes what brings the object's state back.
    func encodeRestorableState(with coder: NSCoder)

    /// Brings the object's state back.
    func decodeRestorableState(with coder: NSCoder)

    /// Called when all objects have got their state back, and the app's delegate as well. iOS 7.
    func applicationFinishedRestoringState()
}

// Apple's members are optional.
extension UIStateRestoring {
    /// Has none.
    public var restorationParent: (any UIStateRestoring)? { nil }

    /// Has none.
    public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }

    /// Does nothing.
    public func encodeRestorableState(with coder: NSCoder) {}

    /// Does nothing.
    public func decodeRestorableState(with coder: NSCoder) {}

    /// Does nothing.
    public func applicationFinishedRestoringState() {}
}

/// Makes or finds objects as state is restored. iOS 7. Follows Apple's page "UIObjectRestoration".
@preconcurrency @MainActor
public protocol UIObjectRestoration {
    /// Returns the object of a path; `nil` leaves it out.
    ///
    /// - Parameters:
    ///   - identifierComponents: the identifiers of the object's parents and its own, which is the last.
    ///   - coder: what the object has written.
    static func object(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> (any UIStateRestoring)?
}

/// Makes or finds view controllers as state is restored: a view controller names the class as its `restorationClass`. iOS 6.
///
/// Follows Apple's page "UIViewControllerRestoration".
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
    /// Returns the view controller of a path: the one that exists, or a new one. `nil` leaves it out.
    ///
    /// - Parameters:
    ///   - identifierComponents: the restoration identifiers of the controllers above and its own, which is the last.
    ///   - coder: what the controller has written. With `UIApplication.stateRestorationViewControllerStoryboardKey` it has the storyboard
    ///     that the controller came from.
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
}

/// Tells by which identifier the data of a row or item is known, so that the same data is selected and visible after the state was
/// restored. The data source of a table or a collection view adopts it. iOS 6.
///
/// Follows Apple's page "UIDataSourceModelAssociation".
@preconcurrency @MainActor
public protocol UIDataSourceModelAssociation {
    /// The identifier of the data at an index path; `nil` does not save it.
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?

    /// Where the data of an identifier is now; `nil` if it is there no more.
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
