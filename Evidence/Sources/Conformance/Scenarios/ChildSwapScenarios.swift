import Simulator

// A container that exchanges its child without an animation and sends the appearance callbacks itself.
extension Scenario {
    static let childSwaps: [Scenario] = [
        .order("log-swap-01") { stage in
            let swap = Swap(stage)
            stage.begin()
            swap.exchange()
            stage.note("no view is loaded", !swap.root.isViewLoaded, "the container's is")
        },
        .order("log-swap-02") { stage in
            let swap = Swap(stage)
            swap.root.loadViewIfNeeded()
            stage.begin()
            swap.exchange()
        },
        .order("log-swap-03") { stage in
            let swap = Swap(stage)
            try stage.launch(swap.root)
            stage.begin()
            swap.exchange()
            stage.note(
                "nothing is animated", stage.entries.allSatisfy { $0.animated != true }, "\(stage.lines)")
            try stage.settle()
        },
    ]
}

/// A container with one child, as in a screen library.
@MainActor
private final class Swap {
    let root: Page
    private let (one, two): (Page, Page)

    init(_ stage: Stage) {
        (root, one, two) = (stage.page("Root"), stage.page("1"), stage.page("2"))
        root.addChild(one)
        one.didMove(toParent: root)
        root.on("viewDidLoad") { [unowned root, one] in
            one.view.frame = root.view.bounds
            root.view.addSubview(one.view)
        }
    }

    func exchange() {
        root.addChild(two)
        one.willMove(toParent: nil)
        if root.isViewLoaded, one.isViewLoaded, let container = one.view.superview {
            let isVisible = root.view.window != nil
            two.view.frame = one.view.frame
            if isVisible {
                two.beginAppearanceTransition(true, animated: false)
                one.beginAppearanceTransition(false, animated: false)
            }
            container.insertSubview(two.view, aboveSubview: one.view)
            one.view.removeFromSuperview()
            if isVisible {
                two.endAppearanceTransition()
                one.endAppearanceTransition()
            }
        }
        two.didMove(toParent: root)
        one.removeFromParent()
    }
}
