extension UIFont {
    /// How heavy a typeface is, from -1 to 1. iOS 8.2. Follows Apple's page "UIFont.Weight".
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The weight as a number; regular is 0.
        public var rawValue: CGFloat

        /// Creates a weight from a number.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Creates a weight from a number.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The lightest.
        public static let ultraLight = Weight(-0.8)
        /// Lighter than light.
        public static let thin = Weight(-0.6)
        /// Lighter than regular.
        public static let light = Weight(-0.4)
        /// That of plain text.
        public static let regular = Weight(0)
        /// A little heavier than regular.
        public static let medium = Weight(0.23)
        /// Between medium and bold.
        public static let semibold = Weight(0.3)
        /// Bold.
        public static let bold = Weight(0.4)
        /// Heavier than bold.
        public static let heavy = Weight(0.56)
        /// The heaviest.
        public static let black = Weight(0.62)

        private static let named: [(weight: Weight, name: String)] = [
            (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"),
            (.medium, "Medium"), (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"),
            (.black, "Black"),
        ]

        /// The nearest of the weights that the system's typeface has.
        var styleName: String {
            Weight.named.min {
                abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue)
            }!.name
        }
    }
}
