import PageFlowTesting
import Simulator
import Testing

/// Dragging content dismisses the keyboard, depending on the scroll view's mode.
@MainActor
@Suite(.onStage) struct KeyboardDismissTests {
    private let sim = Simulator()
    private let field = UITextField()
    private let content = UIScrollView()

    init() throws {
        let page = UIViewController()
        page.view = content
        content.contentSize = CGSize(width: 300, height: 2_000)
        field.frame = CGRect(x: 20, y: 20, width: 200, height: 34)
        content.addSubview(field)
        sim.launch(page)
        field.becomeFirstResponder()
        try sim.settle()
    }

    /// The location at which the finger is lifted, relative to the keyboard's upper edge at 516.
    @Test(
        arguments: [
            (.none, 300, true), (.onDrag, 280, false), (.onDragWithAccessory, 280, false),
            (.interactive, 300, true),
            (.interactive, 700, false), (.interactiveWithAccessory, 700, false), (.none, 700, true),
        ] as [(UIScrollView.KeyboardDismissMode, CGFloat, Bool)])
    func `a pan ends editing according to the dismiss mode`(
        mode: UIScrollView.KeyboardDismissMode, end: CGFloat, stays: Bool
    ) throws {
        content.keyboardDismissMode = mode
        sim.pan(from: CGPoint(x: 150, y: 240), to: CGPoint(x: 150, y: end))
        try sim.settle()
        #expect(field.isFirstResponder == stays)
    }

    @Test func `at once where the mode is to do so`() {
        content.keyboardDismissMode = .onDrag
        sim.touchDown(at: CGPoint(x: 150, y: 300))
        #expect(field.isFirstResponder)
        sim.touchMove(to: CGPoint(x: 150, y: 250), over: 0.2)
        #expect(!field.isFirstResponder)
        sim.touchUp()
    }
}
