import PageFlowTesting
import UIKit
import XCTest

/// As many asynchronous tests as in a class of a ported suite, together with synchronous ones. SwiftPM's list of them must compile.
@MainActor
final class LongListTests: SimulatorTestCase {
    func testAsynchronous01() async { check() }
    func testAsynchronous02() async { check() }
    func testAsynchronous03() async { check() }
    func testAsynchronous04() async { check() }
    func testAsynchronous05() async { check() }
    func testAsynchronous06() async { check() }
    func testAsynchronous07() async { check() }
    func testAsynchronous08() async { check() }
    func testAsynchronous09() async { check() }
    func testAsynchronous10() async { check() }
    func testAsynchronous11() async { check() }
    func testAsynchronous12() async { check() }
    func testAsynchronous13() async { check() }
    func testAsynchronous14() async { check() }
    func testAsynchronous15() async { check() }
    func testAsynchronous16() async { check() }
    func testAsynchronous17() async { check() }
    func testAsynchronous18() async { check() }
    func testAsynchronous19() async { check() }
    func testAsynchronous20() async { check() }
    func testAsynchronous21() async { check() }
    func testAsynchronous22() async { check() }
    func testAsynchronous23() async { check() }
    func testAsynchronous24() async { check() }
    func testSynchronous() { check() }
    func testThrowing() throws { check() }

    private func check() {
        XCTAssertEqual(UIApplication.shared.applicationState, .active)
        XCTAssertNotNil(simulator)
    }
}
