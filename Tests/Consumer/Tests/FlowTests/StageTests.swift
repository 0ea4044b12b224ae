import Flow
import PageFlow
import PageFlowTesting
import Testing
import UIKit

/// Tests that run the same on a device and on Linux.
@MainActor
@Suite(.onStage) struct StageTests {
    @Test func `the detail goes back to the list and is released`() async {
        let list = ListViewController()
        let stage = Stage(root: UINavigationController(rootViewController: list))
        await stage.expectFreed {
            let detail = DetailViewController(name: "B")
            list.open(detail)
            await stage.settle()
            stage.expectPath("ListViewController/DetailViewController")
            detail.goBack()
            return detail
        }
        stage.expectPath("ListViewController")
    }
}
