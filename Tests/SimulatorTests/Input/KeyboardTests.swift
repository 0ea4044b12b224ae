import PageFlowTesting
import Simulator
import Testing

/// Records the key presses that reach it, and has key commands.
private final class Typist: UIViewController {
    var heard: [String] = []
    var commands: [UIKeyCommand] = []
    var escapes = false
    var actsBehindModals = true

    override var keyCommands: [UIKeyCommand]? { (super.keyCommands ?? []) + commands }
    override var performsActionsWhilePresentingModally: Bool { actsBehindModals }

    func save(_ sender: UIKeyCommand) {
        heard.append("save \(sender.input ?? "")")
    }

    func saveAll(_ sender: UIKeyCommand) {
        heard.append("save all")
    }

    override func accessibilityPerformEscape() -> Bool {
        heard.append("escape")
        return escapes || super.accessibilityPerformEscape()
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        note("began", presses)
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        note("ended", presses)
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        note("cancelled", presses)
    }

    private func note(_ what: String, _ presses: Set<UIPress>) {
        for press in presses { heard.append("\(what) \(press.key?.characters ?? "none")") }
    }
}

/// Records the user's dismissals.
private final class WayOut: NSObject, UIAdaptivePresentationControllerDelegate {
    var heard: [String] = []
    var lets = true

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        heard.append("should")
        return lets
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        heard.append("attempt")
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        heard.append("will")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        heard.append("did")
    }
}

private final class Field: UIView {
    override var canBecomeFirstResponder: Bool { true }
}

/// Receives every event before its responders.
private final class PressWindow: UIWindow {
    var kinds: [UIEvent.EventType] = []

    override func sendEvent(_ event: UIEvent) {
        kinds.append(event.type)
        super.sendEvent(event)
    }
}

/// A key command and a key: whether they match.
private struct Match: Sendable, CustomTestStringConvertible {
    let command: String
    let flags: UIKeyModifierFlags
    let key: String
    let held: UIKeyModifierFlags
    let isMeant: Bool

    init(
        _ command: String, _ flags: UIKeyModifierFlags, _ key: String, _ held: UIKeyModifierFlags,
        _ isMeant: Bool
    ) {
        (self.command, self.flags, self.key, self.held, self.isMeant) = (command, flags, key, held, isMeant)
    }

    var testDescription: String { "\(command) \(flags.rawValue) against \(key) \(held.rawValue)" }
}

/// A way to go back without a touch, its context, and its result.
private struct BackCase: Sendable, CustomTestStringConvertible {
    enum Means { case keys, scrub }
    enum Place {
        case root, second, secondWithoutButton, secondWithoutBar, secondInSheet, secondInLockedSheet
    }
    enum Outcome { case nothing, popped, dismissed }

    let means: Means
    let place: Place
    let system: Int
    let outcome: Outcome

    var testDescription: String { "\(means) at \(place) on iOS \(system)" }
}

private let backCases: [BackCase] = [
    .init(means: .keys, place: .second, system: 15, outcome: .popped),
    .init(means: .keys, place: .second, system: 14, outcome: .nothing),
    .init(means: .keys, place: .root, system: 18, outcome: .nothing),
    .init(means: .keys, place: .secondWithoutButton, system: 18, outcome: .nothing),
    .init(means: .keys, place: .secondWithoutBar, system: 18, outcome: .nothing),
    .init(means: .keys, place: .secondInSheet, system: 18, outcome: .popped),
    .init(means: .scrub, place: .second, system: 12, outcome: .popped),
    .init(means: .scrub, place: .second, system: 18, outcome: .popped),
    .init(means: .scrub, place: .root, system: 18, outcome: .nothing),
    .init(means: .scrub, place: .secondWithoutButton, system: 18, outcome: .nothing),
    .init(means: .scrub, place: .secondInSheet, system: 18, outcome: .dismissed),
    .init(means: .scrub, place: .secondInLockedSheet, system: 18, outcome: .popped),
    .init(means: .scrub, place: .secondInSheet, system: 12, outcome: .popped),
]

private let saveSelector = "save:"

@MainActor
@Suite(.onStage) struct KeyCommandTests {
    private func save() -> Selector { Selector(saveSelector, Typist.save) }

    @Test
    func `a key command of the page in front is performed without a first responder, and no press is told`() {
        let sim = Simulator()
        let page = Typist()
        page.commands = [UIKeyCommand(input: "s", modifierFlags: .command, action: save())]
        sim.launch(UINavigationController(rootViewController: page))
        sim.pressKey("s", modifiers: .command)
        #expect(page.heard == ["save s"])
    }

    @Test func `a key without a command is a press that begins and ends`() {
        let sim = Simulator()
        let page = Typist()
        sim.launch(page)
        sim.pressKey("a", modifiers: .shift)
        sim.pressKey(UIKeyCommand.inputUpArrow)
        #expect(
            page.heard == ["began A", "ended A", "began UIKeyInputUpArrow", "ended UIKeyInputUpArrow"])
    }

    @Test func `a held key is canceled when the app leaves the foreground, and then calls no responder`() {
        let sim = Simulator()
        let page = Typist()
        sim.launch(page)
        sim.holdKey("a")
        sim.enterBackground()
        sim.releaseKey()
        sim.pressKey("b")
        #expect(page.heard == ["began a", "cancelled a"])
    }

    @Test(arguments: [
        Match("s", .command, "s", .command, true), Match("s", .command, "S", .command, true),
        Match("s", .command, "s", [], false), Match("s", .command, "s", [.command, .shift], false),
        Match("s", .command, "s", [.command, .alphaShift], true),
        Match("s", [.command, .shift], "s", [.command, .shift], true),
        Match(UIKeyCommand.inputLeftArrow, [], UIKeyCommand.inputLeftArrow, [], true),
        Match(UIKeyCommand.inputEscape, [], UIKeyCommand.inputEscape, [], true),
        Match(UIKeyCommand.f5, .control, UIKeyCommand.f5, .control, true),
        Match("[", .command, "]", .command, false),
    ]) fileprivate func `a command means its key with its modifiers and no others`(match: Match) {
        let sim = Simulator()
        let page = Typist()
        page.commands = [UIKeyCommand(input: match.command, modifierFlags: match.flags, action: save())]
        sim.launch(page)
        sim.pressKey(match.key, modifiers: match.held)
        #expect(page.heard.contains("save \(match.command)") == match.isMeant)
    }

    @Test func `further modifiers choose an alternate, and a disabled command is none`() {
        let sim = Simulator()
        let page = Typist()
        let all = Selector("saveAll:", Typist.saveAll)
        let command = UIKeyCommand(
            title: "Save", action: save(), input: "s", modifierFlags: .command,
            alternates: [UICommandAlternate(title: "Save All", action: all, modifierFlags: .alternate)])
        page.addKeyCommand(command)
        sim.launch(page)
        sim.pressKey("s", modifiers: [.command, .alternate])
        #expect(page.heard == ["save all"])
        command.attributes = .disabled
        sim.pressKey("s", modifiers: .command)
        page.removeKeyCommand(command)
        #expect(page.heard.filter { $0.hasPrefix("save") } == ["save all"])
        #expect(page.keyCommands?.isEmpty == true)
    }

    @Test(arguments: [true, false])
    func `a page that presents performs commands if it wants to`(wants: Bool) throws {
        let sim = Simulator()
        let page = Typist()
        page.actsBehindModals = wants
        page.commands = [UIKeyCommand(input: "s", modifierFlags: .command, action: save())]
        let field = Field()
        sim.launch(page)
        page.view.addSubview(field)
        page.present(UIViewController(), animated: false)
        try sim.settle()
        field.becomeFirstResponder()
        sim.pressKey("s", modifiers: .command)
        #expect(page.heard.contains("save s") == wants)
    }

    @Test func `a press comes by way of the application and the window of the first responder`() {
        let sim = Simulator()
        sim.launch(UIViewController())
        let window = PressWindow(windowScene: sim.window.windowScene!)
        let (page, field) = (Typist(), Field())
        window.rootViewController = page
        window.makeKeyAndVisible()
        page.view.addSubview(field)
        field.becomeFirstResponder()
        sim.pressKey("a")
        #expect(window.kinds == [.presses, .presses] && page.heard == ["began a", "ended a"])
    }

    @Test func `a child's command is performed by the ancestor that has the action`() {
        let sim = Simulator()
        let (parent, child) = (Typist(), UIViewController())
        child.addKeyCommand(UIKeyCommand(input: "s", modifierFlags: .command, action: save()))
        sim.launch(parent)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        sim.pressKey("s", modifiers: .command)
        #expect(parent.heard == ["save s"])
    }
}

@MainActor
@Suite(.onStage) struct KeyboardBackTests {
    @Test(arguments: backCases) fileprivate func `going back without a finger`(back: BackCase) throws {
        let sim = Simulator(system: .iOS(back.system))
        let (stack, root) = (UINavigationController(rootViewController: Typist()), UIViewController())
        let isPresented = [.secondInSheet, .secondInLockedSheet].contains(back.place)
        sim.launch(isPresented ? root : stack)
        if back.place != .root { stack.pushViewController(Typist(), animated: false) }
        if isPresented { root.present(stack, animated: false) }
        stack.topViewController?.navigationItem.hidesBackButton = back.place == .secondWithoutButton
        stack.isNavigationBarHidden = back.place == .secondWithoutBar
        stack.isModalInPresentation = back.place == .secondInLockedSheet
        try sim.settle()
        let count = stack.viewControllers.count
        switch back.means {
        case .keys: sim.pressBackKeys()
        case .scrub: #expect(sim.performEscapeGesture() == (back.outcome != .nothing))
        }
        try sim.settle()
        #expect(stack.viewControllers.count == (back.outcome == .popped ? count - 1 : count))
        if isPresented { #expect((root.presentedViewController == nil) == (back.outcome == .dismissed)) }
    }

    @Test func `the keys for going back are an app's own first, and mirrored from right to left`() throws {
        let sim = Simulator()
        let (root, page) = (UIViewController(), Typist())
        let stack = UINavigationController(rootViewController: root)
        stack.pushViewController(page, animated: false)
        sim.launch(stack)
        page.commands = [
            UIKeyCommand(input: "[", modifierFlags: .command, action: Selector(saveSelector, Typist.save))
        ]
        sim.pressBackKeys()
        #expect(page.heard == ["save ["] && stack.topViewController === page)
        page.commands = []
        sim.pressKey("]", modifiers: .command)
        #expect(stack.topViewController === page)
        UIApplication.shared.userInterfaceLayoutDirection = .rightToLeft
        sim.pressKey("[", modifiers: .command)
        #expect(stack.topViewController === page)
        sim.pressBackKeys()
        #expect(stack.topViewController === root)
        try sim.settle()
    }

    @Test func `a page that escapes by itself keeps its stack as it is`() throws {
        let sim = Simulator()
        let stack = UINavigationController(rootViewController: UIViewController())
        let page = Typist()
        page.escapes = true
        stack.pushViewController(page, animated: false)
        sim.launch(stack)
        #expect(sim.performEscapeGesture(at: page.view))
        #expect(page.heard == ["escape"] && stack.topViewController === page)
    }
}

@MainActor
@Suite(.onStage) struct EscapeTests {
    /// The presentation of a page, its delegate's decision, and the effect of Escape.
    fileprivate struct Sheet: Sendable, CustomTestStringConvertible {
        let style: UIModalPresentationStyle
        var isPad = false
        var isLocked = false
        var lets = true
        var system = 18
        let heard: [String]

        var testDescription: String {
            "style \(style.rawValue), pad \(isPad), locked \(isLocked), iOS \(system)"
        }
    }

    @Test(arguments: [
        Sheet(style: .pageSheet, heard: ["should", "will", "did"]),
        Sheet(style: .formSheet, isPad: true, heard: ["should", "will", "did"]),
        Sheet(style: .popover, isPad: true, heard: ["should", "will", "did"]),
        Sheet(style: .popover, heard: ["should", "will", "did"]),
        Sheet(style: .pageSheet, isLocked: true, heard: ["attempt"]),
        Sheet(style: .pageSheet, lets: false, heard: ["should", "attempt"]),
        Sheet(style: .fullScreen, heard: []),
        Sheet(style: .overFullScreen, heard: []),
        Sheet(style: .pageSheet, system: 14, heard: []),
    ]) fileprivate func `Escape does what the user's pulling away does`(sheet: Sheet) throws {
        let sim = Simulator(device: sheet.isPad ? .iPadPro11 : .iPhone16, system: .iOS(sheet.system))
        let (root, page, delegate) = (UIViewController(), UIViewController(), WayOut())
        sim.launch(root)
        delegate.lets = sheet.lets
        page.modalPresentationStyle = sheet.style
        page.isModalInPresentation = sheet.isLocked
        page.presentationController?.delegate = delegate
        page.popoverPresentationController?.sourceView = root.view
        root.present(page, animated: false)
        try sim.settle()
        sim.pressEscape()
        try sim.settle()
        #expect(delegate.heard == sheet.heard)
        #expect((root.presentedViewController == nil) == (sheet.heard.last == "did"))
    }

    @Test(arguments: [UIKeyCommand.inputEscape, "\r", "x"])
    func `an alert is canceled by Escape, and Return chooses what it prefers`(key: String) throws {
        let sim = Simulator()
        let root = UIViewController()
        sim.launch(root)
        var chosen: [String] = []
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        let delete = UIAlertAction(title: "Delete", style: .destructive) { _ in chosen.append("delete") }
        alert.addAction(delete)
        alert.addAction(UIAlertAction(title: "Keep", style: .cancel) { _ in chosen.append("keep") })
        alert.preferredAction = delete
        root.present(alert, animated: false)
        try sim.settle()
        sim.pressKey(key)
        try sim.settle()
        #expect(chosen == [UIKeyCommand.inputEscape: ["keep"], "\r": ["delete"]][key, default: []])
        #expect((root.presentedViewController == nil) == !chosen.isEmpty)
    }

    @Test func `VoiceOver's scrub cancels an alert, and leaves one without a way to cancel`() throws {
        let sim = Simulator()
        let root = UIViewController()
        sim.launch(root)
        for canCancel in [false, true] {
            let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: canCancel ? .cancel : .default))
            root.present(alert, animated: false)
            try sim.settle()
            #expect(sim.performEscapeGesture() == canCancel)
            try sim.settle()
            #expect((root.presentedViewController == nil) == canCancel)
            root.dismiss(animated: false)
            try sim.settle()
        }
    }
}
