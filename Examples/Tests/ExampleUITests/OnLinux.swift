// The only file that a UI test target adds on Linux.
#if canImport(XCUIAutomation) && !canImport(ObjectiveC)
    @_exported import XCUIAutomation

    /// Each test on a simulator of its own.
    public typealias XCTestCase = UITestCase
#endif
