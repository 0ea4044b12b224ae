import PageFlow
import PageFlowTesting
import Testing
import UIKit

private final class Main: UIViewController {}
private final class Detail: UIViewController {}

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

    @Test func `callbacks are those of pages; the containers around them are left out`() async {
        let stage = stage()
        await stage.expectCallbacks([
            "Main.viewWillDisappear", "Detail.viewDidLoad", "Detail.viewWillAppear", "Detail.viewDidAppear",
            "Main.viewDidDisappear",
        ]) {
            let presented = UINavigationController(rootViewController: Detail())
            main.open(presented, by: .presented(.fullScreen))
        }
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

    @Test func `a request is awaited without moving the clock by hand`() async throws {
        let stage = stage()
        let page = try #require(stage.visiblePage)
        let outcome = try await page.open(Detail()).outcome
        #expect(outcome == .done)
        stage.expectPath("Main/Detail")
    }
}
