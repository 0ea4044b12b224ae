import PageFlow
import PageFlowTesting
import Testing
import UIKit

private final class Main: BaseViewController {}
private final class Detail: BaseViewController {}

@MainActor
@Suite(.onStage) struct StageTests {
    private let main = Main()

    private func stage() -> Stage { Stage(root: UINavigationController(rootViewController: main)) }

    @Test func `what holds passes`() async {
        let stage = stage()
        await stage.expectCallbacks([
            "Detail.viewDidLoad", "Main.viewWillDisappear", "Detail.viewWillAppear", "Main.viewDidDisappear",
            "Detail.viewDidAppear",
        ]) {
            main.open(Detail())
        }
        stage.expectPath("Main/Detail")
        await stage.expectFreed {
            let detail = stage.visiblePage
            detail?.goBack()
            return detail ?? main
        }
        stage.expectPath("Main")
    }

    @Test func `a wrong path, a page that lives and other callbacks fail the test`() async {
        let stage = stage()
        let kept = Detail()
        withKnownIssue {
            stage.expectPath("Main/Detail")
        }
        await withKnownIssue {
            await stage.expectFreed { kept }
        }
        await withKnownIssue {
            await stage.expectCallbacks(["Detail.viewDidLoad"]) {}
        }
    }
}
