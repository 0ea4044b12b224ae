#if canImport(Simulator)
    @_exported import PageFlowTesting
    @_exported import UIKit

    /// Each test on a simulator of its own.
    public typealias XCTestCase = SimulatorTestCase
#endif
