import AdoptModel

/// The additional files of test targets.
enum TestFiles {
    /// The product of PageFlow that the tests of a kind import.
    static func library(for kind: SourceTarget.Kind) -> String {
        kind == .interfaceTests ? "XCUIAutomation" : "PageFlowTesting"
    }

    /// The file that a test target gets. Each test runs on its own simulator.
    ///
    /// - Parameter apps: The project's apps, of which one may host the tests.
    static func onLinux(_ target: SourceTarget, apps: [SourceTarget]) -> String {
        """
        @_exported import \(library(for: target.kind))

        \(testCase(of: target, isHosted: apps.contains { target.dependencies.contains($0.name) }))

        """
    }

    private static func testCase(of target: SourceTarget, isHosted: Bool) -> String {
        guard target.kind == .unitTests, isHosted else {
            let name = target.kind == .interfaceTests ? "UITestCase" : "SimulatorTestCase"
            return """
                /// Each test runs on a simulator of its own. The suite may have a class of the same name.
                public typealias XCTestCase = \(library(for: target.kind)).\(name)
                """
        }
        return """
            /// Each test runs on a simulator of its own, whose app has a window, as the host app has on a device.
            open class XCTestCase: SimulatorTestCase {
                open override class func makeHostRoot() -> UIViewController? { UIViewController() }
            }
            """
    }
}
