import Foundation

/// What the screen showed and what stood beside it, moment by moment, as it was sent to the page. The oldest go when there are more than
/// fit.
package struct Moments {
    /// One moment.
    package struct Moment {
        package let time: TimeInterval
        /// The tree of controllers, as a message.
        package let tree: String
        /// PageFlow's queue, as a message.
        package let requests: String
        /// How many lines the console had.
        package let consoleEnd: Int
        /// How many steps had been taken.
        package let steps: Int

        package init(time: TimeInterval, tree: String, requests: String, consoleEnd: Int, steps: Int) {
            (self.time, self.tree, self.requests) = (time, tree, requests)
            (self.consoleEnd, self.steps) = (consoleEnd, steps)
        }
    }

    /// A whole screen, and how it changed from moment to moment after that.
    private struct Stretch {
        let first: Int
        let screen: WholeScreen
        var changes: [String] = []
        var moments: [Moment]
        var bytes: Int
    }

    /// After so many moments there is a whole screen again: no more have to be gone through to show one.
    private static let longestStretch = 60

    /// The most that is kept.
    private let mostBytes: Int
    private var stretches: [Stretch] = []
    private var bytes = 0

    package init(mostBytes: Int = 48 << 20) {
        self.mostBytes = mostBytes
    }

    /// The number of the first moment that is kept.
    package var first: Int { stretches.first?.first ?? 0 }
    /// The number behind the last moment.
    package var end: Int { stretches.last.map { $0.first + $0.moments.count } ?? 0 }
    /// Whether the next moment has to come with a whole screen.
    package var wantsWholeScreen: Bool {
        stretches.last.map { $0.moments.count >= Self.longestStretch } ?? true
    }

    /// A moment; `nil` for one that is not kept.
    package func moment(_ number: Int) -> Moment? {
        stretch(of: number).map { $0.moments[number - $0.first] }
    }

    /// The messages that show a moment: a whole screen, and what changed up to then.
    package func messages(for number: Int) -> [String] {
        guard let stretch = stretch(of: number) else { return [] }
        return [stretch.screen.message(moment: number)]
            + stretch.changes.prefix(number - stretch.first)
    }

    /// The times of the moments from a number on.
    package func times(from number: Int) -> [TimeInterval] {
        stretches.filter { $0.first + $0.moments.count > number }.flatMap { stretch in
            stretch.moments.dropFirst(max(number - stretch.first, 0)).map(\.time)
        }
    }

    /// Adds a moment at which the screen is sent whole.
    package mutating func add(_ moment: Moment, screen: WholeScreen) {
        let moment = sharingTexts(moment)
        stretches.append(
            Stretch(
                first: end, screen: screen, moments: [moment],
                bytes: screen.members.utf8.count + moment.tree.utf8.count))
        bytes += stretches[stretches.count - 1].bytes
        while bytes > mostBytes, stretches.count > 1 { bytes -= stretches.removeFirst().bytes }
    }

    /// Adds a moment at which the screen has changed.
    package mutating func add(_ moment: Moment, changes: String) {
        let moment = sharingTexts(moment)
        let added = changes.utf8.count + moment.tree.utf8.count
        stretches[stretches.count - 1].changes.append(changes)
        stretches[stretches.count - 1].moments.append(moment)
        stretches[stretches.count - 1].bytes += added
        bytes += added
    }

    /// The moment, with the last one's texts where they are the same: most moments have no other tree and no other queue.
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
