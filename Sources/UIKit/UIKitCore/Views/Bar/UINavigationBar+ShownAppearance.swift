// The appearance of a bar depends on the content under it, and on the top item.
extension UINavigationBar {
    /// Whether the content is scrolled to its edge, so that none of it is under the bar.
    package var isAtScrollEdge: Bool {
        guard let content = ownerContent?() else { return true }
        return content.contentOffset.y <= -content.adjustedContentInset.top + 0.5
    }

    package var standardAppearanceIfSet: UINavigationBarAppearance? {
        topItem?.standardAppearance ?? looksIfSet?.standardAppearance
    }

    package var scrollEdgeAppearanceIfSet: UINavigationBarAppearance? {
        topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
    }

    /// The current appearance; `nil` if the app has set none.
    package var shownAppearance: UINavigationBarAppearance? {
        isAtScrollEdge ? scrollEdgeAppearanceIfSet ?? standardAppearanceIfSet : standardAppearanceIfSet
    }

    /// The small title of an item, in the shown appearance.
    package func smallTitle(_ title: BarTitles.Words, opacity: CGFloat = 1) -> DrawnText {
        let attributes = shownAppearance?.titleTextAttributes ?? titleTextAttributes ?? [:]
        let color = attributes[.foregroundColor] as? UIColor ?? .label
        return title.drawn(
            attributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold),
            color.faded(by: opacity))
    }

    /// The line below the small title, in the shown appearance.
    package func smallSubtitle(_ subtitle: BarTitles.Words, opacity: CGFloat = 1) -> DrawnText {
        self.subtitle(subtitle, shownAppearance?.subtitleTextAttributes, size: 12, opacity)
    }

    /// The line below the large title, in the shown appearance.
    package func largeSubtitle(_ subtitle: BarTitles.Words, opacity: CGFloat = 1) -> DrawnText {
        self.subtitle(subtitle, shownAppearance?.largeSubtitleTextAttributes, size: 15, opacity)
    }

    private func subtitle(
        _ words: BarTitles.Words, _ attributes: [NSAttributedString.Key: Any]?, size: CGFloat,
        _ opacity: CGFloat
    ) -> DrawnText {
        let color = attributes?[.foregroundColor] as? UIColor ?? .secondaryLabel
        let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: size)
        return words.drawn(font, color.faded(by: opacity))
    }
}

extension UIColor {
    package func faded(by opacity: CGFloat) -> UIColor {
        guard opacity < 1 else { return self }
        return UIColor { traits in
            let color = self.resolvedColor(with: traits)
            return color.withAlphaComponent(color.cgColor.alpha * opacity)
        }
    }
}
