import PageFlowTesting
import Simulator
import Testing

/// Records the calls of assistive technologies, and returns preset results.
private final class Knob: UIView {
    var heard: [String] = []
    var takes: Set<String> = []

    override func accessibilityActivate() -> Bool { note("activate") }
    override func accessibilityIncrement() { _ = note("increment") }
    override func accessibilityDecrement() { _ = note("decrement") }
    override func accessibilityPerformMagicTap() -> Bool { note("magic tap") }
    override func accessibilityElementDidBecomeFocused() { _ = note("focused") }
    override func accessibilityElementDidLoseFocus() { _ = note("lost") }
    override func accessibilityZoomIn(at point: CGPoint) -> Bool { note("in \(Int(point.x))") }
    override func accessibilityZoomOut(at point: CGPoint) -> Bool { note("out \(Int(point.x))") }
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        note("scroll \(direction)")
    }
    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { [UIAccessibilityCustomAction(name: "Delete") { [weak self] in self?.note($0.name) ?? false }] }
        set {}
    }

    func flag(_ action: UIAccessibilityCustomAction) { _ = note("flag \(action.name)") }

    private func note(_ what: String) -> Bool {
        heard.append(what)
        return takes.contains(what)
    }
}

private final class Page: UIViewController {
    var heard: [String] = []
    override func accessibilityPerformMagicTap() -> Bool {
        heard.append("magic tap")
        return true
    }
}

@MainActor
private final class CursorPosts {
    var count = 0
    var now: Knob?
    var before: Knob?

    func note(_ now: Knob?, _ before: Knob?) {
        count += 1
        (self.now, self.before) = (now, before)
    }
}

@MainActor
private func launched(_ view: UIView) -> (Simulator, Page) {
    let sim = Simulator()
    let page = Page()
    sim.launch(page)
    page.view.addSubview(view)
    return (sim, page)
}

@MainActor @Suite(.onStage) struct AssistiveTechnologyTests {
    @Test func `activating asks the element, and touches it where it says no`() {
        let knob = Knob(frame: CGRect(x: 50, y: 100, width: 40, height: 40))
        let (sim, _) = launched(knob)
        var taps = 0
        let button = UIButton(frame: knob.bounds, primaryAction: UIAction { _ in taps += 1 })
        knob.addSubview(button)
        #expect(sim.activate(knob) && taps == 1)
        knob.takes = ["activate"]
        #expect(sim.activate(knob) && taps == 1)
        knob.accessibilityActivateBlock = {
            taps = 10; return true
        }
        #expect(sim.activate(knob) && taps == 10 && knob.heard == ["activate", "activate"])
        knob.accessibilityActivateBlock = nil
        knob.takes = []
        knob.accessibilityActivationPoint = CGPoint(x: 5, y: 300)
        #expect(sim.activate(knob) && taps == 10)
    }

    @Test func `an element that is not adjustable is not adjusted`() {
        let knob = Knob()
        let (sim, _) = launched(knob)
        sim.increment(knob)
        #expect(knob.heard.isEmpty && sim.diagnostics.count == 1)
        knob.accessibilityTraits = .adjustable
        sim.increment(knob)
        sim.decrement(knob)
        #expect(knob.heard == ["increment", "decrement"])
    }

    @Test func `sliders, page controls and pickers are adjusted by steps, and tell of it`() {
        let slider = UISlider(frame: CGRect(x: 0, y: 100, width: 200, height: 31))
        let (sim, page) = launched(slider)
        var sent = 0
        slider.maximumValue = 200
        slider.value = 185
        slider.addAction(UIAction { _ in sent += 1 }, for: .valueChanged)
        for _ in 0..<3 { sim.increment(slider) }
        #expect(slider.value == 200 && sent == 1)
        sim.decrement(slider)
        #expect(slider.value == 180 && sent == 2)
        let dots = UIPageControl()
        dots.numberOfPages = 2
        dots.addAction(UIAction { _ in sent += 1 }, for: .valueChanged)
        page.view.addSubview(dots)
        for _ in 0..<2 { sim.increment(dots) }
        #expect(dots.currentPage == 1 && sent == 3)
        sim.decrement(dots)
        #expect(dots.currentPage == 0 && sent == 4)
    }

    @Test func `what the element does not do, that which it is in is asked for`() {
        let knob = Knob()
        let inner = UIView()
        knob.addSubview(inner)
        let (sim, page) = launched(knob)
        #expect(sim.performMagicTap(at: inner) && knob.heard == ["magic tap"] && page.heard.count == 1)
        knob.takes = ["magic tap", "scroll right"]
        #expect(sim.performMagicTap(at: inner) && page.heard.count == 1)
        #expect(sim.performMagicTap() && page.heard.count == 2)
        #expect(sim.accessibilityScroll(.right, at: inner) && !sim.accessibilityScroll(.left, at: inner))
    }

    @Test func `actions are chosen by their names`() {
        let knob = Knob()
        let (sim, _) = launched(knob)
        knob.takes = ["Delete"]
        #expect(sim.customActions(of: knob) == ["Delete"])
        #expect(sim.performCustomAction("Delete", of: knob) && knob.heard == ["Delete"])
        #expect(!sim.performCustomAction("Keep", of: knob))
        let flag = UIAccessibilityCustomAction(
            name: "Flag", target: knob, selector: Selector("flag:", Knob.flag))
        knob.accessibilityCustomActionsBlock = { [flag] }
        #expect(sim.customActions(of: knob) == ["Flag"])
        #expect(sim.performCustomAction("Flag", of: knob) && knob.heard.last == "flag Flag")
        flag.attributedName = NSAttributedString(string: "Mark")
        #expect(flag.name == "Mark")
    }

    @Test func `a rotor goes from item to item, and the cursor with it`() {
        let list = UIView()
        let (sim, _) = launched(list)
        let items = (0..<3).map { _ in UILabel() }
        items.forEach(list.addSubview)
        let search: UIAccessibilityCustomRotor.Search = { predicate in
            let place = items.firstIndex { $0 === predicate.currentItem.targetElement as? UILabel } ?? -1
            let next = place + (predicate.searchDirection == .next ? 1 : -1)
            guard items.indices.contains(next) else { return nil }
            return UIAccessibilityCustomRotorItemResult(targetElement: items[next], targetRange: nil)
        }
        list.accessibilityCustomRotors = [
            UIAccessibilityCustomRotor(name: "Items", itemSearch: search),
            UIAccessibilityCustomRotor(systemType: .heading, itemSearch: search),
        ]
        #expect(sim.searchRotor("Items", from: items[0])?.targetElement === items[1])
        #expect(items[1].accessibilityElementIsFocused())
        #expect(sim.searchRotor(.heading, .previous, from: items[1])?.targetElement === items[0])
        #expect(sim.searchRotor("Items", .previous, from: items[0]) == nil)
        #expect(sim.searchRotor(.link, from: items[0]) == nil)
        #expect(UIAccessibility.focusedElement(using: nil) as? UILabel === items[0])
    }

    @Test func `a cursor that moves is told of to both elements and to observers`() {
        let (knob, other) = (Knob(), Knob())
        let (sim, page) = launched(knob)
        page.view.addSubview(other)
        let posts = CursorPosts()
        let observer = NotificationCenter.default.addObserver(
            forName: UIAccessibility.elementFocusedNotification, object: nil, queue: nil
        ) { note in
            let now = note.userInfo?[UIAccessibility.focusedElementUserInfoKey] as? Knob
            let before = note.userInfo?[UIAccessibility.unfocusedElementUserInfoKey] as? Knob
            MainActor.assumeIsolated { posts.note(now, before) }
        }
        sim.moveVoiceOver(to: knob)
        sim.moveVoiceOver(to: knob)
        #expect(knob.heard == ["focused"] && posts.count == 1)
        #expect(knob.accessibilityAssistiveTechnologyFocusedIdentifiers() == [.notificationVoiceOver])
        sim.moveVoiceOver(to: other)
        #expect(knob.heard == ["focused", "lost"] && other.heard == ["focused"])
        #expect(posts.now === other && posts.before === knob)
        #expect(UIAccessibility.focusedElement(using: .notificationSwitchControl) == nil)
        UIAccessibility.post(notification: .layoutChanged, argument: knob)
        sim.turn()
        #expect(!knob.accessibilityElementIsFocused())
        sim.setAccessibility(.voiceOver, isOn: true)
        UIAccessibility.post(notification: .layoutChanged, argument: knob)
        sim.turn()
        #expect(knob.accessibilityElementIsFocused())
        NotificationCenter.default.removeObserver(observer)
    }

    @Test func `elements are read from top to bottom, groups together, modal views alone`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        let (sim, _) = launched(root)
        func label(_ text: String, _ x: CGFloat, _ y: CGFloat, in view: UIView) {
            let label = UILabel(frame: CGRect(x: x, y: y, width: 50, height: 20))
            label.text = text
            view.addSubview(label)
        }
        let group = UIView(frame: CGRect(x: 200, y: 100, width: 100, height: 100))
        label("c", 0, 0, in: group)
        label("d", 0, 30, in: group)
        root.addSubview(group)
        label("b", 0, 130, in: root)
        label("a", 0, 100, in: root)
        func read() -> [String] { sim.voiceOverElements.map { sim.spokenText(of: $0) } }
        #expect(read() == ["a", "c", "b", "d"])
        group.shouldGroupAccessibilityChildren = true
        #expect(read() == ["a", "c", "d", "b"])
        group.accessibilityElementsHidden = true
        #expect(read() == ["a", "b"])
        group.accessibilityElementsHidden = false
        group.accessibilityElements = [UIAccessibilityElement(accessibilityContainer: group)]
        (group.accessibilityElements?.first as? UIAccessibilityElement)?.accessibilityLabel = "e"
        #expect(read() == ["a", "e", "b"])
        group.accessibilityViewIsModal = true
        #expect(read() == ["e"])
        group.accessibilityViewIsModalBlock = { false }
        #expect(read() == ["a", "e", "b"])
    }

    final class Bookcase: NSObject, UIScrollViewAccessibilityDelegate {
        var words: String?
        func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { words }
    }

    struct Scroll: Sendable {
        let direction: UIAccessibilityScrollDirection
        let offset: CGPoint
        var status: String?
    }

    @Test(arguments: [
        Scroll(direction: .down, offset: CGPoint(x: 0, y: 500), status: "Page 2 of 3"),
        Scroll(direction: .next, offset: CGPoint(x: 0, y: 500), status: "Page 2 of 3"),
        Scroll(direction: .left, offset: CGPoint(x: 200, y: 0), status: "Page 2 of 2"),
        Scroll(direction: .right, offset: .zero), Scroll(direction: .up, offset: .zero),
        Scroll(direction: .previous, offset: .zero),
    ])
    func `a scroll view scrolls by a page, and says where to`(_ case: Scroll) {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 500))
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 400, height: 1500)
        let (sim, _) = launched(scroll)
        #expect(sim.accessibilityScroll(`case`.direction, at: scroll) == (`case`.status != nil))
        #expect(scroll.contentOffset == `case`.offset)
        #expect(sim.accessibilityPosts.last?.text == `case`.status)
    }

    @Test func `a delegate says it in its own words`() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 500))
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 200, height: 5000)
        let bookcase = Bookcase()
        scroll.delegate = bookcase
        let (sim, _) = launched(scroll)
        sim.accessibilityScroll(.down, at: scroll)
        #expect(sim.accessibilityPosts.last?.text == "Page 2 of 10")
        bookcase.words = "Books 3 and 4"
        sim.accessibilityScroll(.down, at: scroll)
        #expect(sim.accessibilityPosts.last?.text == "Books 3 and 4")
        #expect(sim.accessibilityPosts.last?.notification == .pageScrolled)
    }

    @Test func `only what supports zooming is zoomed`() {
        let knob = Knob()
        let (sim, _) = launched(knob)
        knob.takes = ["in 3", "out 3"]
        #expect(!sim.accessibilityZoomIn(on: knob, at: CGPoint(x: 3, y: 0)))
        knob.accessibilityTraits = .supportsZoom
        #expect(sim.accessibilityZoomIn(on: knob, at: CGPoint(x: 3, y: 0)))
        #expect(sim.accessibilityZoomOut(of: knob, at: CGPoint(x: 3, y: 0)))
        #expect(knob.heard == ["in 3", "out 3"])
    }

    @Test func `an announcement that is over is posted`() {
        let sim = Simulator()
        var ends: [String] = []
        let observer = NotificationCenter.default.addObserver(
            forName: UIAccessibility.announcementDidFinishNotification, object: nil, queue: nil
        ) { note in
            let text = note.userInfo?[UIAccessibility.announcementStringValueUserInfoKey] as? String ?? ""
            let isDone =
                note.userInfo?[UIAccessibility.announcementWasSuccessfulUserInfoKey] as? Bool ?? false
            MainActor.assumeIsolated { ends.append("\(text) \(isDone)") }
        }
        sim.finishAnnouncement("Saved")
        sim.finishAnnouncement("Sent", wasSuccessful: false)
        #expect(ends == ["Saved true", "Sent false"])
        NotificationCenter.default.removeObserver(observer)
    }

    final class Kiosk: NSObject, UIApplicationDelegate, UIGuidedAccessRestrictionDelegate {
        var heard: [String] = []
        var guidedAccessRestrictionIdentifiers: [String]? { ["purchases"] }
        func guidedAccessRestriction(
            withIdentifier restrictionIdentifier: String,
            didChange newRestrictionState: UIAccessibility.GuidedAccessRestrictionState
        ) {
            heard.append("\(restrictionIdentifier) \(newRestrictionState)")
        }
        func textForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String? { "Buy" }
    }

    @Test func `guided access is for supervised devices, and restricts what the delegate names`() {
        let sim = Simulator()
        var answers: [Bool] = []
        var errors: [UIAccessibility.GuidedAccessError.Code] = []
        func request() {
            UIAccessibility.requestGuidedAccessSession(enabled: true) { answers.append($0) }
            UIAccessibility.configureForGuidedAccess(features: [.voiceOver, .zoom], enabled: true) {
                answers.append($0)
                if let error = $1 as? UIAccessibility.GuidedAccessError { errors.append(error.code) }
            }
            sim.turn()
        }
        request()
        #expect(answers == [false, false] && errors == [.permissionDenied])
        #expect(!UIAccessibility.isGuidedAccessEnabled && !UIAccessibility.isVoiceOverRunning)
        sim.allowsGuidedAccessSessions = true
        request()
        #expect(answers == [false, false, true, true] && errors.count == 1)
        #expect(UIAccessibility.isGuidedAccessEnabled && UIAccessibility.isVoiceOverRunning)
        let kiosk = Kiosk()
        UIApplication.shared.delegate = kiosk
        sim.setGuidedAccessRestriction("purchases", to: .deny)
        sim.setGuidedAccessRestriction("purchases", to: .deny)
        sim.setGuidedAccessRestriction("others", to: .deny)
        #expect(kiosk.heard == ["purchases deny"])
        #expect(UIAccessibility.guidedAccessRestrictionState(forIdentifier: "purchases") == .deny)
        #expect(UIAccessibility.guidedAccessRestrictionState(forIdentifier: "others") == .allow)
    }

    @Test func `hearing devices and what Zoom was told are the simulator's`() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        let (sim, _) = launched(view)
        #expect(UIAccessibility.hearingDevicePairedEar == [] && sim.zoomFocus == nil)
        sim.hearingDevices = .both
        #expect(UIAccessibility.hearingDevicePairedEar == [.left, .right])
        UIAccessibility.zoomFocusChanged(
            zoomType: .insertionPoint, toFrame: CGRect(x: 1, y: 1, width: 2, height: 2), in: view)
        #expect(sim.zoomFocus == CGRect(x: 11, y: 21, width: 2, height: 2))
        #expect(!sim.hasGestureConflictWithZoom)
        UIAccessibility.registerGestureConflictWithZoom()
        #expect(sim.hasGestureConflictWithZoom)
    }
}
