import PageFlowTesting
import Simulator
import Testing

/// The onscreen keyboard: its frame, its notifications, and the views that avoid it.
@MainActor
@Suite(.onStage) struct OnScreenKeyboardTests {
    /// A page with two fields, and the notifications while it was visible.
    @MainActor
    private final class Scene {
        let sim: Simulator
        let page = UIViewController()
        let fields = [UITextField(), UITextField()]
        private(set) var notes: [Note] = []
        private var observers: [any NSObjectProtocol] = []

        struct Note: Equatable {
            let name: String
            let begin: CGRect
            let end: CGRect
            let duration: TimeInterval
            let curve: Int
        }

        init(_ device: Simulator.Device = .iPhone16, system: Simulator.System = .iOS(18)) throws {
            sim = Simulator(device: device, system: system)
            for field in fields { page.view.addSubview(field) }
            sim.launch(page)
            try sim.settle()
            observe()
        }

        isolated deinit {
            for observer in observers { NotificationCenter.default.removeObserver(observer) }
        }

        private func observe() {
            let names = [
                UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
                UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
                UIResponder.keyboardWillChangeFrameNotification,
                UIResponder.keyboardDidChangeFrameNotification,
            ]
            for name in names {
                observers.append(
                    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                        [weak self] note in
                        nonisolated(unsafe) let heard = note
                        MainActor.assumeIsolated { self?.hear(heard) }
                    })
            }
        }

        private func hear(_ note: Notification) {
            let info = note.userInfo ?? [:]
            guard let begin = info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect,
                let end = info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue,
                let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double,
                let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int,
                info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true
            else { return }
            let name = note.name.rawValue.replacingOccurrences(of: "UIKeyboard", with: "")
                .replacingOccurrences(of: "Notification", with: "")
            notes.append(
                Note(name: name, begin: begin, end: end.cgRectValue, duration: duration, curve: curve))
        }

        /// The names of the notifications since the last call.
        func takeNames() -> [String] {
            defer { notes = [] }
            return notes.map(\.name)
        }

        var guideHeight: CGFloat { page.view.keyboardLayoutGuide.layoutFrame.height }
    }

    private static let (coming, come) = (["WillChangeFrame", "WillShow"], ["DidChangeFrame", "DidShow"])
    private static let (going, gone) = (["WillChangeFrame", "WillHide"], ["DidChangeFrame", "DidHide"])

    @Test func `it comes for a field in a quarter of a second, and goes`() throws {
        let scene = try Scene()
        let (away, up) = (
            CGRect(x: 0, y: 852, width: 393, height: 335), CGRect(x: 0, y: 517, width: 393, height: 335)
        )
        scene.fields[0].becomeFirstResponder()
        let first = try #require(scene.notes.first)
        #expect(first == Scene.Note(name: "WillChangeFrame", begin: away, end: up, duration: 0.25, curve: 7))
        #expect(scene.takeNames() == Self.coming)
        let start = scene.sim.now
        try scene.sim.settle()
        #expect(scene.takeNames() == Self.come && abs(scene.sim.now - start - 0.25) < 0.001)
        scene.fields[0].resignFirstResponder()
        #expect(scene.notes.map(\.begin) == [up, up] && scene.notes.map(\.end) == [away, away])
        #expect(scene.takeNames() == Self.going)
        try scene.sim.settle()
        #expect(scene.takeNames() == Self.gone)
    }

    @Test(arguments: [
        ("the same keys", UIKeyboardType.default, false),
        ("other keys of the same height", .emailAddress, false),
        ("digits, without suggestions", .numberPad, true),
    ])
    func `moving to another field keeps it up`(what: String, type: UIKeyboardType, changes: Bool) throws {
        let scene = try Scene()
        scene.fields[1].keyboardType = type
        scene.fields[0].becomeFirstResponder()
        try scene.sim.settle()
        _ = scene.takeNames()
        scene.fields[1].becomeFirstResponder()
        try scene.sim.settle()
        #expect(scene.notes.last?.end.height == (changes ? 291 : nil))
        #expect(scene.takeNames() == (changes ? Self.coming + Self.come : []))
        #expect(scene.fields[1].isFirstResponder && scene.guideHeight == (changes ? 291 : 335))
    }

    @Test func `one that goes before it has come has not come`() throws {
        let scene = try Scene()
        scene.fields[0].becomeFirstResponder()
        scene.fields[0].removeFromSuperview()
        try scene.sim.settle()
        #expect(scene.takeNames() == Self.coming + Self.going + Self.gone)
    }

    @Test func `a field that may not begin, and one that is not let go, change nothing`() throws {
        final class Keeper: NSObject, UITextFieldDelegate {
            func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { textField.tag != 1 }
            func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
        }
        let (scene, keeper) = (try Scene(), Keeper())
        for (tag, field) in zip([1, 2], scene.fields) { (field.tag, field.delegate) = (tag, keeper) }
        #expect(!scene.fields[0].becomeFirstResponder() && scene.takeNames() == [])
        scene.fields[1].becomeFirstResponder()
        scene.fields[0].delegate = nil
        #expect(!scene.fields[0].becomeFirstResponder())
        #expect(scene.takeNames() == Self.coming && scene.guideHeight == 335)
    }

    @Test(arguments: [
        (Simulator.Device.iPhone5s, 253.0, 194.0), (.iPhoneSE, 260, 194), (.iPhone8Plus, 271, 194),
        (.iPhoneX, 335, 209), (.iPhone11, 346, 209), (.iPhone16Pro, 335, 209), (.iPhone16ProMax, 346, 209),
        (.iPad9_7, 313, 398), (.iPadPro11, 333, 418),
    ])
    func `its height, upright and on its side`(
        device: Simulator.Device, upright: CGFloat, sideways: CGFloat
    ) throws {
        let scene = try Scene(device)
        scene.fields[0].becomeFirstResponder()
        try scene.sim.settle()
        #expect(scene.guideHeight == upright && scene.takeNames() == Self.coming + Self.come)
        scene.sim.rotate(to: .landscapeRight)
        try scene.sim.settle()
        #expect(scene.guideHeight == sideways)
        #expect(scene.notes.last?.end.maxY == scene.sim.window.bounds.height)
        #expect(scene.takeNames() == Self.coming + Self.come)
    }

    @Test func `views at the guide keep clear of it`() throws {
        let (scene, button) = (try Scene(), UIButton(type: .system))
        let inner = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 600))
        scene.page.view.addSubview(inner)
        button.translatesAutoresizingMaskIntoConstraints = false
        scene.page.view.addSubview(button)
        button.bottomAnchor.constraint(equalTo: scene.page.view.keyboardLayoutGuide.topAnchor).isActive = true
        try scene.sim.settle()
        #expect(button.frame.maxY == 852 - 34 && inner.keyboardLayoutGuide.layoutFrame.height == 0)
        scene.fields[0].becomeFirstResponder()
        try scene.sim.settle()
        #expect(abs(button.frame.maxY - 517) < 0.001)
        #expect(inner.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 417, width: 300, height: 183))
        scene.page.view.endEditing(true)
        try scene.sim.settle()
        #expect(abs(button.frame.maxY - 818) < 0.001)
    }

    @Test(arguments: [
        ("a view above the keys", 0.0, 44.0, 379.0), ("a view in place of the keys", 200, 0, 200),
        ("both", 200, 44, 244),
    ])
    func `the app's own views count`(
        what: String, input: CGFloat, accessory: CGFloat, height: CGFloat
    ) throws {
        let scene = try Scene()
        func view(_ height: CGFloat) -> UIView? {
            height == 0 ? nil : UIView(frame: CGRect(x: 0, y: 0, width: 10, height: height))
        }
        scene.fields[0].inputView = view(input)
        scene.fields[0].inputAccessoryView = view(accessory)
        scene.fields[0].becomeFirstResponder()
        #expect(scene.notes.last?.end == CGRect(x: 0, y: 852 - height, width: 393, height: height))
        let above = scene.fields[0].inputAccessoryView?.frame
        #expect(
            above == (accessory == 0 ? nil : CGRect(x: 0, y: 852 - height, width: 393, height: accessory)))
        scene.fields[0].inputView = nil
        scene.fields[0].inputAccessoryView = nil
        scene.fields[0].reloadInputViews()
        #expect(scene.guideHeight == 335)
    }

    @Test func `an alert is above the keyboard`() throws {
        let scene = try Scene()
        let alert = UIAlertController(title: "Name", message: "Of the list", preferredStyle: .alert)
        for _ in 0..<5 { alert.addTextField(configurationHandler: nil) }
        scene.page.present(alert, animated: true)
        try scene.sim.settle()
        let field = try #require(alert.textFields?.last)
        let withKeyboard = field.convert(field.bounds, to: nil)
        alert.view.endEditing(true)
        try scene.sim.settle()
        let without = field.convert(field.bounds, to: nil)
        // The center of the free area, between the status bar and the keyboard or the home indicator, in whole points.
        #expect(abs(without.minY - withKeyboard.minY - (335 - 34) / 2) <= 1 && withKeyboard.maxY < 517)
    }

    @Test func `another key window has its own keyboard`() throws {
        let scene = try Scene()
        scene.fields[0].becomeFirstResponder()
        try scene.sim.settle()
        let window = UIWindow(frame: scene.sim.window.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        #expect(scene.takeNames() == Self.coming + Self.come + Self.going)
        window.isHidden = true
        try scene.sim.settle()
        #expect(scene.takeNames() == Self.coming + Self.come && scene.guideHeight == 335)
    }

    @Test func `without animations it is there at once`() throws {
        let scene = try Scene()
        UIView.performWithoutAnimation { _ = scene.fields[0].becomeFirstResponder() }
        #expect(scene.notes.map(\.duration) == [0, 0])
        let start = scene.sim.now
        try scene.sim.settle()
        #expect(scene.takeNames() == Self.coming + Self.come && scene.sim.now == start)
    }
}
