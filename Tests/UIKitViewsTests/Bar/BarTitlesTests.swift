import TestTraits
import Testing
import UIKit

/// The titles of a navigation item that a bar shows since iOS 26.
@MainActor
@Suite(.inTurn) struct BarTitlesTests {
    private func titles(
        on system: SystemVersion = .iOS(26), _ change: (UINavigationItem) -> Void
    ) -> BarTitles {
        Runtime.current = Runtime(system: system, device: .iPhone16)
        let item = UINavigationItem(title: "Title")
        change(item)
        return BarTitles(of: item)
    }

    @Test func `without other values the title is small and large, and there is no subtitle`() {
        let plain = titles { _ in }
        #expect(plain.title?.string == "Title" && plain.largeTitle?.string == "Title")
        #expect(plain.subtitle == .none && plain.largeSubtitle == .none)
        let empty = titles { $0.subtitle = "" }
        #expect(empty.subtitle == .none && empty.largeSubtitle == .none)
    }

    @Test func `a large title text replaces only the large title`() {
        let both = titles { $0.largeTitle = "Large" }
        #expect(both.title?.string == "Title" && both.largeTitle?.string == "Large")
    }

    @Test func `each large subtitle takes precedence over the ones before it`() {
        let view = UIView()
        let changes: [(UINavigationItem) -> Void] = [
            { $0.subtitle = "a" }, { $0.largeSubtitle = "b" },
            { $0.largeAttributedSubtitle = AttributedString("c") }, { $0.largeSubtitleView = view },
        ]
        let shown = (1...4).map { count in
            titles { item in for change in changes.prefix(count) { change(item) } }.largeSubtitle
        }
        #expect(shown.prefix(3).map { $0.words?.string } == ["a", "b", "c"])
        #expect(shown[3] == .view(view))
    }

    @Test func `a subtitle view takes precedence over an attributed subtitle, and that over a plain one`() {
        let view = UIView()
        let attributed = titles {
            $0.subtitle = "plain"
            $0.attributedSubtitle = AttributedString("attributed")
        }
        #expect(attributed.subtitle.words?.string == "attributed")
        let ofView = titles {
            $0.attributedSubtitle = AttributedString("attributed")
            $0.subtitleView = view
        }
        #expect(ofView.subtitle == .view(view))
        #expect(titles { $0.attributedTitle = AttributedString("New") }.title?.string == "New")
    }

    @Test func `a title view replaces the small texts, not the large ones`() {
        let hidden = titles {
            $0.titleView = UIView()
            $0.subtitle = "subtitle"
            $0.attributedTitle = AttributedString("New")
        }
        #expect(hidden.title == nil && hidden.subtitle == .none)
        #expect(hidden.largeTitle?.string == "Title" && hidden.largeSubtitle.words?.string == "subtitle")
    }

    @Test func `before iOS 26 only the title is shown`() {
        let old = titles(on: .iOS(18)) {
            $0.subtitle = "subtitle"
            $0.largeTitle = "Large"
        }
        #expect(old.largeTitle?.string == "Title" && old.subtitle == .none && old.largeSubtitle == .none)
    }

    @Test func `the subtitle is the text of the attributed subtitle`() {
        let item = UINavigationItem(title: "Title")
        item.subtitle = "plain"
        item.attributedSubtitle = AttributedString("attributed")
        #expect(item.subtitle == "attributed" && item.attributedSubtitle == AttributedString("attributed"))
        item.attributedSubtitle = nil
        #expect(item.subtitle == "plain" && item.largeAttributedSubtitle == nil)
    }

    @Test func `an appearance copies the attributes of subtitles`() {
        let looks = UINavigationBarAppearance()
        #expect(looks.subtitleTextAttributes.isEmpty && looks.largeSubtitleTextAttributes.isEmpty)
        looks.subtitleTextAttributes = [.foregroundColor: UIColor.red]
        looks.largeSubtitleTextAttributes = [.foregroundColor: UIColor.blue]
        let copy = UINavigationBarAppearance(barAppearance: looks)
        #expect(copy.subtitleTextAttributes[.foregroundColor] as? UIColor == .red)
        #expect(copy.largeSubtitleTextAttributes[.foregroundColor] as? UIColor == .blue)
    }
}
