/// Runs a block and returns what it returns.
///
/// On Apple's systems objects that Objective-C code has put off releasing are released when it ends. Linux has no such
/// objects: there is nothing to wait for. Follows Apple's page "autoreleasepool(invoking:)".
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
}
