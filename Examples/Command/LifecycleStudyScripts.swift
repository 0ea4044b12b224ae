import LifecycleStudy

extension Example {
    /// The three modal pages of the life cycle study.
    static let lifecycleStudy = Example(
        name: "lifecycle-study",
        summary: "Three modal pages; the last returns to the first, and only the last hop is animated.",
        scripts: [
            Script(
                name: "return-to-main",
                summary: "Launch, enter the second page, the third, return to the first."
            ) {
                $0.launch(ViewController.main())
                try $0.step(
                    "Enter the second page", ViewController.self, ViewController.clickToEnterSecondController)
                try $0.step(
                    "Enter the third page", SecondViewController.self,
                    SecondViewController.clickToEnterChild1Controller)
                try $0.step(
                    "Return to the first page", Child1ViewController.self,
                    Child1ViewController.returnMainViewController)
            },
            Script(name: "enter-second", summary: "Launch, enter the second page.") {
                $0.launch(ViewController.main())
                try $0.step(
                    "Enter the second page", ViewController.self, ViewController.clickToEnterSecondController)
            },
        ])
}
