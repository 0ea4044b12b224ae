#if canImport(Simulator)
    @_exported import PageFlowTesting
    @_exported import UIKit

    typealias XCTestCase = SimulatorTestCase
#endif
