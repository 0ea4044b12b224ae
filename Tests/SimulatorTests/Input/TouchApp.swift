import Simulator

/// A view that records the touches that it receives.
@MainActor final class HearingView: UIView {
    var heard: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        heard.append("cancelled")
    }
}

/// A page with a view of 300 x 300 at 20, 200, and the app that shows it.
@MainActor struct TouchApp {
    let sim: Simulator
    let page = UIViewController()
    let view = HearingView(frame: CGRect(x: 20, y: 200, width: 300, height: 300))
    let listener = GestureListener()

    init(system: System = .default) {
        sim = Simulator(system: system)
        sim.launch(page)
        page.view.addSubview(view)
        sim.turn()
    }

    /// A point of the view, on the screen.
    func point(_ x: CGFloat, _ y: CGFloat = 150) -> CGPoint { CGPoint(x: 20 + x, y: 200 + y) }

    @discardableResult
    func add<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer, to view: UIView? = nil, _ name: String = ""
    ) -> Recognizer {
        recognizer.name = name
        recognizer.addTarget(listener, action: GestureListener.note)
        (view ?? self.view).addGestureRecognizer(recognizer)
        return recognizer
    }
}

/// Records the actions of recognizers.
@MainActor final class GestureListener: NSObject, UIGestureRecognizerDelegate {
    var heard: [String] = []
    var refuses = false
    var allowsTogether = false
    var refusesTouches = false

    func note(_ recognizer: UIGestureRecognizer) {
        heard.append("\(recognizer.name ?? "") \(recognizer.state)")
    }

    static let note = Selector("note:", GestureListener.note(_:))

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { !refuses }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { allowsTogether }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { !refusesTouches }
}

/// A target that runs a closure.
@MainActor final class Calling: NSObject {
    private let body: () -> Void

    init(_ body: @escaping () -> Void) { self.body = body }

    func run() { body() }

    static let call = Selector("run", Calling.run)
}

/// Receives touches and never recognizes a gesture.
@MainActor final class WatchingRecognizer: UIGestureRecognizer {
    private let note: (UITouch) -> Void

    init(_ note: @escaping (UITouch) -> Void) {
        self.note = note
        super.init(target: nil, action: nil)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { touches.forEach(note) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { touches.forEach(note) }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        touches.forEach(note)
        state = .failed
    }
}
