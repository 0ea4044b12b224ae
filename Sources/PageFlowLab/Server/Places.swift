import Synchronization

/// The connections that are served, a bounded number of them.
///
/// If all places are taken, a new connection replaces the one that has been idle longest: a browser that has connected and sent nothing, or
/// one that doesn't read the end of its session. So open connections can't keep others out.
final class Places: Sendable {
    private struct Guest {
        let number: Int
        var mayBeEnded: Bool
        var end: (@Sendable () -> Void)?
    }

    private struct State {
        var guests: [Guest] = []
        var last = 0
    }

    private let most: Int
    private let state = Mutex(State())

    init(most: Int = 256) {
        self.most = most
    }

    /// How many there are.
    var count: Int { state.withLock { $0.guests.count } }

    /// Takes a place for a connection that has said nothing yet; `nil` where all are taken by others in use.
    func take() -> Int? {
        let (number, end) = state.withLock { state -> (Int?, (@Sendable () -> Void)?) in
            var end: (@Sendable () -> Void)?
            if state.guests.count >= most {
                guard let idle = state.guests.firstIndex(where: \.mayBeEnded) else { return (nil, nil) }
                end = state.guests.remove(at: idle).end
            }
            state.last += 1
            state.guests.append(Guest(number: state.last, mayBeEnded: true, end: nil))
            return (state.last, end)
        }
        end?()
        return number
    }

    /// Says how a connection is ended from outside. Ends it now where its place has been given to a new one before.
    func set(_ number: Int, endedBy end: @escaping @Sendable () -> Void) {
        let isStillThere = change(number) { $0.end = end }
        if !isStillThere { end() }
    }

    /// Says whether a connection may be ended for a new one.
    func set(_ number: Int, mayBeEnded: Bool) {
        change(number) { $0.mayBeEnded = mayBeEnded }
    }

    /// A connection has ended.
    func leave(_ number: Int) {
        state.withLock { $0.guests.removeAll { $0.number == number } }
    }

    /// Returns whether the connection has its place still.
    @discardableResult
    private func change(_ number: Int, _ body: (inout Guest) -> Void) -> Bool {
        state.withLock { state in
            guard let index = state.guests.firstIndex(where: { $0.number == number }) else { return false }
            body(&state.guests[index])
            return true
        }
    }
}
