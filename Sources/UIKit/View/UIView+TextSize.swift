/// The text sizes between which a view keeps.
struct TextSizeLimits {
    var minimum: UIContentSizeCategory?
    var maximum: UIContentSizeCategory?

    func limit(_ traits: UITraitCollection) -> UITraitCollection {
        let wish = traits.preferredContentSizeCategory
        var size = wish
        if let minimum, size < minimum { size = minimum }
        if let maximum, size > maximum { size = maximum }
        return size == wish ? traits : traits.modifyingTraits { $0.preferredContentSizeCategory = size }
    }
}

extension UIView {
    /// The smallest text size in the traits of this view and those beneath it; `nil`, the default, is no limit. iOS
    /// 15.
    ///
    /// Follows Apple's page "minimumContentSizeCategory".
    public var minimumContentSizeCategory: UIContentSizeCategory? {
        get { extras?.textSizes?.minimum }
        set { changeTextSizes { $0.minimum = newValue } }
    }

    /// The largest text size in the traits of this view and those beneath it; `nil`, the default, is no limit. It
    /// counts for more than the smallest. iOS 15.
    ///
    /// Follows Apple's page "maximumContentSizeCategory".
    public var maximumContentSizeCategory: UIContentSizeCategory? {
        get { extras?.textSizes?.maximum }
        set { changeTextSizes { $0.maximum = newValue } }
    }

    private func changeTextSizes(_ change: (inout TextSizeLimits) -> Void) {
        TraitChange.perform(beneath: self) {
            var limits = extras?.textSizes ?? TextSizeLimits()
            change(&limits)
            ensureExtras().textSizes = limits
        }
    }

    /// Brings the traits up to date now. iOS 17.
    ///
    /// Traits change here as soon as what they come from does, so that nothing is ever left to do. Follows Apple's
    /// page "updateTraitsIfNeeded()".
    public func updateTraitsIfNeeded() {}
}
