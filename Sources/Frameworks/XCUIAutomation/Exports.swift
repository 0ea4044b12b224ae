@_exported import PageFlowTesting
@_exported import UIKit
@_exported import XCTest
