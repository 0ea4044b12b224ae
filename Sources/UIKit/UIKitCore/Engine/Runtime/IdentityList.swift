// Search by identity without a closure, because closures of the main actor check their executor on every call.
extension Array where Element: AnyObject {
    /// Returns the index of an object. Searches from the end, because the newest object is usually removed first.
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

    /// Calls `body` with each object in the list, without reference counting. The list retains the objects.
    @inline(__always)
    package func visit(from first: Int = 0, _ body: (Element) -> Void) {
        withExtendedLifetime(self) {
            for index in first..<count { UnownedLink(self[index]).with(body) }
        }
    }

    /// Moves all objects to a queue whose next object is the last one. The list is usually empty or has one object.
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
