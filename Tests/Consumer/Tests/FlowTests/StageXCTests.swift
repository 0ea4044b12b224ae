import Flow
import PageFlow
import PageFlowTesting
import UIKit
import XCTest

/// The stage in XCTest.
final class StageXCTests: XCTestCase {
    @MainActor
    func testTheDetailReplacesTheList() async {
        let list = ListViewController()
        let stage = Stage(root: UINavigationController(rootViewController: list))
        list.replace(with: DetailViewController(name: "C"))
        await stage.settle()
        stage.expectPath("DetailViewController")
    }
}
