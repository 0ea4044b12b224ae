import TestApps
import TestTraits
import Testing

@testable import UIKitControls
@testable import UIKitCore

@MainActor private class Model: NSObject, InterfaceBuilderConnected {
    var heard: [String] = []
    var name = "none"

    func plain() { heard.append("plain") }
    func told(_ note: NSNotification) { heard.append("told \(note.name.rawValue)") }
    func fired(_ timer: Timer) { heard.append("fired \(timer.userInfo ?? "nothing")") }
    func answer() -> String { "answer" }
    func both(_ one: String, and other: String) { heard.append(one + other) }
    func close(isForced: Bool) { heard.append("closed \(isForced)") }

    class var outlets: Outlets {
        [
            .action("plain", Model.plain), .action("told:", Model.told), .action("fired:", Model.fired),
            .action("answer", Model.answer), .action("both:and:", Model.both(_:and:)),
            .action("closeWithIsForced:", Model.close(isForced:)),
            .inspectable("name", \Model.name), .readOnly("count", \Model.heard.count),
            .member("listDidChange(_:)"), .member("list:didSelect:"),
        ]
    }
}

@MainActor private final class SubModel: Model {
    override func plain() { heard.append("sub plain") }
}

@MainActor private final class Quiet: NSObject {
    func hush() -> String { "hushed" }
}

@MainActor private protocol Routing { var heard: [String] { get } }
extension SubModel: Routing {}

@MainActor private class Spinner: NSObject {
    static var heard: [String] = []

    class func update() { heard.append("update") }
    static func turn(_ note: Notification) { heard.append("turn \(note.name.rawValue)") }
}

@MainActor private final class SubSpinner: Spinner {}

/// On a device, a message calls a method on any thread, regardless of the isolation known to the compiler.
@MainActor private final class Worker: NSObject, InterfaceBuilderConnected {
    let (places, say) = AsyncStream.makeStream(of: String.self)

    func work(_ what: String) {
        say.yield("\(what), \(Thread.isMainThread ? "" : "not ")on the main thread")
    }

    static var outlets: Outlets { [.action("work:", Worker.work(_:))] }
}

@MainActor @Suite(.inTurn) struct MessageTests {
    private let name = Notification.Name("MessageTests")

    @Test func `the table alone makes methods known by their names`() {
        useFreshRuntime()
        let model = SubModel()
        #expect(model.responds(to: Selector("plain")) && !model.responds(to: Selector("missing")))
        model.perform(Selector("plain"))
        model.perform(Selector("both:and:"), with: "a", with: "b")
        #expect(model.heard == ["sub plain", "ab"])
        #expect(model.perform(Selector("answer")).takeUnretainedValue() as? String == "answer")
    }

    @Test func `nothing is false where a method takes a condition`() {
        useFreshRuntime()
        let model = Model()
        model.perform(Selector("closeWithIsForced:"), with: nil)
        model.perform(Selector("closeWithIsForced:"), with: true)
        #expect(model.heard == ["closed false", "closed true"])
    }

    @Test func `an object that is known by its protocols alone has the methods of its table`() {
        useFreshRuntime()
        let router: (any NSObjectProtocol & Routing)? = SubModel()
        guard let router, router.responds(to: Selector("both:and:")) else {
            Issue.record("It has the method.")
            return
        }
        router.perform(Selector("plain"))
        router.perform(Selector("both:and:"), with: "a", with: "b")
        #expect(router.heard == ["sub plain", "ab"])
        #expect(router.perform(Selector("answer"), with: nil).takeUnretainedValue() as? String == "answer")
        #expect(!router.responds(to: Selector("missing")))
    }

    @Test func `a class is the target of its own methods, and of those of the class above it`() {
        useFreshRuntime()
        let center = NotificationCenter()
        let update = Selector("update", ofClass: Spinner.self, Spinner.update)
        let turn = Selector("turn:", ofClass: Spinner.self, Spinner.turn)
        center.addObserver(classObject(SubSpinner.self), selector: turn, name: name, object: nil)
        let button = UIButton()
        button.addTarget(classObject(Spinner.self), action: update, for: .touchUpInside)
        center.post(name: name, object: nil)
        button.sendActions(for: .touchUpInside)
        #expect(Spinner.heard == ["turn MessageTests", "update"])
        center.removeObserver(classObject(SubSpinner.self))
        center.post(name: name, object: nil)
        #expect(Spinner.heard.count == 2)
        #expect(!Spinner().responds(to: update))
    }

    @Test func `a property of the table is asked for and set by the names of its accessors`() {
        useFreshRuntime()
        let model = SubModel()
        #expect(model.responds(to: Selector("name")) && model.responds(to: Selector("setName:")))
        model.perform(Selector("setName:"), with: "new")
        #expect(model.perform(Selector("name")).takeUnretainedValue() as? String == "new")
        #expect(!model.responds(to: Selector("setMissing:")))
    }

    @Test func `UIKit's getters are known by their key paths`() {
        useFreshRuntime()
        let selector = Selector("tag", getter: \UIView.tag)
        #expect(UILabel().responds(to: selector) && !Model().responds(to: selector))
    }

    @Test func `an optional method that is named is nil where the table lacks it`() {
        useFreshRuntime()
        let (model, method) = (SubModel(), { 1 })
        #expect(optionalMember(method, "listDidChange(_:)", of: model)?() == 1)
        #expect(optionalMember(method, "listDidClose(_:)", of: model) == nil)
        #expect(optionalMember(method, "listDidChange(_:)", of: nil) == nil)
        #expect(optionalMember(method, "listDidChange(_:)", of: 1)?() == 1)
        #expect(model.responds(to: Selector("list:didSelect:")) && !model.responds(to: Selector("list:")))
    }

    @Test func `a message goes to the thread that is asked for`() async throws {
        let runtime = useFreshRuntime()
        let model = Model()
        model.performSelector(onMainThread: Selector("plain"), with: nil, waitUntilDone: true)
        #expect(model.heard == ["plain"])
        model.performSelector(onMainThread: Selector("plain"), with: nil, waitUntilDone: false)
        #expect(model.heard == ["plain"])
        runtime.loop.turn()
        #expect(model.heard == ["plain", "plain"])
        let worker = Worker()
        worker.performSelector(inBackground: Selector("work:"), with: "tea")
        var places = worker.places.makeAsyncIterator()
        let place = await places.next()
        #expect(place == "tea, not on the main thread")
    }

    @Test func `the class of the app is asked for the app by name`() {
        useFreshRuntime()
        #expect(
            UIApplication.value(forKeyPath: "sharedApplication") as? UIApplication === UIApplication.shared)
        #expect(UIApplication.value(forKey: "shared") as? UIApplication === UIApplication.shared)
    }

    @Test func `a class is asked for UIKit's one object of it, and has no other methods`() {
        useFreshRuntime()
        let shared = Selector("sharedApplication")
        #expect(UIApplication.responds(to: shared) && !UIView.responds(to: shared))
        #expect(UIApplication.perform(shared)?.takeUnretainedValue() === UIApplication.shared)
        #expect(UIScreen.perform(Selector("mainScreen"))?.takeUnretainedValue() === UIScreen.main)
        #expect(!UIApplication.responds(to: Selector("keyWindow")))
    }

    @Test func `an orientation that is set by its name is refused in UIKit's words`() {
        let runtime = useFreshRuntime()
        UIDevice.current.setValue(UIInterfaceOrientation.landscapeRight.rawValue, forKey: "orientation")
        #expect(UIScreen.main.interfaceOrientation == .portrait)
        #expect(
            runtime.diagnostics.entries.map(\.message) == [
                "BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. Please use "
                    + "UIWindowScene.requestGeometryUpdate(_:)"
            ])
    }

    @Test func `a method of a variable's type is known by its name`() {
        useFreshRuntime()
        let missing: Quiet? = nil
        let selector = Selector("hush", of: missing) { $0.hush }
        #expect(Quiet().perform(selector).takeUnretainedValue() as? String == "hushed")
    }

    @Test func `a notification reaches the method until the observer is removed`() {
        useFreshRuntime()
        let (center, model) = (NotificationCenter(), Model())
        center.addObserver(model, selector: Selector("told:"), name: name, object: nil)
        center.post(name: name, object: nil)
        center.removeObserver(model, name: Notification.Name("another"), object: nil)
        center.post(name: name, object: nil)
        center.removeObserver(model)
        center.post(name: name, object: nil)
        #expect(model.heard == ["told MessageTests", "told MessageTests"])
    }

    @Test func `an observer of one object is notified of that one, and is not kept alive`() {
        useFreshRuntime()
        let (center, sender) = (NotificationCenter(), NSObject())
        weak var gone: Model?
        do {
            let model = Model()
            gone = model
            center.addObserver(model, selector: Selector("plain"), name: name, object: sender)
            center.post(name: name, object: nil)
            center.post(name: name, object: sender)
            #expect(model.heard == ["plain"])
        }
        #expect(gone == nil)
        center.post(name: name, object: sender)
    }

    @Test func `a token of Foundation's is removed as before`() {
        let center = NotificationCenter()
        nonisolated(unsafe) var count = 0
        let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in count += 1 }
        center.post(name: name, object: nil)
        center.removeObserver(token)
        center.post(name: name, object: nil)
        #expect(count == 1)
    }

    @Test func `a timer calls the method and has what it was given`() {
        useFreshRuntime()
        let model = Model()
        let timer = Timer(
            timeInterval: 60, target: model, selector: Selector("fired:"), userInfo: "bread", repeats: false)
        timer.fire()
        #expect(model.heard == ["fired bread"])
    }

    @Test func `a timer on the app's clock calls the method until it is invalidated`() {
        let runtime = useFreshRuntime()
        let model = Model()
        let timer = AppDelays.scheduledTimer(
            timeInterval: 1, target: model, selector: Selector("fired:"), userInfo: 7, repeats: true)
        for seconds in 1...2 {
            runtime.loop.setClock(to: Double(seconds))
            runtime.loop.turn()
        }
        timer.invalidate()
        runtime.loop.setClock(to: 3)
        runtime.loop.turn()
        #expect(model.heard == ["fired 7", "fired 7"])
    }

    @Test func `a later message comes when its time has passed, unless it is taken back`() {
        let runtime = useFreshRuntime()
        let model = Model()
        model.perform(Selector("plain"), with: nil, afterDelay: 1)
        model.perform(Selector("both:and:"), with: "x", afterDelay: 1)
        NSObject.cancelPreviousPerformRequests(
            withTarget: model, selector: Selector("both:and:"), object: "x")
        runtime.loop.setClock(to: 0.5)
        runtime.loop.turn()
        #expect(model.heard == [])
        runtime.loop.setClock(to: 1.5)
        runtime.loop.turn()
        #expect(model.heard == ["plain"])
    }

    @Test func `a property is set and read by its name`() {
        useFreshRuntime()
        let model = Model()
        model.setValue("bread", forKey: "name")
        #expect(model.value(forKey: "name") as? String == "bread")
        #expect(model.value(forKey: "count") as? Int == 0)
    }

    @Test func `the simulated system determines availability`() {
        useFreshRuntime(system: .iOS(16, 4))
        #expect(isSystemAvailable(16, 4) && isSystemAvailable(15) && !isSystemAvailable(17))
    }
}
