/// An object that takes part in saving and restoring an app's state. Every member is optional; view controllers conform to it. iOS 6.
///
/// Register an object that is neither a view nor a view controller with
/// ``UIApplication/registerObject(forStateRestoration:restorationIdentifier:)``. Follows Apple's page "UIStateRestoring".
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
    /// The object whose path precedes the object's own identifier. It is ignored if it is neither a view controller nor registered. Default
    /// `nil`.
    var restorationParent: (any UIStateRestoring)? { get }

    /// The class that provides the object during state restoration. Default `nil`: the object that is registered with the same path.
    var objectRestorationClass: (any UIObjectRestoration.Type)? { get }

    /// Writes the object's state.
    func encodeRestorableState(with coder: NSCoder)

    /// Restores the object's state.
    func decodeRestorableState(with coder: NSCoder)

    /// Called when all objects and the app's delegate have restored their state. iOS 7.
    func applicationFinishedRestoringState()
}

// Apple's members are optional.
extension UIStateRestoring {
    /// `nil`: no parent.
    public var restorationParent: (any UIStateRestoring)? { nil }

    /// `nil`: no restoration class.
    public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }

    /// Does nothing.
    public func encodeRestorableState(with coder: NSCoder) {}

    /// Does nothing.
    public func decodeRestorableState(with coder: NSCoder) {}

    /// Does nothing.
    public func applicationFinishedRestoringState() {}
}

/// Creates or finds objects during state restoration. iOS 7. Follows Apple's page "UIObjectRestoration".
@preconcurrency @MainActor
public protocol UIObjectRestoration {
    /// Returns the object with a path; `nil` skips it.
    ///
    /// - Parameters:
    ///   - identifierComponents: The identifiers of the object's parents, followed by its own.
    ///   - coder: The object's saved state.
    static func object(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> (any UIStateRestoring)?
}

/// Creates or finds view controllers during state restoration. A view controller's `restorationClass` conforms to it. iOS 6.
///
/// Follows Apple's page "UIViewControllerRestoration".
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
    /// Returns the view controller with a path: an existing or a new one. `nil` skips it.
    ///
    /// - Parameters:
    ///   - identifierComponents: The restoration identifiers of the controller's ancestors, followed by its own.
    ///   - coder: The controller's saved state. It contains the controller's storyboard for the key
    ///     `UIApplication.stateRestorationViewControllerStoryboardKey`.
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
}

/// Provides the identifiers of a list's data, so that the same data is selected and visible after the state has been restored. The data
/// source of a table or collection view conforms to it. iOS 6.
///
/// Follows Apple's page "UIDataSourceModelAssociation".
@preconcurrency @MainActor
public protocol UIDataSourceModelAssociation {
    /// Returns the identifier of the data at an index path; `nil` doesn't save it.
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?

    /// Returns the current index path of the data with an identifier; `nil` if it doesn't exist anymore.
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
