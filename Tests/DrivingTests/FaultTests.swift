import PageFlowTesting
import Testing

@testable import Driving

/// The words of each error: the reason, the nearest name, and the elements in sight.
@MainActor @Suite(.onStage) struct FaultTests {
    private nonisolated static let cases = [
        ("tap Senca", "nothing in sight is called \"Senca\". Did you mean \"Sencha\"?\nin sight: "),
        ("tap Rooibos", "nothing in sight is called \"Rooibos\".\nin sight: "),
        ("tap #pay", "nothing in sight is called #pay.\n"),
        ("tap @7", "The last screen has no number 7: screen lists the elements."),
        ("tap 900,900", "900,900 is outside of the screen of 393x852."),
        ("tap", "tap needs target: tap TARGET"),
        ("tpa Sencha", "There is no command \"tpa\". Did you mean \"tap\"? help lists the commands."),
        ("double Sencha", "double needs tap: double tap TARGET"),
        ("type x", "no text is being edited: no field is in sight."),
        ("clear", "no text is being edited: no field is in sight."),
        ("pull", "no sheet is presented: tab:0/CataloguePage"),
        ("back", "this page has no back button.\nin sight: "),
        ("swipe sideways", "\"sideways\" is none of back, up, down, left, right."),
        ("swipe up Sencha", "After the direction, swipe takes \"in TARGET\", not \"Sencha\"."),
        ("swipe back in Sencha", "swipe back takes no target: it starts at the edge."),
        ("scroll to Rooibos", "no scrolling reveals \"Rooibos\".\nin sight: "),
        ("wait long", "\"long\" is no number of seconds from 0 to 3600."),
        ("wait -1", "\"-1\" is no number of seconds from 0 to 3600."),
        ("open teas", "\"teas\" is no link: it needs a scheme, such as shop://orders/4711."),
        ("rotate landscape", "\"landscape\" is none of portrait, landscapeLeft, landscapeRight, upsideDown."),
        ("expect Rooibos", "nothing in sight is called \"Rooibos\"."),
        ("expect no Sencha", "\"Sencha\" is in sight."),
        ("restore a", "No moment is saved: save NAME keeps one."),
        ("save", "save needs name: save NAME"),
        ("shot page.gif", "'page.gif' ends neither in .svg nor in .png."),
        ("device iPadMin", "There is no device \"iPadMin\". Did you mean \"iPadMini\"?"),
        ("device style drak", "style is one of light, dark, not \"drak\"."),
        ("device stile dark", "There is no setting \"stile\". Did you mean \"style\"?"),
        ("device iOS 9", "iOS takes a version from 12 to 26, not \"9\"."),
        ("screen big", "screen takes only \"full\", not \"big\"."),
        ("path x", "path takes nothing after it, not \"x\"."),
        ("help tab", "There is no command \"tab\". Did you mean \"tap\"?"),
    ]

    @Test(arguments: cases)
    func `an error has a reason and a repair, and the session continues`(line: String, words: String) async {
        let replies = await ShopSession.replies(to: [line, "path"])
        let text = replies.first?.text ?? ""
        #expect(text.hasPrefix("error: " + words), "\(text)")
        #expect(replies.map(\.isFault) == [true, false])
        #expect(replies.last?.text == "tab:0/CataloguePage")
    }

    @Test func `an unknown moment names the saved ones`() async {
        let reply = await ShopSession.reply(to: ["save checkout", "restore chekout"])
        #expect(reply == "error: There is no moment \"chekout\". Did you mean \"checkout\"? Saved: checkout")
    }

    @Test func `text without a field names the fields in sight`() async {
        let reply = await ShopSession.reply(to: ["tap Sencha", "tap Buy now", "type x"])
        let words = "error: no text is being edited: tap a field first. In sight: \"Address\""
        #expect(reply.hasPrefix(words), "\(reply)")
    }

    @Test(
        arguments: [
            ("sencha", ["Sencha", "Basket"], "Sencha"), ("Basket", ["Sencha", "Bask"], "Bask"),
            ("teas", ["Green teas", "Shop"], "Green teas"), ("x", ["Sencha"], nil),
            ("tpa", ["pull", "tap"], "tap"), ("Pay", [], nil),
        ] as [(String, [String], String?)])
    func `the nearest name has the fewest other characters`(name: String, names: [String], nearest: String?) {
        #expect(NearestName.of(name, in: names) == nearest)
    }
}
