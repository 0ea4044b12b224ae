import UIKit

extension Publisher {
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany([self, other]) }

    public func merge<B: Publisher>(with other: B)
        -> Publishers.Merge<Self, B>
    where B.Output == Output, B.Failure == Failure {
        Publishers.Merge(self, other)
    }

    public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C)
        -> Publishers.Merge3<Self, B, C>
    where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
        Publishers.Merge3(self, b, c)
    }

    public func merge<B: Publisher, C: Publisher, D: Publisher>(with b: B, _ c: C, _ d: D)
        -> Publishers.Merge4<Self, B, C, D>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
        D.Output == Output, D.Failure == Failure
    {
        Publishers.Merge4(self, b, c, d)
    }

    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E
    )
        -> Publishers.Merge5<Self, B, C, D, E>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
        D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure
    {
        Publishers.Merge5(self, b, c, d, e)
    }

    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F
    )
        -> Publishers.Merge6<Self, B, C, D, E, F>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
        D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure,
        F.Output == Output, F.Failure == Failure
    {
        Publishers.Merge6(self, b, c, d, e, f)
    }

    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
    )
        -> Publishers.Merge7<Self, B, C, D, E, F, G>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
        D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure,
        F.Output == Output, F.Failure == Failure, G.Output == Output, G.Failure == Failure
    {
        Publishers.Merge7(self, b, c, d, e, f, g)
    }

    public func merge<
        B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher

    >(with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H)
        -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure,
        D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure,
        F.Output == Output, F.Failure == Failure, G.Output == Output, G.Failure == Failure,
        H.Output == Output, H.Failure == Failure
    {
        Publishers.Merge8(self, b, c, d, e, f, g, h)
    }

    var anyPublisher: AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}

extension Publishers {
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let publishers: [Upstream]
        public init(_ upstream: Upstream...) { publishers = upstream }

        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
            publishers = Array(upstream)
        }

        public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
            Publishers.Sequence(sequence: publishers).setFailureType(to: Failure.self).flatMap { $0 }
                .receive(subscriber: subscriber)
        }
    }

    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        let publishers: [AnyPublisher<Output, Failure>]
        public init(_ a: A, _ b: B) {
            publishers = [a.anyPublisher, b.anyPublisher]
        }
        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
            MergeMany(publishers).receive(subscriber: subscriber)
        }
    }

    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        let publishers: [AnyPublisher<Output, Failure>]
        public init(_ a: A, _ b: B, _ c: C) {
            publishers = [a.anyPublisher, b.anyPublisher, c.anyPublisher]
        }
        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
            MergeMany(publishers).receive(subscriber: subscriber)
        }
    }

    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
        A.Output == D.Output, A.Failure == D.Failure
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        let publishers: [AnyPublisher<Output, Failure>]
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            publishers = [a.anyPublisher, b.anyPublisher, c.anyPublisher, d.anyPublisher]
        }
        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
            MergeMany(publishers).receive(subscriber: subscriber)
        }
    }

    public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
        A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        let publishers: [AnyPublisher<Output, Failure>]
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            publishers = [a.anyPublisher, b.anyPublisher, c.anyPublisher, d.anyPublisher, e.anyPublisher]
        }
        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
            MergeMany(publishers).receive(subscriber: subscriber)
        }
    }

    public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>:
        Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
        A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure,
        A.Output == F.Output, A.Failure == F.Failure
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        let publishers: [AnyPublisher<Output, Failure>]
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
            publishers = [
                a.anyPublisher, b.anyPublisher, c.anyPublisher, d.anyPublisher, e.anyPublisher,
                f.anyPublisher,
            ]
        }
        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
            MergeMany(publishers).receive(subscriber: subscriber)
        }
    }

    public struct Merge7<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
    >: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
        A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure,
        A.Output == F.Output, A.Failure == F.Failure, A.Output == G.Output, A.Failure == G.Failure
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        let publishers: [AnyPublisher<Output, Failure>]
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
            publishers = [
                a.anyPublisher, b.anyPublisher, c.anyPublisher, d.anyPublisher, e.anyPublisher,
                f.anyPublisher, g.anyPublisher,
            ]
        }
        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
            MergeMany(publishers).receive(subscriber: subscriber)
        }
    }

    public struct Merge8<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher,
        H: Publisher
    >: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
        A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure,
        A.Output == F.Output, A.Failure == F.Failure, A.Output == G.Output, A.Failure == G.Failure,
        A.Output == H.Output, A.Failure == H.Failure
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        let publishers: [AnyPublisher<Output, Failure>]
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
            publishers = [
                a.anyPublisher, b.anyPublisher, c.anyPublisher, d.anyPublisher, e.anyPublisher,
                f.anyPublisher, g.anyPublisher, h.anyPublisher,
            ]
        }
        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
            MergeMany(publishers).receive(subscriber: subscriber)
        }
    }
}
