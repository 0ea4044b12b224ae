import Simulator

// The observations of a library that tracks pages by their did callbacks.
extension Scenario {
    static let tracking: [Scenario] = [
        .order(
            EvidenceEntry(
                "gt2-vc-22",
                """
                Modal: present (automatic), self.dismiss; .fullScreen, parent.dismiss; .pageSheet, \
                drag to dismiss; .pageSheet, drag CANCELLED, self.dismiss
                """,
                ios: "13-26",
                source: .log(
                    "https://github.com/DataDog/dd-sdk-ios/blob/2b6a3fb084a9532d694de5f0b523b78ccc6717a8/IntegrationTests/IntegrationScenarios/Scenarios/RUM/RUMModalViewsScenarioTests.swift"
                ),
                notes: """
                    Built from viewDidAppear/viewDidDisappear only. For the cancelled drag
                    Modal.viewDidDisappear does not happen. Automated test run on the simulator. Quote:
                    app.swipeDownInteractionButThenCancel() // interactive and cancelled dismiss, stay
                    on "Modal"
                    """,
                events: [
                    "Screen",
                    "Modal",
                    "Screen",
                    "Modal",
                    "Screen",
                    "Modal",
                    "Screen",
                    "Modal (cancelled drag: no change)",
                    "Screen",
                ])
        ) { stage in
            let tour = ModalTour(stage)
            try stage.launch(tour.screen)
            try tour.show(.automatic)
            tour.modal?.dismiss(animated: true)
            try stage.settle()
            try tour.show(.fullScreen)
            tour.screen.dismiss(animated: true)
            try stage.settle()
            try tour.show(.pageSheet)
            stage.sim.pullSheet()
            try stage.settle()
            try tour.show(.pageSheet)
            stage.sim.pullSheet(to: 0.2)
            stage.sim.endSwipe(.cancel)
            try stage.settle()
            tour.modal?.dismiss(animated: true)
            try stage.settle()
        },
        .order(
            EvidenceEntry(
                "gt2-vc-23",
                """
                Tab controller with navs A, B, C: tap B, push, back, tap C, push C2, tap A, tap C, \
                tap C again
                """,
                ios: "12-26",
                source: .log(
                    "https://github.com/DataDog/dd-sdk-ios/blob/2b6a3fb084a9532d694de5f0b523b78ccc6717a8/IntegrationTests/IntegrationScenarios/Scenarios/RUM/RUMTabBarControllerScenarioTests.swift"
                ),
                notes: """
                    A tab's stack survives the switch; containers themselves are not tracked. Automated
                    test run on the simulator. Quote: app.tapTapBar(item: "Tab C") // go to "Screen C2"
                    / app.tapTapBar(item: "Tab C") // go to "Screen C1"
                    """,
                events: [
                    "A",
                    "B1",
                    "B2",
                    "B1",
                    "C1",
                    "C2",
                    "A",
                    "C2",
                    "C1 (tap on the selected tab pops its nav to root)",
                ])
        ) { stage in
            let tracker = PageTracker()
            let tabs = UITabBarController()
            let stacks = ["A", "B1", "C1"].map {
                UINavigationController(rootViewController: TrackedPage($0, tracker))
            }
            tabs.viewControllers = stacks
            stage.begin()
            try stage.launch(tabs)
            @MainActor func tapTab(_ index: Int) throws {
                stage.sim.tapTab(index, in: tabs)
                try stage.settle()
            }
            @MainActor func push(_ name: String, onto stack: UINavigationController) throws {
                stack.pushViewController(TrackedPage(name, tracker), animated: true)
                try stage.settle()
            }
            try tapTab(1)
            try push("B2", onto: stacks[1])
            stage.sim.tapBack(in: stacks[1])
            try stage.settle()
            try tapTab(2)
            try push("C2", onto: stacks[2])
            try tapTab(0)
            try tapTab(2)
            try tapTab(2)
        },
    ]
}

/// A screen that presents modal pages, one after another.
@MainActor
private final class ModalTour {
    private let stage: Stage
    private let tracker: PageTracker
    let screen: TrackedPage
    private(set) weak var modal: UIViewController?

    init(_ stage: Stage) {
        self.stage = stage
        tracker = PageTracker()
        screen = TrackedPage("Screen", tracker)
        stage.begin()
    }

    func show(_ style: UIModalPresentationStyle) throws {
        let page = TrackedPage("Modal", tracker)
        page.modalPresentationStyle = style
        modal = page
        screen.present(page, animated: true)
        try stage.settle()
    }
}
