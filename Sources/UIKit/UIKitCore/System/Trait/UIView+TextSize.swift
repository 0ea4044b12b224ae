/// The minimum and maximum content size categories of a view.
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
    func changeTextSizes(_ change: (inout TextSizeLimits) -> Void) {
        TraitChange.perform(beneath: self) {
            var limits = extras?.textSizes ?? TextSizeLimits()
            change(&limits)
            ensureExtras().textSizes = limits
        }
    }
}
