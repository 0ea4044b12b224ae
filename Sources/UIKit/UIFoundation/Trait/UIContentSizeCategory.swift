/// The user's preferred text size. iOS 7. Follows Apple's page "UIContentSizeCategory".
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The raw value of Apple's constant.
    public let rawValue: String

    /// Creates a category from a raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    private init(short name: String) {
        rawValue = "UICTContentSizeCategory" + name
    }

    /// The size is unspecified. iOS 10.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest size.
    public static let extraSmall = UIContentSizeCategory(short: "XS")
    /// A small size.
    public static let small = UIContentSizeCategory(short: "S")
    /// A medium size.
    public static let medium = UIContentSizeCategory(short: "M")
    /// The default size.
    public static let large = UIContentSizeCategory(short: "L")
    /// One size above the default.
    public static let extraLarge = UIContentSizeCategory(short: "XL")
    /// Two sizes above the default.
    public static let extraExtraLarge = UIContentSizeCategory(short: "XXL")
    /// The largest size without accessibility sizes.
    public static let extraExtraExtraLarge = UIContentSizeCategory(short: "XXXL")
    /// The smallest accessibility size.
    public static let accessibilityMedium = UIContentSizeCategory(short: "AccessibilityM")
    /// The second accessibility size.
    public static let accessibilityLarge = UIContentSizeCategory(short: "AccessibilityL")
    /// The third accessibility size.
    public static let accessibilityExtraLarge = UIContentSizeCategory(short: "AccessibilityXL")
    /// The fourth accessibility size.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(short: "AccessibilityXXL")
    /// The largest accessibility size.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(short: "AccessibilityXXXL")

    private static let ascending: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    var rank: Int? { UIContentSizeCategory.ascending.firstIndex(of: self) }

    /// Whether it is an accessibility size. iOS 11.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension UIContentSizeCategory: Comparable {
    /// Returns whether the left size is smaller. An unspecified size is neither smaller nor larger than others.
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        guard let left = left.rank, let right = right.rank else { return false }
        return left < right
    }

    /// Returns whether the left size is larger or equal.
    public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        right < left || left == right
    }

    /// Returns whether the left size is smaller or equal.
    public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left < right || left == right
    }
}

extension UIContentSizeCategory {
    /// The key of the new size in the notification's `userInfo`; the value is the category's raw value.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
