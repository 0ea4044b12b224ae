/// The titles of a navigation item that a bar shows.
///
/// Subtitles, attributed titles and a separate large title exist since iOS 26. Evidence: ios26-BARS-02.
@MainActor
package struct BarTitles {
    /// A text in the bar's style, or an attributed text.
    package enum Words: Equatable {
        case plain(String)
        case attributed(NSAttributedString)

        package var string: String {
            switch self {
            case .plain(let text): text
            case .attributed(let text): text.string
            }
        }

        /// The text, with the font and the color where the attributed text has none.
        @MainActor
        package func drawn(_ font: UIFont, _ color: UIColor) -> DrawnText {
            switch self {
            case .plain(let text): DrawnText(text, font, color)
            case .attributed(let text): DrawnText(text, font, color)
            }
        }
    }

    /// The line below a title.
    package enum Line: Equatable {
        case none
        case words(Words)
        case view(UIView)

        fileprivate init(_ words: Words?) {
            self = words.map { $0.string.isEmpty ? .none : .words($0) } ?? .none
        }

        package var words: Words? {
            if case .words(let words) = self { words } else { nil }
        }

        var view: UIView? {
            if case .view(let view) = self { view } else { nil }
        }
    }

    /// The title in the row of buttons; `nil` for an item with a title view or without a title.
    package private(set) var title: Words?
    /// The line below the title.
    package private(set) var subtitle = Line.none
    package private(set) var largeTitle: Words?
    /// The line below the large title.
    package private(set) var largeSubtitle = Line.none

    package init(of item: UINavigationItem) {
        let plain = item.title.map(Words.plain)
        largeTitle = plain
        if item.titleView == nil { title = plain }
        guard let state = item.state, Runtime.current.system >= .iOS(26) else { return }
        if let own = state.largeTitle { largeTitle = .plain(own) }
        largeSubtitle = Self.largeSubtitle(of: item, state)
        guard item.titleView == nil else { return }
        if let attributed = state.attributedTitle { title = .attributed(attributed) }
        subtitle = Self.subtitle(of: item, state)
    }

    private static func subtitle(of item: UINavigationItem, _ state: NavigationItemState) -> Line {
        if let view = state.subtitleView { return .view(view) }
        if let attributed = state.attributedSubtitle { return Line(.attributed(attributed)) }
        return Line(item.subtitle.map(Words.plain))
    }

    private static func largeSubtitle(of item: UINavigationItem, _ state: NavigationItemState) -> Line {
        if let view = state.largeSubtitleView { return .view(view) }
        if let attributed = state.largeAttributedSubtitle { return Line(.attributed(attributed)) }
        return Line((item.largeSubtitle ?? item.subtitle).map(Words.plain))
    }
}

extension UINavigationItem {
    /// The height of a large title with the line below it, in points, before content is scrolled.
    package var largeTitleRoom: CGFloat {
        guard state != nil else { return UINavigationBar.largeTitleRoom }
        return switch BarTitles(of: self).largeSubtitle {
        case .none: UINavigationBar.largeTitleRoom
        case .words: UINavigationBar.largeTitleRoom + UINavigationBar.largeSubtitleHeight
        case .view(let view): UINavigationBar.largeTitleRoom + view.sizeInBar.height
        }
    }
}
