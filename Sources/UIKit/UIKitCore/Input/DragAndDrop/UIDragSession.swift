/// The common interface of drag and drop sessions. iOS 11. Follows Apple's page "UIDragDropSession".
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
    /// The items, in the order in which they were added. Their providers deliver no data before the drop.
    var items: [UIDragItem] { get }

    /// Returns the position of the finger, in a view's coordinates.
    func location(in view: UIView) -> CGPoint

    /// Whether the items may be moved.
    var allowsMoveOperation: Bool { get }

    /// Whether the items stay in the app.
    var isRestrictedToDraggingApplication: Bool { get }

    /// Returns whether an item has one of the types.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool

    /// Returns whether an item can create objects of a class.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag session, from the start of the lift. iOS 11. Follows Apple's page "UIDragSession".
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    /// An object that the app associates with the drag. Only the app sees it. Default `nil`.
    var localContext: Any? { get set }
}

/// The style of a drop's progress indicator. iOS 11. Follows Apple's page "UIDropSessionProgressIndicatorStyle".
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    /// No progress is shown.
    case none = 0
    /// Progress is shown while the data loads.
    case `default` = 1
}

/// A drop session, the drag for its drop targets. iOS 11. Follows Apple's page "UIDropSession".
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession, ProgressReporting {
    /// The drag session, which has begun in this app.
    var localDragSession: (any UIDragSession)? { get }

    /// The style of the progress indicator. Default `.default`. Stored only: within an app, the data is available immediately.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }

    /// Creates objects of a class from all items that can create them, and delivers them together, in the order of the items. Call it
    /// while the drop is performed.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

// Swift values.
extension UIDragDropSession {
    /// Returns whether an item can create values such as `String`s. iOS 11.
    @preconcurrency @MainActor
    public func canLoadObjects<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool
    where T._ObjectiveCType: NSItemProviderReading { canLoadObjects(ofClass: T._ObjectiveCType.self) }
}

extension UIDropSession {
    /// Creates values such as `String`s from all items that can create them, and delivers them together. iOS 11.
    @preconcurrency @MainActor @discardableResult
    public func loadObjects<T: _ObjectiveCBridgeable>(
        ofClass: T.Type, completion: @escaping ([T]) -> Void
    ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
        loadObjects(ofClass: T._ObjectiveCType.self) { completion($0.compactMap { T.value(of: $0) }) }
    }
}
