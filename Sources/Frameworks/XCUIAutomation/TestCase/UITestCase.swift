import Foundation
import Simulator
import XCTest

/// A test case of UI tests: each test begins with a new device, and its app ends with it.
///
/// A UI test target uses it after you add one file. Its own files don't change:
///
/// ```swift
/// @_exported import XCUIAutomation
/// public typealias XCTestCase = UITestCase
/// ```
///
/// To launch the app on another device or system, override `makeSimulator()`. With `continueAfterFailure = false`, only the first failure of
/// a test is reported: on Linux a test can't be stopped from within.
open class UITestCase: SimulatorTestCase, AppLaunchingTest {
    private var continues = true
    private var hasFailed = false
    private var isRecording = false
    /// The attachments that are written if the test fails.
    @MainActor var attachments: [XCTAttachment] = []

    /// Makes the simulator of the app under test: by default an iPhone on a clock that only actions and waits move. It starts at the
    /// current date, with which tests of date pickers compare, and in the language and region of a new simulator of Xcode's.
    @MainActor open override class func makeSimulator() -> Simulator { UITestSession.newSimulator() }

    /// Whether a test finds the defaults and files that earlier tests of the run have left, as on a device. Defaults to `false`: each test
    /// begins without any, so that its result doesn't depend on the others. Only on Linux.
    open class var keepsAppData: Bool { false }

    /// Whether the tests of the class run once for each orientation, appearance and language of the app. Defaults to `false`. Xcode's
    /// template overrides it. On Linux each test runs once. iOS 13.
    open class var runsForEachTargetApplicationUIConfiguration: Bool { false }

    /// Whether later failures are reported after the first one. Defaults to `true`.
    open override var continueAfterFailure: Bool {
        // XCTest on Linux ends the program if it reads `false` while it records a failure.
        get { continues || isRecording }
        set { continues = newValue }
    }

    /// Begins the session of a run.
    @MainActor package func beginSession() {
        hasFailed = false
        UITestSession.begin(keepingData: type(of: self).keepsAppData)
        UITestSession.test = self
        let test = type(of: self)
        UITestSession.makeSimulator = { test.makeSimulator() }
    }

    /// Ends the session of a run, and writes its attachments.
    @MainActor package func endSession() {
        for attachment in attachments where attachment.lifetime == .keepAlways || hasFailed {
            attachment.write(forTest: name)
        }
        attachments = []
        UITestSession.end(keepingData: type(of: self).keepsAppData)
    }

    /// Records a failure, unless an earlier one has ended the test.
    open override func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
        if !ExpectedFailures.isOpen {
            if hasFailed, !continues { return }
            hasFailed = true
        }
        isRecording = true
        defer { isRecording = false }
        super.recordFailure(
            withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }
}
