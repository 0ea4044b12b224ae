import Foundation

/// The screens and panels of all moments, as they were sent to the page. When space runs out, the oldest moments are discarded.
package struct Moments {
    package struct Moment {
        package let time: TimeInterval
        /// The controller tree, as a message.
        package let tree: String
        /// PageFlow's queue, as a message.
        package let requests: String
        /// The number of console lines.
        package let consoleEnd: Int
        /// The number of steps so far.
        package let steps: Int

        package init(time: TimeInterval, tree: String, requests: String, consoleEnd: Int, steps: Int) {
            (self.time, self.tree, self.requests) = (time, tree, requests)
            (self.consoleEnd, self.steps) = (consoleEnd, steps)
        }
    }

    /// A complete screen, and its changes at the following moments.
    private struct Stretch {
        let first: Int
        let screen: WholeScreen
        var changes: [String] = []
        var moments: [Moment]
        var bytes: Int
    }

    /// The number of moments after which the screen is complete again; it limits the changes to replay for one moment.
    private static let longestStretch = 60

    /// The maximum size of all moments, in bytes.
    private let mostBytes: Int
    private var stretches: [Stretch] = []
    private var bytes = 0

    package init(mostBytes: Int = 48 << 20) {
        self.mostBytes = mostBytes
    }

    /// The number of the first stored moment.
    package var first: Int { stretches.first?.first ?? 0 }
    /// The number after that of the last moment.
    package var end: Int { stretches.last.map { $0.first + $0.moments.count } ?? 0 }
    /// Whether the next moment requires a complete screen.
    package var wantsWholeScreen: Bool {
        stretches.last.map { $0.moments.count >= Self.longestStretch } ?? true
    }

    /// A moment; `nil` if it isn't stored.
    package func moment(_ number: Int) -> Moment? {
        stretch(of: number).map { $0.moments[number - $0.first] }
    }

    /// The messages that show a moment: a complete screen, and the changes up to the moment.
    package func messages(for number: Int) -> [String] {
        guard let stretch = stretch(of: number) else { return [] }
        return [stretch.screen.message(moment: number)]
            + stretch.changes.prefix(number - stretch.first)
    }

    /// The times of the moments, starting at a number.
    package func times(from number: Int) -> [TimeInterval] {
        stretches.filter { $0.first + $0.moments.count > number }.flatMap { stretch in
            stretch.moments.dropFirst(max(number - stretch.first, 0)).map(\.time)
        }
    }

    /// Adds a moment with a complete screen.
    package mutating func add(_ moment: Moment, screen: WholeScreen) {
        let moment = sharingTexts(moment)
        stretches.append(
            Stretch(
                first: end, screen: screen, moments: [moment],
                bytes: screen.members.utf8.count + moment.tree.utf8.count))
        bytes += stretches[stretches.count - 1].bytes
        while bytes > mostBytes, stretches.count > 1 { bytes -= stretches.removeFirst().bytes }
    }

    /// Adds a moment with the changes of the screen.
    package mutating func add(_ moment: Moment, changes: String) {
        let moment = sharingTexts(moment)
        let added = changes.utf8.count + moment.tree.utf8.count
        stretches[stretches.count - 1].changes.append(changes)
        stretches[stretches.count - 1].moments.append(moment)
        stretches[stretches.count - 1].bytes += added
        bytes += added
    }

    /// The moment, sharing equal texts with the previous one: most moments have the same tree and the same queue.
    private func sharingTexts(_ moment: Moment) -> Moment {
        guard let last = stretches.last?.moments.last else { return moment }
        return Moment(
            time: moment.time, tree: moment.tree == last.tree ? last.tree : moment.tree,
            requests: moment.requests == last.requests ? last.requests : moment.requests,
            consoleEnd: moment.consoleEnd, steps: moment.steps)
    }

    private func stretch(of number: Int) -> Stretch? {
        stretches.last { $0.first <= number && number < $0.first + $0.moments.count }
    }
}
