import Simulator

/// UI test code that runs outside of a test.
@MainActor
package enum UITestTrial {
    /// Launches an app on a simulator, runs code with it, terminates the app, and returns the words of the failures.
    package static func failures(
        of app: AppUnderTest, on simulator: Simulator, _ body: (XCUIApplication) throws -> Void
    ) rethrows -> [String] {
        UITestSession.begin()
        UITestSession.makeSimulator = { simulator }
        XCUIApplication.appUnderTest = app
        defer {
            AppProcess.end()
            UITestSession.end()
            XCUIApplication.appUnderTest = nil
        }
        return try UITestFailure.collecting {
            let application = XCUIApplication()
            application.launch()
            try body(application)
        }.failures
    }
}
