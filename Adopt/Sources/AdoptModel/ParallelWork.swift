import Foundation
import Synchronization

extension Sequence where Element: Hashable & Sendable {
    /// The results of a function for the elements, computed on all processors.
    ///
    /// Its threads have large stacks, because a parser of nested expressions calls itself.
    package func resultsInParallel<Result: Sendable>(
        _ body: @escaping @Sendable (Element) -> Result
    ) -> [Element: Result] {
        let elements = Set(self)
        let waiting = Mutex(Array(elements))
        let results = Mutex<[Element: Result]>([:])
        let group = DispatchGroup()
        for _ in 0..<Swift.min(elements.count, ProcessInfo.processInfo.activeProcessorCount) {
            group.enter()
            let thread = Thread {
                while let element = waiting.withLock({ $0.popLast() }) {
                    let result = body(element)
                    results.withLock { $0[element] = result }
                }
                group.leave()
            }
            thread.stackSize = 64 << 20
            thread.start()
        }
        group.wait()
        return results.withLock(\.self)
    }
}
