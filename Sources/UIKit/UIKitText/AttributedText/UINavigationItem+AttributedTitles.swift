// The bar has the texts as `NSAttributedString`, as Apple's does, so attributes outside of UIKit's scope are omitted.
extension UINavigationItem {
    /// The title with attributes, which takes precedence over the plain one. Default `nil`. iOS 26.
    ///
    /// Ignored if ``titleView`` is set. Follows Apple's page "attributedTitle".
    public var attributedTitle: AttributedString? {
        get { state?.attributedTitle.map { AttributedString($0) } }
        set { ensureState().attributedTitle = newValue.map { NSAttributedString($0) } }
    }

    /// The subtitle with attributes, which takes precedence over the plain one. Default `nil`. iOS 26.
    ///
    /// Ignored if ``titleView`` or ``subtitleView`` is set. Follows Apple's page "attributedSubtitle".
    public var attributedSubtitle: AttributedString? {
        get { state?.attributedSubtitle.map { AttributedString($0) } }
        set { ensureState().attributedSubtitle = newValue.map { NSAttributedString($0) } }
    }

    /// The line of text below a large title, with attributes; `nil`, the default, for ``largeSubtitle``. iOS 26.
    ///
    /// Ignored if ``largeSubtitleView`` is set. Follows Apple's page "largeAttributedSubtitle".
    public var largeAttributedSubtitle: AttributedString? {
        get { state?.largeAttributedSubtitle.map { AttributedString($0) } }
        set { ensureState().largeAttributedSubtitle = newValue.map { NSAttributedString($0) } }
    }
}
