import Synchronization
import Testing

@testable import PageFlowLab

/// The connection that is replaced if all slots are taken.
@Suite struct PlacesTests {
    /// The numbers of the connections that were ended.
    private final class Ended: Sendable {
        private let mutex = Mutex<[Int]>([])
        var numbers: [Int] { mutex.withLock { $0 } }
        func add(_ number: Int) { mutex.withLock { $0.append(number) } }
    }

    private let places = Places(most: 3)
    private let ended = Ended()

    private func serve(_ number: Int) {
        places.set(number, endedBy: { [ended] in ended.add(number) })
    }

    @Test func `the one that has been idle longest gives way`() {
        for number in 1...3 {
            #expect(places.take() == number)
            serve(number)
        }
        places.set(1, mayBeEnded: false)
        #expect(places.take() == 4)
        #expect(ended.numbers == [2])
        #expect(places.count == 3)
    }

    @Test func `connections that are not served yet don't block others, and end when they are served`() {
        for number in 1...5 { #expect(places.take() == number) }
        #expect(ended.numbers == [])
        for number in 1...5 { serve(number) }
        #expect(ended.numbers == [1, 2])
        #expect(places.count == 3)
    }

    @Test func `those in use are not ended`() {
        for number in 1...3 {
            #expect(places.take() == number)
            serve(number)
            places.set(number, mayBeEnded: false)
        }
        #expect(places.take() == nil)
        places.leave(2)
        #expect(places.take() == 4)
        #expect(ended.numbers == [])
    }
}
