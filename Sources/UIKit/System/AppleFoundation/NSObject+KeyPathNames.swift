/// The keys of a change as it is told by name. Follows Apple's page "NSKeyValueChangeKey".
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The key in Apple's constants.
    public var rawValue: String

    /// Creates a key from its text.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The number of the ``NSKeyValueChange``.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The value after the change, if it was asked for.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before the change, if it was asked for.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// Where a collection has changed.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// `true` in the call before the change, which `.prior` asks for.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

// Observing by the property's name in Objective-C, such as "contentOffset" or "hidden".
extension NSObject {
    /// Has an observer told of a property's changes, by `observeValue(forKeyPath:of:change:context:)`. It is not retained, and
    /// must be removed before it goes.
    ///
    /// The properties are those of ``_KeyValueCodingAndObserving/observe(_:options:changeHandler:)``. On Linux an observer is a
    /// responder, as other classes cannot override the method. Follows Apple's page
    /// "addObserver(_:forKeyPath:options:context:)".
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        guard let property = ObservedProperty(rawValue: keyPath), value(of: property) != nil else {
            let reason = "\(self) does not tell of changes of the key \"\(keyPath)\" on Linux."
            return MainActor.assumeIsolated { Runtime.current.diagnostics.raise(.invalidArgument, reason) }
        }
        let (object, target) = (UnownedLink(self), WeakBox(observer))
        let added = KeyValueObserver(of: .property(property), options) {
            object.object?.value(of: property) as Any
        } told: { change in
            (target.object as? NSObject)?.tell(change, of: keyPath, object.object, context)
        }
        added.target = observer
        added.context = context
        KeyValueObservers.add(added, to: self)
    }

    /// Has an observer told no more. One that was not added is UIKit's exception.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        removeObserver(observer, keyPath) { _ in true }
    }

    /// Has an observer told no more that was added with a context. iOS 5.
    public func removeObserver(
        _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
        removeObserver(observer, keyPath) { $0.context == context }
    }

    private func removeObserver(
        _ observer: NSObject, _ keyPath: String, where isMeant: (KeyValueObserver) -> Bool
    ) {
        let key = ObservedProperty(rawValue: keyPath).map(ObservedKey.property)
        let added = KeyValueObservers.of(self)?.observers.last {
            $0.target === observer && $0.key == key && isMeant($0)
        }
        guard let added else {
            let reason =
                "Cannot remove an observer \(observer) for the key path \"\(keyPath)\" from \(self) because it is not "
                + "registered as an observer."
            return MainActor.assumeIsolated { Runtime.current.diagnostics.raise(.range, reason) }
        }
        KeyValueObservers.remove(added, from: self)
    }

    private func tell(
        _ change: KeyValueObserver.Change, of keyPath: String, _ object: NSObject?,
        _ context: UnsafeMutableRawPointer?
    ) {
        var told: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
        told[.newKey] = change.new
        told[.oldKey] = change.old
        if change.isPrior { told[.notificationIsPriorKey] = true }
        nonisolated(unsafe) let (observer, change, context) = (self, told, context)
        nonisolated(unsafe) let object = object
        MainActor.assumeIsolated {
            guard let responder = observer as? UIResponder else {
                return UIResponder.raiseUnhandled(by: observer, keyPath)
            }
            responder.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
    }

    private func value(of property: ObservedProperty) -> Any? {
        nonisolated(unsafe) let object = self
        nonisolated(unsafe) var value: Any?
        MainActor.assumeIsolated { value = (object as? UIView)?.observedValue(of: property) }
        return value
    }
}

extension UIResponder {
    static func raiseUnhandled(by observer: NSObject, _ keyPath: String?) {
        Runtime.current.diagnostics.raise(
            .internalInconsistency,
            "\(observer): An -observeValueForKeyPath:ofObject:change:context: message was received but not handled.\n"
                + "Key path: \(keyPath ?? "(null)")")
    }
}

extension UIView {
    /// The value of a property; `nil` where the view's class has none of the name.
    fileprivate func observedValue(of property: ObservedProperty) -> Any? {
        switch property {
        case .frame: frame
        case .bounds: bounds
        case .center: center
        case .transform: transform
        case .alpha: alpha
        case .hidden: isHidden
        case .contentOffset: (self as? UIScrollView)?.contentOffset
        case .contentSize: (self as? UIScrollView)?.contentSize
        case .contentInset: (self as? UIScrollView)?.contentInset
        case .enabled: (self as? UIControl)?.isEnabled
        case .selected: (self as? UIControl)?.isSelected
        case .highlighted: (self as? UIControl)?.isHighlighted
        case .rootViewController: (self as? UIWindow)?.rootViewController
        }
    }
}
