// The frames of titles with a line below them. Apple documents no sizes for subtitles.
extension UINavigationBar {
    /// The additional height of a bar with a text below its large title, in points.
    static let largeSubtitleHeight: CGFloat = 22

    /// The distance between the tops of a large title and the line below it, in points.
    private static let largeTitleLine: CGFloat = 46

    /// The top of the line below the large title.
    package func largeSubtitleTop(of item: UINavigationItem) -> CGFloat {
        lineBottom - (item.state?.titleRoomTaken ?? 0) + Self.largeTitleLine
    }

    /// The leading and trailing margin of a large title, in points.
    package var largeTitleMargin: CGFloat { layoutMargins.left > 8 ? layoutMargins.left : 16 }

    /// Divides the row of buttons into the lines of a small title and its subtitle.
    package func lines(_ line: CGRect, with subtitle: BarTitles.Line) -> (title: CGRect, subtitle: CGRect) {
        guard subtitle != .none else { return (line, .zero) }
        let height = min(line.height, 38)
        let top = line.midY - height / 2
        let titleHeight = height * 22 / 38
        return (
            CGRect(x: line.minX, y: top, width: line.width, height: titleHeight),
            CGRect(x: line.minX, y: top + titleHeight, width: line.width, height: height - titleHeight)
        )
    }

    /// The width of a small title and its subtitle, in points.
    package func width(of titles: BarTitles) -> CGFloat {
        let title = titles.title.map { smallTitle($0).size().width } ?? 0
        return switch titles.subtitle {
        case .none: title
        case .words(let words): max(title, smallSubtitle(words).size().width)
        case .view(let view): max(title, view.sizeInBar.width)
        }
    }

    /// The subtitle view that is visible, with its frame.
    func placedSubtitleView(of item: UINavigationItem) -> BroughtViews.Placed? {
        guard item.state != nil, Runtime.current.system >= .iOS(26) else { return nil }
        let titles = BarTitles(of: item)
        let taken = item.state?.titleRoomTaken ?? 0
        if showsLargeTitle, taken < item.largeTitleRoom {
            return titles.largeSubtitle.view.flatMap { placedLarge($0, of: item) }
        }
        return titles.subtitle.view.map { placedSmall($0, of: item, titles) }
    }

    private func placedSmall(
        _ view: UIView, of item: UINavigationItem, _ titles: BarTitles
    ) -> BroughtViews.Placed {
        let room = titleRoom(
            of: item, title: width(of: titles), from: lineTop, to: min(lineBottom, lineTop + 44))
        let line = lines(room.line, with: titles.subtitle).subtitle
        let size = view.sizeInBar
        let x = room.alignment == .center ? line.midX - size.width / 2 : line.minX
        return BroughtViews.Placed(
            view: view, frame: CGRect(x: x, y: line.minY, width: size.width, height: size.height))
    }

    /// A subtitle view that is scrolled up is behind the row of buttons.
    private func placedLarge(_ view: UIView, of item: UINavigationItem) -> BroughtViews.Placed? {
        let (size, top) = (view.sizeInBar, largeSubtitleTop(of: item))
        guard top >= lineBottom else { return nil }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isRightToLeft ? bounds.width - largeTitleMargin - size.width : largeTitleMargin
        return BroughtViews.Placed(
            view: view, frame: CGRect(x: x, y: top, width: size.width, height: size.height))
    }
}
