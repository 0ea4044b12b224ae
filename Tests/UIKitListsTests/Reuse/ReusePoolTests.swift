import TestTraits
import Testing

@testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite struct ReusePoolTests {
    private final class Row: UIView {}

    @Test func `the view that came last is used first, under its own name`() {
        var pool = ReusePool<UIView>()
        let views = (0..<3).map { _ in UIView() }
        pool.put(views[0], for: .init("a"))
        pool.put(views[1], for: .init("b"))
        pool.put(views[2], for: .init("a"))
        #expect(pool.waitingCount == 3)
        #expect(pool.take(.init("a")) === views[2])
        #expect(pool.take(.init("a")) === views[0])
        #expect(pool.take(.init("a")) == nil)
        #expect(pool.take(.init("b", kind: "header")) == nil)
        #expect(pool.take(.init("b")) === views[1])
    }

    @Test func `a registration that is taken back leaves the views that wait`() {
        var pool = ReusePool<UIView>()
        pool.register(Row.self, for: .init("a"))
        #expect(pool.registeredClass(for: .init("a")) == Row.self)
        let row = Row()
        pool.put(row, for: .init("a"))
        pool.register(nil, for: .init("a"))
        #expect(!pool.isRegistered(.init("a")))
        #expect(pool.take(.init("a")) === row)
        pool.put(row, for: .init("a"))
        pool.dropWaiting()
        #expect(pool.take(.init("a")) == nil)
    }
}
