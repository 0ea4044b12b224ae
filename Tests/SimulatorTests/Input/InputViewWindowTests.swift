import PageFlowTesting
import Simulator
import Testing

/// Input accessory views and input views, which receive touches.
@MainActor
@Suite(.onStage) struct InputViewWindowTests {
    private func field(
        _ sim: Simulator, _ prepare: (UITextField) -> Void
    ) throws -> UITextField {
        let page = UIViewController()
        sim.launch(page)
        let field = UITextField(frame: CGRect(x: 20, y: 120, width: 300, height: 40))
        page.view.addSubview(field)
        prepare(field)
        sim.tap(field)
        try sim.settle()
        return field
    }

    @Test func `a toolbar over the keyboard is in a window and takes a tap`() throws {
        let sim = Simulator()
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        var done = 0
        bar.items = [
            UIBarButtonItem(title: "Done", primaryAction: UIAction(title: "Done") { _ in done += 1 })
        ]
        let field = try field(sim) { $0.inputAccessoryView = bar }
        #expect(field.isFirstResponder && bar.superview != nil)
        let window = try #require(bar.window)
        #expect(window !== sim.window && window.windowScene === sim.window.windowScene)
        #expect(!UIApplication.shared.windows.contains(window) && !window.isKeyWindow)
        #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 473, width: 393, height: 44))
        #expect(sim.tap("Done") && done == 1 && field.isFirstResponder)
        field.resignFirstResponder()
        try sim.settle()
        #expect(bar.window == nil && bar.superview == nil && !sim.tap("Done"))
    }

    @Test func `a keypad in place of the keyboard types`() throws {
        let sim = Simulator()
        let pad = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        let key = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        key.setTitle("7", for: .normal)
        pad.addSubview(key)
        let field = try field(sim) { $0.inputView = pad }
        key.addAction(UIAction { _ in field.insertText("7") }, for: .touchUpInside)
        #expect(sim.tap("7") && field.text == "7")
        #expect(pad.frame == CGRect(x: 0, y: 652, width: 393, height: 200))
        #expect(pad.next?.next === field)
    }

    @Test func `the wheels of a date picker in place of the keyboard have their own height`() throws {
        let sim = Simulator()
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .wheels
        _ = try field(sim) { $0.inputView = picker }
        #expect(picker.frame == CGRect(x: 0, y: 852 - 216, width: 393, height: 216))
    }

    /// A page with its own accessory view, which is visible while the page is the first responder.
    private final class Chat: UIViewController {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
        let field = UITextField(frame: CGRect(x: 10, y: 5, width: 200, height: 40))
        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { bar }
        override func viewDidLoad() {
            super.viewDidLoad()
            bar.addSubview(field)
        }
    }

    @Test func `a page's bar is docked and stays while the field in it is edited`() throws {
        let sim = Simulator()
        let chat = Chat()
        sim.launch(UINavigationController(rootViewController: chat))
        chat.becomeFirstResponder()
        try sim.settle()
        #expect(chat.bar.frame == CGRect(x: 0, y: 852 - 34 - 50, width: 393, height: 50))
        sim.tap(chat.field)
        try sim.settle()
        #expect(chat.field.isFirstResponder && !chat.isFirstResponder)
        #expect(chat.bar.frame == CGRect(x: 0, y: 852 - 335 - 50, width: 393, height: 50))
        sim.type("Hello")
        #expect(chat.field.text == "Hello" && chat.field.next === chat.bar)
        chat.field.resignFirstResponder()
        try sim.settle()
        #expect(chat.isFirstResponder && chat.bar.window != nil && chat.bar.frame.maxY == 852 - 34)
        sim.tap(chat.field)
        try sim.settle()
        chat.navigationController?.setViewControllers([UIViewController()], animated: false)
        try sim.settle()
        #expect(chat.bar.window == nil && !chat.field.isFirstResponder)
    }

    @Test func `a field shows the bar of its page`() throws {
        let sim = Simulator()
        let chat = Chat()
        sim.launch(chat)
        let other = UITextField(frame: CGRect(x: 20, y: 120, width: 300, height: 40))
        chat.view.addSubview(other)
        sim.tap(other)
        try sim.settle()
        #expect(other.isFirstResponder && chat.bar.frame.minY == 852 - 335 - 50)
    }

    @Test func `a bar that is placed by constraints has the height that these give`() throws {
        let sim = Simulator()
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        bar.heightAnchor.constraint(equalToConstant: 60).isActive = true
        _ = try field(sim) { $0.inputAccessoryView = bar }
        #expect(bar.frame == CGRect(x: 0, y: 852 - 335 - 60, width: 393, height: 60))
    }
}
