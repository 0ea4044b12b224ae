// Searching by identity without a closure: closures of the main actor check their executor on every call.
extension Array where Element: AnyObject {
    /// Where an object is, searched from the end, as what came last is mostly what goes first.
    package func lastPosition(of object: AnyObject) -> Int? {
        var index = endIndex
        while index > startIndex {
            index -= 1
            if self[index] === object { return index }
        }
        return nil
    }

    package func holds(_ object: AnyObject?) -> Bool {
        guard let object else { return false }
        return lastPosition(of: object) != nil
    }

    /// Calls `body` with each object that is in the list now, without counting references: the list keeps them.
    @inline(__always)
    package func visit(from first: Int = 0, _ body: (Element) -> Void) {
        withExtendedLifetime(self) {
            for index in first..<count { UnownedLink(self[index]).with(body) }
        }
    }

    /// Moves all objects to a queue whose next one stands last. It is mostly empty, and there is mostly one object.
    package mutating func moveAll(behind queue: inout Self) {
        if count > 1 { reverse() }
        swap(&self, &queue)
        guard !isEmpty else { return }
        queue += self
        removeAll()
    }

    package mutating func removeIdentical(_ object: AnyObject) {
        guard let index = lastPosition(of: object) else { return }
        if index == endIndex - 1 { removeLast() } else { remove(at: index) }
    }
}
