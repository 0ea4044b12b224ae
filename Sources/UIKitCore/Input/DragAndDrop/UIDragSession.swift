/// What drags and drops have in common. iOS 11. Follows Apple's page "UIDragDropSession".
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
    /// The items, in the order in which they were added. Their providers supply nothing before the drop.
    var items: [UIDragItem] { get }

    /// Where the finger is, in a view's coordinates.
    func location(in view: UIView) -> CGPoint

    /// Whether the items may be moved.
    var allowsMoveOperation: Bool { get }

    /// Whether the items stay in the app.
    var isRestrictedToDraggingApplication: Bool { get }

    /// Whether an item is of one of some types.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool

    /// Whether objects of a class can be made of an item.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag, from the beginning of the lift. iOS 11. Follows Apple's page "UIDragSession".
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    /// Whatever the app wants to know of the drag; nobody else sees it. Default `nil`.
    var localContext: Any? { get set }
}

/// Whether the progress of a drop is shown. iOS 11. Follows Apple's page "UIDropSessionProgressIndicatorStyle".
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    /// It is not shown.
    case none = 0
    /// It is shown where the data takes its time.
    case `default` = 1
}

/// A drag as the places see it that it comes to. iOS 11. Follows Apple's page "UIDropSession".
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession, ProgressReporting {
    /// The drag: it has begun in this app.
    var localDragSession: (any UIDragSession)? { get }

    /// Whether the progress is shown. Default `.default`. Kept: within an app the data is there at once.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }

    /// Makes objects of a class of all items of which they can be made, and gives them out together, in the order of the items. Call it
    /// while the drop is performed.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

// Swift's values.
extension UIDragDropSession {
    /// Whether values such as `String`s can be made of an item. iOS 11.
    @preconcurrency @MainActor
    public func canLoadObjects<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool
    where T._ObjectiveCType: NSItemProviderReading { canLoadObjects(ofClass: T._ObjectiveCType.self) }
}

extension UIDropSession {
    /// Makes values such as `String`s of all items of which they can be made, and gives them out together. iOS 11.
    @preconcurrency @MainActor @discardableResult
    public func loadObjects<T: _ObjectiveCBridgeable>(
        ofClass: T.Type, completion: @escaping ([T]) -> Void
    ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
        loadObjects(ofClass: T._ObjectiveCType.self) { completion($0.compactMap { T.value(of: $0) }) }
    }
}
