import CombineForLinux
import Foundation
import Testing

@Suite struct CombineTests {
    private struct Fault: Error {}

    /// The values of a publisher, and its end.
    private final class Log {
        private(set) var lines: [String] = []
        private var subscriptions: Set<AnyCancellable> = []

        func follow<Output, Failure>(_ publisher: some Publisher<Output, Failure>, _ name: String) {
            publisher.sink { [unowned self] in
                if case .failure = $0 {
                    lines.append("failure of \(name)")
                } else {
                    lines.append("end of \(name)")
                }
            } receiveValue: { [unowned self] in
                lines.append("\(name) \($0)")
            }.store(in: &subscriptions)
        }
    }

    @Test func `combined publishers send the latest values`() {
        let log = Log()
        let name = PassthroughSubject<String, Never>()
        let (age, size) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        log.follow(name.combineLatest(age), "two")
        log.follow(name.combineLatest(age) { "\($0)-\($1)" }, "text")
        log.follow(name.combineLatest(age, size), "three")
        log.follow(Publishers.CombineLatest4(name, age, size, age), "four")
        name.send("Ada")
        age.send(36)
        size.send(7)
        // OpenCombine's subjects send to their subscribers in any order.
        #expect(
            Set(log.lines) == [
                #"two ("Ada", 36)"#, "text Ada-36", #"three ("Ada", 36, 7)"#, #"four ("Ada", 36, 7, 36)"#,
            ])
        name.send("Bob")
        #expect(
            Set(log.lines.dropFirst(4)) == [
                #"two ("Bob", 36)"#, "text Bob-36", #"three ("Bob", 36, 7)"#, #"four ("Bob", 36, 7, 36)"#,
            ])
    }

    @Test func `a combined publisher ends with the last of them`() {
        let log = Log()
        let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        log.follow(first.combineLatest(second), "both")
        first.send(completion: .finished)
        #expect(log.lines.isEmpty)
        second.send(completion: .finished)
        #expect(log.lines == ["end of both"])
    }

    @Test func `merged publishers send all values`() {
        let log = Log()
        let subjects = (0..<8).map { _ in PassthroughSubject<Int, Fault>() }
        let (a, b, c) = (subjects[0], subjects[1], subjects[2])
        log.follow(a.merge(with: b), "two")
        log.follow(Publishers.Merge3(a, b, c), "three")
        log.follow(Publishers.MergeMany(subjects), "all")
        a.send(1)
        c.send(2)
        a.send(completion: .finished)
        b.send(completion: .finished)
        #expect(Set(log.lines) == ["two 1", "three 1", "all 1", "three 2", "all 2", "end of two"])
        c.send(completion: .failure(Fault()))
        #expect(Set(log.lines.dropFirst(6)) == ["failure of three", "failure of all"])
    }
}
