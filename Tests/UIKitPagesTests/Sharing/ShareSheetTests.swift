import Simulator
import TestTraits
import Testing

/// The share sheet: its activities, their effects, the app's callbacks.
@MainActor @Suite(.inTurn) struct ShareSheetTests {
    private let page = UIViewController()

    private func open(_ sheet: UIActivityViewController, in sim: Simulator) throws {
        sim.launch(page)
        page.present(sheet, animated: true)
        try sim.settle()
    }

    @Test(arguments: [
        (["text"], "airDrop message mail copy print"),
        (["url"], "airDrop message mail copy readingList"),
        (["image"], "airDrop message mail copy save contact print"),
        (["number"], "airDrop"),
        (["text", "url", "image"], "airDrop message mail copy readingList save contact print"),
    ])
    func `the system offers what it can do with the items`(items: [String], expected: String) throws {
        let sim = Simulator()
        let values: [String: Any] = [
            "text": "Hello", "url": URL(string: "https://example.com")!, "image": sim.photos[0], "number": 3,
        ]
        let sheet = UIActivityViewController(
            activityItems: items.map { values[$0]! }, applicationActivities: nil)
        let names: [(UIActivity.ActivityType, String)] = [
            (.airDrop, "airDrop"), (.message, "message"), (.mail, "mail"), (.copyToPasteboard, "copy"),
            (.addToReadingList, "readingList"), (.saveToCameraRoll, "save"), (.assignToContact, "contact"),
            (.print, "print"),
        ]
        try open(sheet, in: sim)
        sim.choose(activity: UIActivity.ActivityType("none"))
        let offered = try #require(sim.diagnostics.last?.message)
        #expect(
            names.filter { offered.contains($0.0.rawValue) }.map(\.1).joined(separator: " ") == expected)
    }

    @Test func `the user's choice is done, and told when the page has gone`() throws {
        let sim = Simulator()
        let sheet = UIActivityViewController(activityItems: ["Hello"], applicationActivities: nil)
        var told: [String] = []
        sheet.completionWithItemsHandler = { [page] type, completed, items, error in
            told.append("\(type?.rawValue ?? "none") \(completed) \(items == nil) \(error == nil)")
            #expect(page.presentedViewController == nil)
        }
        try open(sheet, in: sim)
        #expect(sim.choose(activity: .copyToPasteboard) && told.isEmpty)
        try sim.settle()
        #expect(told == ["com.apple.UIKit.activity.CopyToPasteboard true true true"])
        #expect(UIPasteboard.general.string == "Hello")
        #expect(sim.shared.map(\.activity) == [.copyToPasteboard])
        #expect(sheet.completionWithItemsHandler == nil)
    }

    @Test(arguments: ["button", "pull"])
    func `a cancellation is reported as not completed`(way: String) throws {
        let sim = Simulator()
        let sheet = UIActivityViewController(activityItems: ["Hello"], applicationActivities: nil)
        var told: [Bool] = []
        sheet.completionHandler = { told.append($1 || $0 != nil) }
        try open(sheet, in: sim)
        if way == "pull" { sim.pullAway(sheet) } else { #expect(sim.tap("Close")) }
        try sim.settle()
        #expect(told == [false] && page.presentedViewController == nil)
    }

    @Test func `saving adds to the device's pictures, and excluded activities are not offered`() throws {
        let sim = Simulator()
        let sheet = UIActivityViewController(activityItems: [sim.photos[0]], applicationActivities: nil)
        sheet.excludedActivityTypes = [.mail, .print]
        try open(sheet, in: sim)
        #expect(!sim.choose(activity: .mail))
        #expect(sim.tap("Save Image"))
        try sim.settle()
        #expect(sim.photos.count == 7 && sim.photos.last === sim.photos[0])
    }

    @Test func `an item source is asked twice: for a placeholder, and for the activity chosen`() throws {
        let sim = Simulator()
        let source = Source()
        let sheet = UIActivityViewController(activityItems: [source], applicationActivities: nil)
        try open(sheet, in: sim)
        #expect(sim.choose(activity: .mail))
        #expect(sim.shared.first?.items as? [String] == ["for com.apple.UIKit.activity.Mail"])
        #expect(sim.shared.first?.subject == "Subject")
    }

    @Test func `an app's activity is asked, prepared and performed`() throws {
        let sim = Simulator()
        let activity = CountingActivity()
        let sheet = UIActivityViewController(activityItems: [3, "x"], applicationActivities: [activity])
        var told: [Bool] = []
        sheet.completionWithItemsHandler = { type, completed, _, _ in
            told.append(completed && type == CountingActivity.type)
        }
        try open(sheet, in: sim)
        #expect(sim.tap("Count"))
        try sim.settle()
        #expect(activity.calls == ["canPerform 2", "prepare 2", "perform"] && told.isEmpty)
        activity.activityDidFinish(true)
        try sim.settle()
        #expect(told == [true] && page.presentedViewController == nil)
    }

    @Test func `an app's activity with a page is presented over the sheet, and both go`() throws {
        let sim = Simulator()
        let activity = CountingActivity()
        activity.ownPage = UIViewController()
        let sheet = UIActivityViewController(activityItems: [3], applicationActivities: [activity])
        var told: [Bool] = []
        sheet.completionWithItemsHandler = { told.append($1 && $3 == nil) }
        try open(sheet, in: sim)
        sim.choose(activity: CountingActivity.type)
        try sim.settle()
        #expect(sheet.presentedViewController === activity.ownPage && !activity.calls.contains("perform"))
        activity.activityDidFinish(false)
        try sim.settle()
        #expect(page.presentedViewController == nil && told == [false])
    }

    @Test func `on a pad it is a popover, which must know its place`() throws {
        let sim = Simulator(device: .iPadPro11)
        sim.recordsExceptions = true
        let sheet = UIActivityViewController(activityItems: ["Hello"], applicationActivities: nil)
        try open(sheet, in: sim)
        #expect(sim.diagnostics.first?.message.contains("should have a non-nil sourceView") == true)
        #expect(page.presentedViewController == nil)
        let other = UIActivityViewController(activityItems: ["Hello"], applicationActivities: nil)
        other.popoverPresentationController?.sourceView = page.view
        page.present(other, animated: true)
        try sim.settle()
        #expect(page.presentedViewController === other)
    }
}

private final class Source: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
        ""
    }

    func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { "for \(activityType?.rawValue ?? "none")" }

    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "Subject" }
}

private final class CountingActivity: UIActivity {
    static let type = UIActivity.ActivityType("count")
    var calls: [String] = []
    var ownPage: UIViewController?

    override var activityType: UIActivity.ActivityType? { Self.type }
    override var activityTitle: String? { "Count" }
    override var activityViewController: UIViewController? { ownPage }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        calls.append("canPerform \(activityItems.count)")
        return true
    }

    override func prepare(withActivityItems activityItems: [Any]) {
        calls.append("prepare \(activityItems.count)")
    }

    override func perform() { calls.append("perform") }
}
