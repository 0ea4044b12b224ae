import Synchronization

/// The served connections, limited in number.
///
/// If all slots are taken, a new connection replaces the one that has been idle longest: a browser that has connected and sent nothing, or
/// one that doesn't read the closing frame. Open connections can't keep others out.
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

    /// The number of connections.
    var count: Int { state.withLock { $0.guests.count } }

    /// Reserves a slot for a connection that has sent nothing yet; `nil` if active connections take all slots.
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

    /// Sets the closure that ends a connection. Ends it immediately if a new connection has already replaced it.
    func set(_ number: Int, endedBy end: @escaping @Sendable () -> Void) {
        let isStillThere = change(number) { $0.end = end }
        if !isStillThere { end() }
    }

    /// Sets whether a new connection may replace this one.
    func set(_ number: Int, mayBeEnded: Bool) {
        change(number) { $0.mayBeEnded = mayBeEnded }
    }

    /// Removes a connection that has ended.
    func leave(_ number: Int) {
        state.withLock { $0.guests.removeAll { $0.number == number } }
    }

    /// Returns whether the connection still has its slot.
    @discardableResult
    private func change(_ number: Int, _ body: (inout Guest) -> Void) -> Bool {
        state.withLock { state in
            guard let index = state.guests.firstIndex(where: { $0.number == number }) else { return false }
            body(&state.guests[index])
            return true
        }
    }
}
