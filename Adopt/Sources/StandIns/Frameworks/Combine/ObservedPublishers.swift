extension KnownFramework {
    /// Publishers for the values of a key-value observed property.
    static let observedPublishers = """
        extension _KeyValueCodingAndObserving where Self: NSObject {
            func publisher<Value>(for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new])
                -> NSObject.KeyValueObservingPublisher<Self, Value>
            {
                NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
            }
        }
        extension NSObject {
            struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
                typealias Output = Value
                typealias Failure = Never
                let object: Subject
                let keyPath: KeyPath<Subject, Value>
                let options: NSKeyValueObservingOptions
                init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
                    self.object = object
                    self.keyPath = keyPath
                    self.options = options
                }
                func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Value {
                    let values = PassthroughSubject<Value, Never>()
                    var observation: NSKeyValueObservation?
                    values.handleEvents(receiveCancel: { observation?.invalidate() }).receive(subscriber: subscriber)
                    observation = object.observe(keyPath, options: options) { object, _ in
                        values.send(object[keyPath: keyPath])
                    }
                }
            }
        }
        """
}
