import Simulator

// A finger on a view, and the recognizers on its superviews: which receives touches first, and which touches are canceled.
extension Scenario {
    static let touches: [Scenario] = [
        .order(
            EvidenceEntry(
                "pub-touch-01",
                """
                A view with a tap recognizer of its own is tapped; view and recognizer print their \
                touches
                """,
                ios: "not stated",
                source: .log(
                    "public-GitHub index, file ids 37960715124 and 11409586826 (index gives no repository path)"
                ),
                notes: "The recognizer hears first; its action comes before the view loses the touch.",
                events: [
                    "Tap.touchesBegan",
                    "View.touchesBegan",
                    "Tap.touchesEnded",
                    "Page.recognized",
                    "View.touchesCancelled",
                ])
        ) { stage in
            try TouchScene(stage, HeardTap("Tap")).tap()
        },
        .order(
            EvidenceEntry(
                "pub-touch-02",
                "A view with a pan recognizer of its own: a finger drags",
                ios: "not stated",
                source: .log(
                    "public-GitHub index, file ids 37960715124 and 11409586826 (index gives no repository path)"
                ),
                notes: "From then on the view hears nothing.",
                events: [
                    "Pan.touchesBegan",
                    "View.touchesBegan",
                    "Pan.touchesMoved / View.touchesMoved (as needed)",
                    "Page.recognized",
                    "View.touchesCancelled",
                    "Pan.touchesMoved / Page.recognized (as needed)",
                    "Pan.touchesEnded",
                    "Page.recognized",
                ])
        ) { stage in
            try TouchScene(stage, HeardPan("Pan")).drag()
        },
        .order(
            EvidenceEntry(
                "pub-touch-03",
                "A view with a tap recognizer whose cancelsTouchesInView is NO is tapped",
                ios: "not stated",
                source: .log(
                    "public-GitHub index, file ids 37960715124 and 38175747307 (index gives no repository path)"
                ),
                events: [
                    "Tap.touchesBegan",
                    "View.touchesBegan",
                    "Tap.touchesEnded",
                    "Page.recognized",
                    "View.touchesEnded",
                ])
        ) { stage in
            let scene = try TouchScene(stage, HeardTap("Tap"))
            scene.recognizer.cancelsTouchesInView = false
            try scene.tap()
        },
        .order(
            EvidenceEntry(
                "pub-touch-04",
                "A view with a pan recognizer whose delaysTouchesBegan is YES: a finger drags",
                ios: "not stated",
                source: .log(
                    "public-GitHub index, file ids 37960715124 and 11409586826 (index gives no repository path)"
                ),
                notes: "The view hears nothing.",
                events: [
                    "Pan.touchesBegan",
                    "Pan.touchesMoved / Page.recognized (as needed)",
                    "Pan.touchesEnded",
                    "Page.recognized",
                ])
        ) { stage in
            let scene = try TouchScene(stage, HeardPan("Pan"))
            scene.recognizer.delaysTouchesBegan = true
            try scene.drag()
            let view = stage.lines.filter { $0.hasPrefix("View.") }
            stage.note("the view is not notified", view.isEmpty, "\(view)")
        },
    ]
}

/// A page with one view, and a recognizer whose actions the page receives.
@MainActor
struct TouchScene {
    static let middle = CGPoint(x: 170, y: 350)

    let stage: Stage
    let recognizer: UIGestureRecognizer
    private let target = HeardTarget("Page.recognized")

    /// - Parameter isOver: Whether the recognizer belongs to the view's superview.
    init(
        _ stage: Stage, _ recognizer: UIGestureRecognizer, on view: UIView = HeardView(), isOver: Bool = false
    ) throws {
        self.stage = stage
        self.recognizer = recognizer
        let page = UIViewController()
        try stage.launch(page)
        view.frame = CGRect(x: 20, y: 200, width: 300, height: 300)
        page.view.addSubview(view)
        recognizer.addTarget(target, action: HeardTarget.action)
        (isOver ? page.view : view).addGestureRecognizer(recognizer)
        stage.sim.turn()
    }

    func tap() throws {
        stage.begin()
        stage.sim.tap(at: TouchScene.middle)
        try stage.settle()
    }

    func drag() throws {
        stage.begin()
        stage.sim.pan(from: TouchScene.middle, to: CGPoint(x: 250, y: 350))
        try stage.settle()
    }
}

/// A target that records its action.
@MainActor
final class HeardTarget: NSObject {
    private let line: String
    private let journal = Journal.current

    init(_ line: String) {
        self.line = line
    }

    static let action = Selector("write", HeardTarget.write)

    private func write() { journal.log(line) }
}

/// A view that records its touches.
final class HeardView: UIView {
    private let journal = Journal.current

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        journal.log("View.touchesBegan")
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        journal.log("View.touchesMoved")
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        journal.log("View.touchesEnded")
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        journal.log("View.touchesCancelled")
    }
}

/// A tap recognizer that records its touches and its state at their end.
final class HeardTap: UITapGestureRecognizer {
    private let journal = Journal.current
    private let namesStates: Bool

    init(_ name: String, namesStates: Bool = false) {
        self.namesStates = namesStates
        super.init(target: nil, action: nil)
        self.name = name
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        journal.log("\(name ?? "").touchesBegan")
        super.touchesBegan(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if !namesStates { journal.log("\(name ?? "").touchesEnded") }
        super.touchesEnded(touches, with: event)
        if namesStates { journal.log("\(name ?? "").touchesEnded(state = \(state.rawValue))") }
    }
}

/// A pan recognizer that records its touches.
final class HeardPan: UIPanGestureRecognizer {
    private let journal = Journal.current

    init(_ name: String) {
        super.init(target: nil, action: nil)
        self.name = name
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        journal.log("\(name ?? "").touchesBegan")
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        journal.log("\(name ?? "").touchesMoved")
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        journal.log("\(name ?? "").touchesEnded")
        super.touchesEnded(touches, with: event)
    }
}
