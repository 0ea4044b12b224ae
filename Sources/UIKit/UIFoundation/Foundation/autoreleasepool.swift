/// Runs a block and returns its result.
///
/// On Apple platforms, autoreleased Objective-C objects are released at its end. Linux has no autoreleased objects, so
/// it only runs the block. Follows Apple's page "autoreleasepool(invoking:)".
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
}
