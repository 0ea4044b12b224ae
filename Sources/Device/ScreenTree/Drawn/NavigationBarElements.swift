import UIKit

extension ElementReader {
    /// The parts of a navigation bar from left to right: the back button, the items, the title. A search bar is last.
    func parts(of bar: UINavigationBar) -> [ElementSnapshot] {
        let parts = subviews(of: bar) + bar.titleElements
        let bottom = bar.screenRect(CGRect(x: 0, y: bar.lineBottom, width: 0, height: 0)).minY
        return parts.enumerated().sorted { one, other in
            let (isLow, isOtherLow) = (one.element.frame.minY >= bottom, other.element.frame.minY >= bottom)
            guard isLow == isOtherLow else { return isOtherLow }
            let (x, otherX) = (one.element.frame.minX, other.element.frame.minX)
            return x == otherX ? one.offset < other.offset : x < otherX
        }.map(\.element)
    }
}

extension UINavigationBar {
    /// The title, or else the class of the page without "Controller", as on a device.
    var nameForTests: String {
        if let title = topItem?.title, !title.isEmpty { return title }
        let owner = sequence(first: self as UIResponder, next: \.next).lazy
            .compactMap { $0 as? UINavigationController }.first
        guard let page = owner?.topViewController else { return "" }
        let name = String(reflecting: type(of: page))
        let short = name.hasPrefix("UIKit") ? String(name.split(separator: ".").last ?? "") : name
        return short.hasSuffix("Controller") ? String(short.dropLast("Controller".count)) : short
    }

    /// The drawn title: in the row of buttons, or below it.
    fileprivate var titleElements: [ElementSnapshot] {
        guard let item = topItem, !isHidden else { return [] }
        let titles = BarTitles(of: item)
        let isLarge = showsLargeTitle && barHeight > lineBottom + 1
        guard let words = isLarge ? titles.largeTitle : titles.title, !words.string.isEmpty else { return [] }
        var text = ElementSnapshot(.staticText, object: self)
        text.label = words.string
        text.traits = [.staticText, .header]
        text.frame = screenRect(isLarge ? largeTitleFrame(words) : titleFrame(words))
        return [text]
    }

    private func titleFrame(_ words: BarTitles.Words) -> CGRect {
        let size = smallTitle(words).size()
        let middle = (lineTop + min(lineBottom, lineTop + 44)) / 2
        return CGRect(
            x: bounds.midX - size.width / 2, y: middle - size.height / 2, width: size.width,
            height: size.height)
    }

    private func largeTitleFrame(_ words: BarTitles.Words) -> CGRect {
        let margin = largeTitleMargin
        return CGRect(
            x: margin, y: lineBottom, width: max(0, bounds.width - 2 * margin),
            height: max(0, min(Self.largeTitleRoom, barHeight - lineBottom)))
    }
}
