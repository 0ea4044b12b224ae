import Simulator

// The observations of a library that tracks pages by their did callbacks.
extension Scenario {
    static let tracking: [Scenario] = [
        .order("gt2-vc-22") { stage in
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
        .order("gt2-vc-23") { stage in
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
