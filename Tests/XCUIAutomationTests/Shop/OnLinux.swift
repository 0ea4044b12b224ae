// The only file that a UI test target adds on Linux.
@_exported import XCUIAutomation

public typealias XCTestCase = UITestCase
