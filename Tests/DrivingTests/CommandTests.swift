import Foundation
import PageFlowTesting
import Simulator
import Testing

@testable import Driving

/// Each command of a session, and its answer.
@MainActor @Suite(.onStage) struct CommandTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let lines: [String]
        /// A part of the answer to the last line.
        let part: String

        init(_ lines: String..., answers part: String) { (self.lines, self.part) = (lines, part) }

        var testDescription: String { lines.joined(separator: ", ") }
    }

    private static let checkout = ["tap Sencha", "tap Buy now", "tap Address"]

    private nonisolated static let cases = [
        Case("path", answers: "tab:0/CataloguePage"),
        Case("tap Sencha", answers: "now tab:0/CataloguePage/Sencha\nin sight: "),
        Case("tap \"Sencha\"", answers: "now tab:0/CataloguePage/Sencha"),
        Case("double tap Sencha", answers: "now tab:0/CataloguePage/Sencha"),
        Case("hold Sencha for 0.5", answers: "now tab:0/CataloguePage/Sencha"),
        Case("tap Basket", answers: "now tab:1/BasketPage"),
        Case("tap Filter", answers: "now tab:0/CataloguePage + modal:FilterPage"),
        Case("tap Filter", "pull", answers: "now tab:0/CataloguePage\n"),
        Case("tap Filter", "tap Green teas", "expect no Darjeeling", answers: "is not in sight, as expected"),
        Case("tap Sencha", "swipe back", answers: "now tab:0/CataloguePage\n"),
        Case("tap Sencha", "back", answers: "now tab:0/CataloguePage\n"),
        Case("tap Sencha", "tap Review", "back", answers: "now tab:0/CataloguePage/Sencha\n"),
        Case("swipe up", answers: "same page"),
        Case("swipe left in All teas", answers: "same page"),
        Case("scroll to Gyokuro", answers: "same page; nothing changed"),
        Case("open shop://teas/2", answers: "now tab:0/CataloguePage/Darjeeling"),
        Case("wait 0.5", answers: "same page; nothing changed"),
        Case("rotate", answers: "same page; "),
        Case("rotate portrait", answers: "same page; nothing changed"),
        Case("expect Sencha", answers: "\"Sencha\" is in sight, as expected"),
        Case("tap Sencha", "callbacks", answers: "ProductPage.viewDidAppear"),
        Case("callbacks", answers: "CataloguePage.viewDidAppear"),
        Case("diagnostics", answers: "no diagnostics"),
        Case("device style dark", answers: "same page; "),
        Case("device iPadMini", answers: "launched shop on iPadMini, iOS "),
        Case("device iOS 17", answers: "launched shop on iPhone16, iOS 17: tab:0/CataloguePage"),
        Case("device memoryWarning", answers: "same page; nothing changed"),
        Case("tap Sencha", "launch", answers: "launched shop: tab:0/CataloguePage\n"),
        Case("save start", answers: "saved \"start\", after 0 actions"),
        Case("help tap", answers: "tap TARGET\nTaps an element."),
        Case("help double tap", answers: "double tap TARGET\n"),
        Case("help", answers: "swipe back|up|down|left|right [in TARGET]"),
    ]

    @Test(arguments: cases)
    func `a command answers with its effect`(_ example: Case) async {
        let reply = await ShopSession.replies(to: example.lines).last
        #expect(reply?.text?.contains(example.part) == true, "\(reply?.text ?? "nothing")")
        #expect(reply?.isFault == false)
    }

    @Test func `each command has a case here`() {
        let begun = Set(
            Self.cases.flatMap(\.lines).map { $0.replacing("double tap", with: "double-tap") }
                .compactMap { $0.split(separator: " ").first.map(String.init) })
        let elsewhere: Set = ["screen", "shot", "type", "clear", "restore", "test", "quit"]
        #expect(Set(CommandForm.all.map(\.name)).subtracting(begun) == elsewhere)
    }

    @Test func `text is typed and cleared, and each answer shows the field`() async {
        let lines = Self.checkout + ["type 1 High Street", "clear"]
        let texts = await ShopSession.replies(to: lines).compactMap(\.text)
        #expect(texts[2].contains("editing"))
        #expect(texts[3].contains("=\"1 High Street\""))
        #expect(texts[4].hasPrefix("same page; ") && !texts[4].contains("="))
    }

    @Test func `escapes are keys`() async {
        let reply = await ShopSession.reply(to: Self.checkout + ["type ab\\bc"])
        #expect(reply.contains("=\"ac\""))
    }

    @Test func `comments and empty lines have no answer, and quit ends the session`() async {
        let replies = await ShopSession.replies(to: ["# a purchase", "", "quit"])
        #expect(replies.map(\.text) == [nil, nil, nil])
        #expect(replies.map(\.isLast) == [false, false, true])
    }

    @Test func `an element is tapped by its number and by a point`() async throws {
        let driver = await ShopSession.begin()
        let lines = ScreenContent(of: driver.simulator, named: "").lines
        let frame = try #require(lines.first { $0.name.hasPrefix("Gyokuro") }?.frame)
        let reply = await driver.perform(.tap(.point(CGPoint(x: frame.midX, y: frame.midY))))
        #expect(reply.path == "tab:0/CataloguePage/Gyokuro")
        #expect(driver.deeds.last?.lines.first == "#expect(sim.tap(\"Gyokuro\"))")
    }
}

/// Moments and tests of a session.
@MainActor @Suite(.onStage) struct KeepingTests {
    private static let lines = ["tap Sencha", "tap Buy now", "save checkout", "tap Cancel"]

    @Test func `a moment is restored in a new simulator, and the session continues from it`() async {
        let session = TextProtocol(await ShopSession.begin())
        for line in Self.lines { _ = await session.answer(line) }
        let restored = await session.answer("restore checkout")
        let text = restored.text ?? ""
        let path = "tab:0/CataloguePage/Sencha + modal:AddressPage"
        #expect(text.hasPrefix("restored \"checkout\": \(path)\n"), "\(text)")
        let next = await session.answer("tap Continue")
        #expect(next.text?.contains("PaymentPage") == true)
        let test = await session.answer("test").text ?? ""
        #expect(!test.contains("Cancel"))
    }

    @Test func `the session is a Swift test with its name`() async {
        let test = await ShopSession.reply(
            to: ["tap Sencha", "expect Buy now", "tap Buy now", "test a purchase begins"])
        let lines = [
            "import Shop", "@Test func `a purchase begins`() async throws {",
            "let sim = Simulator(device: .iPhone16, system: .iOS(26))",
            "sim.launch(sceneDelegate: ShopScene())", "#expect(sim.tap(\"Sencha\"))", "await sim.settled()",
            "#expect(sim.place(of: \"Buy now\") != nil)", "#expect(sim.tap(\"Buy now\"))",
        ]
        for line in lines { #expect(test.contains(line), "\(line) is missing in \(test)") }
    }

    @Test func `a picture is written to a file`() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).svg")
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(await ShopSession.reply(to: ["shot \(file.path)"]) == "wrote \(file.path)")
        #expect(try String(contentsOf: file, encoding: .utf8).contains("Sencha"))
    }

    @Test func `failed commands aren't part of the test`() async {
        let test = await ShopSession.reply(to: ["tap Rooibos", "tap Sencha", "test"])
        #expect(!test.contains("Rooibos") && test.contains("Sencha"))
    }
}
