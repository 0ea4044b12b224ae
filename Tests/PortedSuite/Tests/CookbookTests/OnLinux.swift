// The only file that was added to port this suite to Linux; a command generates Tests/XCTMain.swift.
#if canImport(Simulator)
    @_exported import PageFlowTesting
    @_exported import UIKit
    import Foundation
    import Simulator

    /// Each test on a simulator of its own. COOKBOOK_CLOCK=wall has its clock follow the wall's, as on a device.
    open class XCTestCase: SimulatorTestCase {
        open override class func makeSimulator() -> Simulator {
            let isWall = ProcessInfo.processInfo.environment["COOKBOOK_CLOCK"] == "wall"
            return Simulator(clock: isWall ? .wall : .eager)
        }
    }
#endif
