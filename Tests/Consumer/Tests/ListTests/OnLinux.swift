#if canImport(Simulator)
    @_exported import PageFlowTesting
    @_exported import UIKit

    public typealias XCTestCase = SimulatorTestCase
#endif
