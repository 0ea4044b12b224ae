import UIKit

extension _KeyValueCodingAndObserving where Self: NSObject {
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    )
        -> NSObject.KeyValueObservingPublisher<Self, Value>
    {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}

extension NSObject {
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
        public typealias Output = Value
        public typealias Failure = Never
        public let object: Subject
        public let keyPath: KeyPath<Subject, Value>
        public let options: NSKeyValueObservingOptions

        public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
            self.object = object
            self.keyPath = keyPath
            self.options = options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Value {
            let values = PassthroughSubject<Value, Never>()
            var observation: NSKeyValueObservation?
            values.handleEvents(receiveCancel: { observation?.invalidate() }).receive(subscriber: subscriber)
            observation = object.observe(keyPath, options: options) { object, _ in
                values.send(object[keyPath: keyPath])
            }
        }
    }
}
