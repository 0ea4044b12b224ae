import Simulator

// Presentations that UIKit can't position: a popover without a source, an interface that can't rotate.
extension Scenario {
    static let placedPresentations: [Scenario] = [
        popover("popover-01") { UIViewController() },
        popover("gt2-trans-08") {
            UIAlertController(title: "Delete?", message: nil, preferredStyle: .actionSheet)
        },
        orientation("orientation-01", TurnedPage(supporting: .portraitUpsideDown)),
        orientation("orientation-02", TurnedPage(supporting: .portrait, preferring: .landscapeRight)),
        .messages("orientation-03") { stage in
            let first = TurnedPage(supporting: .landscape)
            try stage.launch(first)
            first.present(stage.page("Second", .fullScreen), animated: true)
            try stage.settle()
            first.preferred = .portrait
            first.dismiss(animated: true)
            try stage.settle()
            stage.note("the refused call changes nothing", first.presentedViewController != nil, "it is gone")
        },
    ]

    private static func popover(_ id: String, _ make: @escaping @MainActor () -> UIViewController) -> Scenario
    {
        .messages(id, device: .iPadPro11) { stage in
            let root = UIViewController()
            try stage.launch(root)
            for isAnchored in [true, false] {
                let bubble = make()
                bubble.modalPresentationStyle = .popover
                if isAnchored { bubble.popoverPresentationController?.sourceView = root.view }
                root.present(bubble, animated: true)
                let before = stage.sim.diagnostics
                stage.note("nothing is said before it begins", before.isEmpty, "\(before)")
                try stage.settle()
                let isShown = bubble.viewIfLoaded?.window != nil
                stage.note("it comes only with a source", isShown == isAnchored, "source: \(isAnchored)")
                root.dismiss(animated: false)
                try stage.settle()
            }
        }
    }

    private static func orientation(
        _ id: String, _ page: @autoclosure @escaping @MainActor () -> TurnedPage
    ) -> Scenario {
        .messages(id) { stage in
            let (first, second) = (stage.page("First"), page())
            try stage.launch(first)
            second.modalPresentationStyle = .fullScreen
            first.present(second, animated: true)
            try stage.settle()
            stage.note("it is not presented", first.presentedViewController == nil, "it is")
        }
    }
}

/// A page that declares its orientations.
final class TurnedPage: UIViewController {
    private let supported: UIInterfaceOrientationMask
    var preferred: UIInterfaceOrientation?

    init(
        supporting supported: UIInterfaceOrientationMask, preferring preferred: UIInterfaceOrientation? = nil
    ) {
        self.supported = supported
        self.preferred = preferred
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { supported }

    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        preferred ?? super.preferredInterfaceOrientationForPresentation
    }
}
