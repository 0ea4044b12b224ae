/// The text size that the user likes. iOS 7. Follows Apple's page "UIContentSizeCategory".
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The category's name in Apple's constants.
    public let rawValue: String

    /// Creates a category from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    private init(short name: String) {
        rawValue = "UICTContentSizeCategory" + name
    }

    /// Not said. iOS 10.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest size.
    public static let extraSmall = UIContentSizeCategory(short: "XS")
    /// A small size.
    public static let small = UIContentSizeCategory(short: "S")
    /// A medium size.
    public static let medium = UIContentSizeCategory(short: "M")
    /// The size of a new device.
    public static let large = UIContentSizeCategory(short: "L")
    /// A size above the usual.
    public static let extraLarge = UIContentSizeCategory(short: "XL")
    /// Two sizes above the usual.
    public static let extraExtraLarge = UIContentSizeCategory(short: "XXL")
    /// The largest of the ordinary sizes.
    public static let extraExtraExtraLarge = UIContentSizeCategory(short: "XXXL")
    /// The smallest of the accessibility sizes.
    public static let accessibilityMedium = UIContentSizeCategory(short: "AccessibilityM")
    /// The second of the accessibility sizes.
    public static let accessibilityLarge = UIContentSizeCategory(short: "AccessibilityL")
    /// The third of the accessibility sizes.
    public static let accessibilityExtraLarge = UIContentSizeCategory(short: "AccessibilityXL")
    /// The fourth of the accessibility sizes.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(short: "AccessibilityXXL")
    /// The largest size of all.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(short: "AccessibilityXXXL")

    private static let ascending: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    var rank: Int? { UIContentSizeCategory.ascending.firstIndex(of: self) }

    /// Whether it is one of the accessibility sizes. iOS 11.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension UIContentSizeCategory: Comparable {
    /// Whether the left size is smaller. Nothing is smaller or larger than an unspecified one.
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        guard let left = left.rank, let right = right.rank else { return false }
        return left < right
    }

    /// Whether the left size is larger or the same.
    public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        right < left || left == right
    }

    /// Whether the left size is smaller or the same.
    public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left < right || left == right
    }
}

extension UIContentSizeCategory {
    /// Posted when the user has chosen another text size; the object is the application.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")

    /// The key of the new size in the notification's `userInfo`; the value is the category's raw value.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
