import Simulator

// Titles and subtitles of a navigation bar, since iOS 26.
extension Scenario {
    static let barTitles: [Scenario] = [
        .rule(
            EvidenceEntry(
                "ios26-BARS-02", "Large title family", ios: "26+",
                source: .documentation("iPhoneOS 26.2 SDK, UIKit.framework/Headers/UINavigationItem.h"),
                notes: """
                    Quote: When `nil`, the navigation bar will use the navigation item's current title. The
                    header says the same of largeSubtitle and subtitle, and of largeAttributedSubtitle and
                    largeSubtitle. Of largeSubtitleView: When non-nil, this takes precedence over any other
                    subtitle.
                    """),
            statements: 6
        ) { stage in
            let page = ScrolledPage("A")
            let item = page.navigationItem
            item.title = "long"
            let stack = stage.navigation([page])
            stack.navigationBar.prefersLargeTitles = true
            try stage.launch(stack)
            stage.state("largeTitle nil: the title is large", stage.barTexts == ["long"], "\(stage.barTexts)")
            item.largeTitle = "short"
            item.subtitle = "subtitle"
            stage.state(
                "largeSubtitle nil: the subtitle is below the large title",
                stage.barTexts == ["short", "subtitle"], "\(stage.barTexts)")
            item.largeSubtitle = "large subtitle"
            stage.state(
                "largeAttributedSubtitle nil: the large subtitle is there",
                stage.barTexts == ["short", "large subtitle"], "\(stage.barTexts)")
            item.largeAttributedSubtitle = AttributedString("attributed")
            stage.state(
                "the attributed one takes precedence", stage.barTexts == ["short", "attributed"],
                "\(stage.barTexts)")
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 12))
            item.largeSubtitleView = view
            stage.state(
                "largeSubtitleView takes precedence over all",
                stage.barTexts == ["short"] && view.isDescendant(of: stack.navigationBar),
                "\(stage.barTexts)")
            page.content.contentOffset.y += 300
            try stage.settle()
            stage.state(
                "the inline title is the title", stage.barTexts.contains("long"), "\(stage.barTexts)")
        },
        .rule(
            EvidenceEntry(
                "ios26-BARS-04", "Where the large title lives", ios: "26+",
                source: .documentation("https://developer.apple.com/videos/play/wwdc2025/284"),
                notes: """
                    At the top of the content scroll view; it scrolls with the content. The session also
                    says that it has no bar background of its own, which is a matter of its look.
                    """),
            statements: 1
        ) { stage in
            let page = ScrolledPage("A")
            page.navigationItem.title = "Title"
            let stack = stage.navigation([page])
            stack.navigationBar.prefersLargeTitles = true
            try stage.launch(stack)
            let before = stage.place(ofText: "Title")
            page.content.contentOffset.y += 30
            try stage.settle()
            let after = stage.place(ofText: "Title")
            let way = before.flatMap { first in after.map { first.y - $0.y } }
            stage.state(
                "the content is scrolled by 30 points: the large title moves by 30",
                way.map { abs($0 - 30) < 0.1 } ?? false,
                "\(way.map { "\($0)" } ?? "nothing is drawn")")
        },
        .rule(
            EvidenceEntry(
                "ios26-BARS-14", "Trailing items would touch the centered title", ios: "26.4",
                source: .claim(
                    "https://github.com/software-mansion/react-native-screens/blob/8fe8b874ee1d5a68d6d0ce48b4ac350787176e78/apps/src/tests/single-feature-tests/stack-v5/test-stack-subviews-ios/scenario.md"
                ),
                notes: """
                    A manual test. Quote: moves from center to the leading edge if trailing buttons would
                    otherwise touch it
                    """),
            statements: 2
        ) { stage in
            let page = stage.page("A")
            page.navigationItem.title = "Tea"
            try stage.launch(stage.navigation([page]))
            let middle = stage.place(ofText: "Tea")
            stage.state(
                "without items the title is centered", middle.map { (150...200).contains($0.x) } ?? false,
                "\(String(describing: middle))")
            page.navigationItem.rightBarButtonItems = ["A long title", "Another title"].map {
                UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil)
            }
            let side = stage.place(ofText: "Tea")
            stage.state(
                "with items that would touch it, it is at the leading edge", side.map { $0.x < 40 } ?? false,
                "\(String(describing: side))")
        },
    ]
}

/// A page with a long content.
private final class ScrolledPage: Page {
    let content = UIScrollView()

    override func loadView() {
        view = content
        content.contentSize = CGSize(width: 300, height: 2_000)
    }
}

// What the picture of the screen shows.
extension Stage {
    /// The drawn texts, in order, without the status bar's.
    var barTexts: [String] { drawnTexts.map(\.text) }

    /// The position of a drawn text.
    func place(ofText text: String) -> CGPoint? { drawnTexts.first { $0.text == text }?.place }

    private var drawnTexts: [(text: String, place: CGPoint)] {
        sim.picture().svg.split(separator: "\n").compactMap { line in
            guard let text = line.firstMatch(of: /<text[^>]*>([^<]*)<\/text>/)?.1, text != "9:41",
                let x = line.firstMatch(of: /\sx="([-\d.]+)"/).flatMap({ Double($0.1) }),
                let y = line.firstMatch(of: /\sy="([-\d.]+)"/).flatMap({ Double($0.1) })
            else { return nil }
            return (String(text), CGPoint(x: x, y: y))
        }
    }
}
