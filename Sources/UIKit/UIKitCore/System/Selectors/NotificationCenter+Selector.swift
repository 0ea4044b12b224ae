import Synchronization

// Observers with a selector, which Foundation on Linux lacks.
extension NotificationCenter {
    /// Adds an observer whose method is called with each notification with a name and an object; `nil` means any. The observer isn't
    /// retained; after its deallocation nothing is called. The method takes the notification or has no parameter.
    ///
    /// If a notification is posted on another thread, the method is called on the main thread, later. Follows Apple's page
    /// "addObserver(_:selector:name:object:)".
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        let target = UncheckedSendable(WeakBox(observer as AnyObject))
        let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
            MainThread.call((target.value, notification)) { target, notification in
                guard let object = target.object else { return }
                SelectorMethods.send(aSelector, to: object, sender: notification, event: nil)
            }
        }
        SelectorObserver.note(SelectorObserver(target.value, token, of: self, aName, anObject))
    }

    /// Removes an observer. Follows Apple's page "removeObserver(_:)".
    public func removeObserver(_ observer: AnyObject) {
        let removed = SelectorObserver.remove { $0.belongs(to: self, observer) }
        if removed.isEmpty { removeObserver(observer as Any) }
        for observer in removed { removeObserver(observer.token as Any) }
    }

    /// Removes an observer for a name and an object; `nil` means any. Follows Apple's page "removeObserver(_:name:object:)".
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?)
    {
        let removed = SelectorObserver.remove {
            $0.belongs(to: self, observer) && $0.isFor(aName, anObject.map { $0 as AnyObject })
        }
        if removed.isEmpty { removeObserver(observer as Any, name: aName, object: anObject) }
        for observer in removed { removeObserver(observer.token as Any) }
    }
}

/// An observer with a selector, and Foundation's token.
struct SelectorObserver: @unchecked Sendable {
    private let target: WeakBox
    let token: any NSObjectProtocol
    private let center: ObjectIdentifier
    private let name: NSNotification.Name?
    private let object: WeakBox?

    init(
        _ target: WeakBox, _ token: any NSObjectProtocol, of center: NotificationCenter,
        _ name: NSNotification.Name?,
        _ object: Any?
    ) {
        self.target = target
        self.token = token
        self.center = ObjectIdentifier(center)
        self.name = name
        self.object = object.map { WeakBox($0 as AnyObject) }
    }

    private static let all = Mutex<[SelectorObserver]>([])

    /// Stores an observer, and removes deallocated ones.
    static func note(_ observer: SelectorObserver) {
        all.withLock { all in
            all.removeAll { $0.target.object == nil }
            all.append(observer)
        }
    }

    /// Removes observers, and returns them.
    static func remove(where isMeant: (SelectorObserver) -> Bool) -> [SelectorObserver] {
        all.withLock { all in
            let removed = all.filter(isMeant)
            all.removeAll(where: isMeant)
            return removed
        }
    }

    func belongs(to center: NotificationCenter, _ observer: AnyObject) -> Bool {
        self.center == ObjectIdentifier(center) && target.object === observer
    }

    func isFor(_ name: NSNotification.Name?, _ object: AnyObject?) -> Bool {
        (name == nil || name == self.name) && (object == nil || object === self.object?.object)
    }
}
