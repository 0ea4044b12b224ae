/// The objects that UIKit has created for the app in this turn of the run loop. A property that refers to one weakly keeps it until the turn
/// ends, as on a device, where Objective-C returns it autoreleased.
@MainActor
package enum AutoreleasePool {
    private static var objects: [AnyObject] = []

    /// The number of objects in the pool.
    package static var count: Int { objects.count }

    /// Keeps an object until the pool is drained, and returns it.
    package static func keep<Object: AnyObject>(_ object: Object) -> Object {
        objects.append(object)
        return object
    }

    /// Releases the objects that were added after the first `count` ones.
    package static func drain(to count: Int = 0) {
        guard objects.count > count else { return }
        // The `deinit` of an object may add others.
        let released = Array(objects[count...])
        objects.removeLast(released.count)
        withExtendedLifetime(released) {}
    }
}

/// Runs a block and returns its result. The objects that UIKit has created in the block, such as the view controllers of a storyboard, are
/// released at its end, unless something refers to them. Follows Apple's page "autoreleasepool(invoking:)".
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    guard MainThread.isCurrent else { return try body() }
    let count = MainThread.isolated { AutoreleasePool.count }
    defer { MainThread.isolated { AutoreleasePool.drain(to: count) } }
    return try body()
}
