import UIKit

/// An unreadable text on a page: truncated, or covered by another one.
struct TextFault: CustomStringConvertible {
    let description: String

    /// The faults of a page, in its view and in its window's bars.
    @MainActor
    static func all(on page: UIView) -> [TextFault] {
        let texts = page.visibleTexts
        return texts.compactMap(\.cut) + overlaps(among: texts)
    }

    @MainActor
    private static func overlaps(among texts: [VisibleText]) -> [TextFault] {
        texts.indices.flatMap { first in
            texts[(first + 1)...].filter { $0.place.insetBy(dx: 2, dy: 2).intersects(texts[first].place) }.map
            {
                TextFault(description: "“\(texts[first].text)” and “\($0.text)” lie over each other")
            }
        }
    }
}

/// A label with text, and its area in the window.
@MainActor
private struct VisibleText {
    let label: UILabel
    let text: String
    let place: CGRect

    init?(_ label: UILabel, in clip: CGRect) {
        guard let text = label.text, !text.isEmpty, label.alpha > 0 else { return nil }
        let inside = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: label.numberOfLines)
        let place = label.convert(inside, to: nil).intersection(clip)
        guard !place.isNull, place.width > 1, place.height > 1 else { return nil }
        (self.label, self.text, self.place) = (label, text, place)
    }

    /// The available space for the text; a title's is that of its button.
    private var room: CGSize { (label.superview as? UIButton)?.bounds.size ?? label.bounds.size }

    var cut: TextFault? {
        let single = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0))
        if label.adjustsFontSizeToFitWidth {
            return single.width * max(label.minimumScaleFactor, 0.3) > room.width + 1 ? fault("is cut") : nil
        }
        let isShort = single.width <= room.width + 1 && single.height <= room.height + 1
        guard !isShort else { return nil }
        let needed = label.sizeThatFits(CGSize(width: room.width, height: 0))
        if label.numberOfLines == 1 || needed.height > room.height + 1 { return fault("is cut") }
        // A word that is too long for any line of the page is broken anywhere.
        let line = (label.window?.bounds.width ?? 0) - 120
        return longestWord > room.width + 1 && longestWord <= line ? fault("has a broken word") : nil
    }

    private var longestWord: CGFloat {
        text.split { $0 == " " || $0 == "-" }.map { word in
            (String(word) as NSString).size(withAttributes: [.font: label.font as Any]).width
        }.max() ?? 0
    }

    private func fault(_ what: String) -> TextFault {
        TextFault(description: "“\(text)” \(what), in \(Int(room.width)) x \(Int(room.height))")
    }
}

extension UIView {
    fileprivate var visibleTexts: [VisibleText] {
        window.map { visibleTexts(in: $0.bounds) } ?? []
    }

    private func visibleTexts(in clip: CGRect) -> [VisibleText] {
        guard !isHidden, alpha > 0 else { return [] }
        let own = (self as? UILabel).flatMap { VisibleText($0, in: clip) }
        let inside =
            clipsToBounds || self is UIScrollView ? clip.intersection(convert(bounds, to: nil)) : clip
        guard !inside.isNull else { return [] }
        return (own.map { [$0] } ?? []) + subviews.flatMap { $0.visibleTexts(in: inside) }
    }
}
