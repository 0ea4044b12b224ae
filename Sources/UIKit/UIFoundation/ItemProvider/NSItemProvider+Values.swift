// Item providers of Swift values.
extension NSItemProvider {
    /// Whether a value such as a `String` can be created from a registered type. iOS 11.
    public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool
    where T._ObjectiveCType: NSItemProviderReading { canLoadObject(ofClass: T._ObjectiveCType.self) }

    /// Loads a value such as a `String`. The handler receives it, or an error, in a later turn. iOS 11.
    @discardableResult
    public func loadObject<T: _ObjectiveCBridgeable>(
        ofClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
    ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
        loadObject(ofClass: T._ObjectiveCType.self) { object, error in
            completionHandler(T.value(of: object), error)
        }
    }

    /// Registers a value such as a `String`, which a handler creates on demand. iOS 11.
    @preconcurrency
    public func registerObject<T: _ObjectiveCBridgeable & SendableMetatype>(
        ofClass: T.Type, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (T?, (any Error)?) -> Void) -> Progress?
    ) where T._ObjectiveCType: NSItemProviderWriting {
        let object: @Sendable (T?) -> (any NSItemProviderWriting)? = { $0?._bridgeToObjectiveC() }
        registerObject(ofClass: T._ObjectiveCType.self, visibility: visibility) { handler in
            loadHandler { value, error in handler(object(value), error) }
        }
    }
}

extension _ObjectiveCBridgeable {
    /// Returns the value of a bridged object.
    package static func value(of object: Any?) -> Self? {
        guard let object = object as? _ObjectiveCType else { return nil }
        var value: Self?
        return _conditionallyBridgeFromObjectiveC(object, result: &value) ? value : nil
    }
}
