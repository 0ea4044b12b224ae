/// The part of Combine's interface that Combine's table requires, because the tests don't download OpenCombine. Values are
/// delivered immediately, and every subscriber has unlimited demand.
enum SmallCombine {
    static let text = """
        public enum Subscribers {
            public enum Completion<Failure: Error> { case finished, failure(Failure) }
        }
        public protocol Subscriber<Input, Failure> {
            associatedtype Input
            associatedtype Failure: Error
            func receive(_ input: Input)
            func receive(completion: Subscribers.Completion<Failure>)
        }
        public protocol Publisher<Output, Failure> {
            associatedtype Output
            associatedtype Failure: Error
            func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output
        }
        public struct Sink<Input, Failure: Error>: Subscriber {
            let value: (Input) -> Void
            let end: (Subscribers.Completion<Failure>) -> Void
            public func receive(_ input: Input) { value(input) }
            public func receive(completion: Subscribers.Completion<Failure>) { end(completion) }
        }
        public struct AnyPublisher<Output, Failure: Error>: Publisher {
            let attach: (Sink<Output, Failure>) -> Void
            public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
                attach(Sink(value: subscriber.receive, end: subscriber.receive(completion:)))
            }
        }
        public enum Publishers {
            public struct Map<Upstream: Publisher, Output>: Publisher {
                public typealias Failure = Upstream.Failure
                let upstream: Upstream
                let transform: (Upstream.Output) -> Output
                public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
                    upstream.sink({ subscriber.receive(transform($0)) }, subscriber.receive(completion:))
                }
            }
            public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
                public typealias Output = Elements.Element
                let elements: Elements
                public init(sequence: Elements) { elements = sequence }
                public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
                    for element in elements { subscriber.receive(element) }
                    subscriber.receive(completion: .finished)
                }
            }
        }
        public final class PassthroughSubject<Output, Failure: Error>: Publisher {
            private var sinks: [Sink<Output, Failure>] = []
            public init() {}
            public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
                sinks.append(Sink(value: subscriber.receive, end: subscriber.receive(completion:)))
            }
            public func send(_ value: Output) { for sink in sinks { sink.value(value) } }
            public func send(completion: Subscribers.Completion<Failure>) { for sink in sinks { sink.end(completion) } }
        }
        extension Publisher {
            public func sink(_ value: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void) {
                receive(subscriber: Sink(value: value, end: end))
            }
            public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher { receive(subscriber: $0) } }
            public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
                Publishers.Map(upstream: self, transform: transform)
            }
            public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
                AnyPublisher { sink in self.sink({ transform($0).map(sink.value) }, sink.end) }
            }
            public func scan<T>(_ first: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
                AnyPublisher { sink in
                    var last = first
                    self.sink({ last = next(last, $0); sink.value(last) }, sink.end)
                }
            }
            public func flatMap<P: Publisher>(_ transform: @escaping (Output) -> P) -> AnyPublisher<P.Output, Failure>
            where P.Failure == Failure {
                AnyPublisher { sink in
                    var running = 1
                    func end(_ completion: Subscribers.Completion<Failure>) {
                        running -= 1
                        if case .failure = completion { sink.end(completion) } else if running == 0 { sink.end(.finished) }
                    }
                    self.sink({ running += 1; transform($0).sink(sink.value, end) }, end)
                }
            }
            public func handleEvents(receiveCancel: @escaping () -> Void) -> Self { self }
        }
        extension Publisher where Failure == Never {
            public func setFailureType<E: Error>(to type: E.Type) -> AnyPublisher<Output, E> {
                AnyPublisher { sink in self.sink(sink.value) { _ in sink.end(.finished) } }
            }
        }
        """
}
