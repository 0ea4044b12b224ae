import LifecycleStudyWithPageFlow

extension Example {
    /// The life cycle study with PageFlow, with pages that log and pages that don't.
    static let lifecycleStudyWithPageFlow = Example(
        name: "lifecycle-study-with-pageflow",
        summary: "The same study with PageFlow: from the last page to the first in one line.",
        scripts: [
            Script(
                name: "return-to-main",
                summary: "Launch, enter the second page, the third, return page by page; all of it logged."
            ) {
                $0.launch(LoggedViewController.main())
                try $0.step(
                    "Enter the second page", LoggedViewController.self,
                    LoggedViewController.clickToEnterSecondController)
                try $0.step(
                    "Enter the third page", LoggedSecondViewController.self,
                    LoggedSecondViewController.clickToEnterChild1Controller)
                try $0.step(
                    "Return to the first page", LoggedChild1ViewController.self,
                    LoggedChild1ViewController.returnMainViewController)
            },
            Script(
                name: "plain-direct",
                summary: "The same on plain pages, in one animation: see --format events."
            ) {
                try enterChild1($0)
                try $0.step(
                    "Return to the first page", Child1ViewController.self,
                    Child1ViewController.returnMainViewController)
            },
            Script(
                name: "plain-cascade", summary: "The same on plain pages, page by page: see --format events."
            ) {
                try enterChild1($0)
                try $0.step(
                    "Return page by page", Child1ViewController.self,
                    Child1ViewController.returnMainViewControllerPageByPage)
            },
        ])

    @MainActor
    private static func enterChild1(_ stage: Stage) throws {
        stage.launch(ViewController())
        try stage.step(
            "Enter the second page", ViewController.self, ViewController.clickToEnterSecondController)
        try stage.step(
            "Enter the third page", SecondViewController.self,
            SecondViewController.clickToEnterChild1Controller)
    }
}
