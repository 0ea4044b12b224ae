// The only file that a UI test target adds on Linux.
@_exported import XCUIAutomation

/// Each test on a device of its own.
public typealias XCTestCase = UITestCase
