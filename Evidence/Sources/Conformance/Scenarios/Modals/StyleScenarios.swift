import Simulator

// The presentation styles that remove the presenter's view.
extension Scenario {
    static let styles: [Scenario] = [
        .rule(
            EvidenceEntry(
                "present-style-01",
                "UIModalPresentationStyle.fullScreen",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/fullscreen"),
                notes: """
                    => presenter gets viewWillDisappear/viewDidDisappear, and
                    viewWillAppear/viewDidAppear on dismiss.
                    """),
            statements: 1
        ) { stage in
            let trip = try RoundTrip(.fullScreen, on: stage)
            stage.state(
                "presenter's views removed after the presentation completes", trip.isPresenterRemoved,
                "the presenter's view is in the window")
            stage.note(
                "the presenter disappears and comes back", trip.presenter == RoundTrip.whole, trip.seen)
        },
        .rule(
            EvidenceEntry(
                "present-style-02",
                "UIModalPresentationStyle.overFullScreen",
                ios: "8+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/overfullscreen"),
                notes: "=> no appearance callbacks on the presenter (see present-style-04)."),
            statements: 1
        ) { stage in
            let trip = try RoundTrip(.overFullScreen, on: stage)
            stage.state(
                "presenter's views NOT removed", !trip.isPresenterRemoved,
                "the presenter's view is out of the window")
            stage.note("the presenter is not notified", trip.presenter.isEmpty, trip.seen)
        },
        .rule(
            EvidenceEntry(
                "present-style-03",
                "UIModalPresentationStyle.pageSheet",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/pagesheet")),
            statements: 1,
            remark: "On a phone: there is no device of regular width yet."
        ) {
            stage in
            let trip = try RoundTrip(.pageSheet, on: stage)
            stage.state(
                "part of the background always remains visible (regular x regular)",
                !trip.isPresenterRemoved && trip.presentedFrame.size != stage.sim.window.bounds.size,
                "the sheet's frame is \(trip.presentedFrame), the presenter's view is in the window: "
                    + "\(!trip.isPresenterRemoved)")
        },
        .rule(
            EvidenceEntry(
                "present-style-04",
                "'Over…' styles (overFullScreen / overCurrentContext)",
                source: .claim("https://wlgusdn700.tistory.com/27")),
            statements: 3
        ) { stage in
            for style in [UIModalPresentationStyle.overFullScreen, .overCurrentContext] {
                let trip = try RoundTrip(style, on: stage)
                stage.state(
                    "presenter: no viewWillDisappear/viewDidDisappear on present", trip.presenter.isEmpty,
                    trip.seen)
                stage.state(
                    "presenter: no viewWillAppear/viewDidAppear on dismiss", trip.presenter.isEmpty, trip.seen
                )
                stage.state(
                    "presented: normal callbacks", trip.presented == RoundTrip.wholeOfPresented, trip.seen)
            }
        },
        .rule(
            EvidenceEntry(
                "present-style-05",
                "Table: automatic vs fullScreen",
                ios: "13+",
                source: .claim("https://skytitan.tistory.com/572"),
                notes: "Also: presenting with .none crashes."),
            statements: 2,
            isMisuse: true
        ) { stage in
            let sheet = try RoundTrip(.automatic, on: stage)
            stage.state(
                "automatic: First viewWillAppear x / viewWillDisappear x; Second O / O",
                sheet.presenter.isEmpty && sheet.presented == RoundTrip.wholeOfPresented, sheet.seen)
            let full = try RoundTrip(.fullScreen, on: stage)
            stage.state(
                "fullScreen: First O / O; Second O / O",
                full.presenter == RoundTrip.whole && full.presented == RoundTrip.wholeOfPresented,
                full.seen)
            let before = stage.sim.diagnostics.count
            stage.sim.window.rootViewController?.present(stage.page("None", .none), animated: true)
            let complaints = stage.sim.diagnostics.dropFirst(before)
            stage.note(
                "presenting with .none is an exception", complaints.contains { $0.kind == .exception }, "none"
            )
            stage.note("nothing else is complained of", before == 0, "\(stage.sim.diagnostics)")
        },
        .rule(
            EvidenceEntry(
                "present-style-06",
                "modalPresentationStyle = .custom",
                source: .claim("https://juejin.cn/post/7032937831286702094"),
                notes: """
                    Author contrasts with .fullScreen where they are called; reason:
                    shouldRemovePresentersView.
                    """),
            statements: 1
        ) { stage in
            let removing = try RoundTrip(.fullScreen, on: stage)
            stage.note("fullScreen is the contrast", removing.presenter == RoundTrip.whole, removing.seen)
            let trip = try RoundTrip(.custom, on: stage)
            stage.state(
                "presenter: viewWillDisappear/viewDidDisappear NOT called", trip.presenter.isEmpty, trip.seen)
        },
        .rule(
            EvidenceEntry(
                "present-style-07",
                "Rule of thumb over all styles",
                ios: "13+",
                source: .claim("https://hanleylee.com/articles/present-a-viewcontroller")),
            statements: 1
        ) { stage in
            let styles: [UIModalPresentationStyle] = [
                .automatic, .pageSheet, .formSheet, .overFullScreen, .overCurrentContext, .popover, .custom,
            ]
            for style in styles {
                let trip = try RoundTrip(style, on: stage)
                stage.state(
                    """
                    any style leaving some background visible: presenter gets no disappear callbacks
                    """, trip.presenter.isEmpty, "\(style): \(trip.seen)")
            }
        },
        .rule(
            EvidenceEntry(
                "present-style-08",
                "shouldRemovePresentersView (presentation controller)",
                source: .claim("https://github.com/suterusu/Experiment_PresentationStyle")),
            statements: 2
        ) { stage in
            for removes in [true, false] {
                let trip = try RoundTrip(.custom, controller: CustomPresentation(removes: removes), on: stage)
                let heard = removes ? RoundTrip.whole : []
                stage.state(
                    removes
                        ? "true: presenting view taken out of the interface (fullScreen behavior)"
                        : "false: stays (overFullScreen behavior)",
                    trip.isPresenterRemoved == removes && trip.presenter == heard, trip.seen)
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
