import Simulator

// The presentation styles that remove the presenter's view.
extension Scenario {
    static let styles: [Scenario] = [
        .statements("present-style-01") { stage in
            let trip = try RoundTrip(.fullScreen, on: stage)
            stage.state(0, trip.isPresenterRemoved, "the presenter's view is in the window")
            stage.note(
                "the presenter disappears and comes back", trip.presenter == RoundTrip.whole, trip.seen)
        },
        .statements("present-style-02") { stage in
            let trip = try RoundTrip(.overFullScreen, on: stage)
            stage.state(0, !trip.isPresenterRemoved, "the presenter's view is out of the window")
            stage.note("the presenter is not notified", trip.presenter.isEmpty, trip.seen)
        },
        .statements("present-style-03", remark: "On a phone: there is no device of regular width yet.") {
            stage in
            let trip = try RoundTrip(.pageSheet, on: stage)
            stage.state(
                0, !trip.isPresenterRemoved && trip.presentedFrame.size != stage.sim.window.bounds.size,
                "the sheet's frame is \(trip.presentedFrame), the presenter's view is in the window: "
                    + "\(!trip.isPresenterRemoved)")
        },
        .statements("present-style-04") { stage in
            for style in [UIModalPresentationStyle.overFullScreen, .overCurrentContext] {
                let trip = try RoundTrip(style, on: stage)
                stage.state(0, trip.presenter.isEmpty, trip.seen)
                stage.state(1, trip.presenter.isEmpty, trip.seen)
                stage.state(2, trip.presented == RoundTrip.wholeOfPresented, trip.seen)
            }
        },
        .statements("present-style-05", isMisuse: true) { stage in
            let sheet = try RoundTrip(.automatic, on: stage)
            stage.state(
                0, sheet.presenter.isEmpty && sheet.presented == RoundTrip.wholeOfPresented, sheet.seen)
            let full = try RoundTrip(.fullScreen, on: stage)
            stage.state(
                1, full.presenter == RoundTrip.whole && full.presented == RoundTrip.wholeOfPresented,
                full.seen)
            let before = stage.sim.diagnostics.count
            stage.sim.window.rootViewController?.present(stage.page("None", .none), animated: true)
            let complaints = stage.sim.diagnostics.dropFirst(before)
            stage.note(
                "presenting with .none is an exception", complaints.contains { $0.kind == .exception }, "none"
            )
            stage.note("nothing else is complained of", before == 0, "\(stage.sim.diagnostics)")
        },
        .statements("present-style-06") { stage in
            let removing = try RoundTrip(.fullScreen, on: stage)
            stage.note("fullScreen is the contrast", removing.presenter == RoundTrip.whole, removing.seen)
            let trip = try RoundTrip(.custom, on: stage)
            stage.state(0, trip.presenter.isEmpty, trip.seen)
        },
        .statements("present-style-07") { stage in
            let styles: [UIModalPresentationStyle] = [
                .automatic, .pageSheet, .formSheet, .overFullScreen, .overCurrentContext, .popover, .custom,
            ]
            for style in styles {
                let trip = try RoundTrip(style, on: stage)
                stage.state(0, trip.presenter.isEmpty, "\(style): \(trip.seen)")
            }
        },
        .statements("present-style-08") { stage in
            for removes in [true, false] {
                let trip = try RoundTrip(.custom, controller: CustomPresentation(removes: removes), on: stage)
                let heard = removes ? RoundTrip.whole : []
                stage.state(
                    removes ? 0 : 1, trip.isPresenterRemoved == removes && trip.presenter == heard, trip.seen)
            }
        },
    ]
}

/// One page presented over another with a style, and dismissed again.
@MainActor
struct RoundTrip {
    static let wholeOfPresented: [String] = [
        "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    ]
    static let whole: [String] = ["viewWillDisappear", "viewDidDisappear", "viewWillAppear", "viewDidAppear"]

    /// The appearance callbacks of each page, for the presentation and the dismissal.
    let presenter: [String]
    let presented: [String]
    /// Whether the presenter's view wasn't in the window in between.
    let isPresenterRemoved: Bool
    let presentedFrame: CGRect

    init(
        _ style: UIModalPresentationStyle, controller: CustomPresentation? = nil, on stage: Stage
    ) throws {
        let first = stage.page("First")
        let second = stage.page("Second", style)
        second.transitioningDelegate = controller
        try stage.launch(first)
        stage.begin()
        first.present(second, animated: stage.animated)
        try stage.settle()
        isPresenterRemoved = first.view.window == nil
        presentedFrame = second.view.frame
        first.dismiss(animated: stage.animated)
        try stage.settle()
        presenter = stage.appearance(of: "First")
        presented = stage.appearance(of: "Second")
    }

    var seen: String {
        "presenter: \(presenter.joined(separator: ", ")); presented: \(presented.joined(separator: ", "))"
    }
}

/// A custom presentation that removes the presenter's view, or doesn't.
final class CustomPresentation: NSObject, UIViewControllerTransitioningDelegate {
    private let removes: Bool

    init(removes: Bool) {
        self.removes = removes
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let controller = Controller(presentedViewController: presented, presenting: presenting)
        controller.removes = removes
        return controller
    }

    private final class Controller: UIPresentationController {
        var removes = false

        override var shouldRemovePresentersView: Bool { removes }
    }
}
