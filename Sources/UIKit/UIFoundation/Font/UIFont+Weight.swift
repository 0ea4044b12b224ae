import TextMetrics

extension UIFont {
    /// The weight of a font, from -1 to 1. iOS 8.2. Follows Apple's page "UIFont.Weight".
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The raw value; regular is 0.
        public var rawValue: CGFloat

        /// Creates a weight from a raw value.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Creates a weight from a raw value.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The ultralight weight, the lightest.
        public static let ultraLight = Weight(-0.8)
        /// The thin weight, lighter than light.
        public static let thin = Weight(-0.6)
        /// The light weight, lighter than regular.
        public static let light = Weight(-0.4)
        /// The regular weight.
        public static let regular = Weight(0)
        /// The medium weight, slightly heavier than regular.
        public static let medium = Weight(0.23)
        /// The semibold weight, between medium and bold.
        public static let semibold = Weight(0.3)
        /// The bold weight.
        public static let bold = Weight(0.4)
        /// The heavy weight, heavier than bold.
        public static let heavy = Weight(0.56)
        /// The black weight, the heaviest.
        public static let black = Weight(0.62)

        private static let named: [(weight: Weight, name: String, face: FontWeight)] = [
            (.ultraLight, "Ultralight", .ultraLight), (.thin, "Thin", .thin), (.light, "Light", .light),
            (.regular, "Regular", .regular), (.medium, "Medium", .medium),
            (.semibold, "Semibold", .semibold), (.bold, "Bold", .bold), (.heavy, "Heavy", .heavy),
            (.black, "Black", .black),
        ]

        /// The name of the closest weight of the system font.
        var styleName: String { nearest.name }

        /// The closest weight of the system font.
        var faceWeight: FontWeight { nearest.face }

        /// Creates the weight of a typeface.
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
