import TextMetrics

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

        private static let named: [(weight: Weight, name: String, face: FontWeight)] = [
            (.ultraLight, "Ultralight", .ultraLight), (.thin, "Thin", .thin), (.light, "Light", .light),
            (.regular, "Regular", .regular), (.medium, "Medium", .medium),
            (.semibold, "Semibold", .semibold), (.bold, "Bold", .bold), (.heavy, "Heavy", .heavy),
            (.black, "Black", .black),
        ]

        /// The name of the nearest of the weights that the system's typeface has.
        var styleName: String { nearest.name }

        /// The nearest of the weights that the system's typeface has.
        var faceWeight: FontWeight { nearest.face }

        /// The weight of a typeface.
        init(_ face: FontWeight) {
            self = Weight.named.first { $0.face == face }?.weight ?? .regular
        }

        private var nearest: (weight: Weight, name: String, face: FontWeight) {
            Weight.named.min {
                abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue)
            } ?? Weight.named[3]
        }
    }
}
