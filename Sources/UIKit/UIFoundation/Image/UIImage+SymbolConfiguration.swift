extension UIImage {
    /// The size, weight, and colors of a symbol. iOS 13. Immutable.
    ///
    /// ```swift
    /// let large = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold)
    /// let star = UIImage(systemName: "star", withConfiguration: large)
    /// ```
    ///
    /// Follows Apple's page "UIImage.SymbolConfiguration".
    open class SymbolConfiguration: UIImage.Configuration, @unchecked Sendable {
        /// A configuration without values.
        open class var unspecified: UIImage.SymbolConfiguration { SymbolConfiguration(SymbolValues()) }

        /// Creates a configuration with a scale.
        public convenience init(scale: UIImage.SymbolScale) {
            self.init(SymbolValues(scale: scale))
        }

        /// Creates a configuration with the point size of the text next to the symbol.
        public convenience init(pointSize: CGFloat) {
            self.init(SymbolValues(pointSize: pointSize))
        }

        /// Creates a configuration with a weight.
        public convenience init(weight: UIImage.SymbolWeight) {
            self.init(SymbolValues(weight: weight))
        }

        /// Creates a configuration with a point size and a weight.
        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
            self.init(SymbolValues(pointSize: pointSize, weight: weight))
        }

        /// Creates a configuration with a point size, a weight, and a scale.
        public convenience init(
            pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale
        ) {
            self.init(SymbolValues(pointSize: pointSize, weight: weight, scale: scale))
        }

        /// Creates a configuration with a text style: the symbol scales with the user's preferred text size.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(SymbolValues(textStyle: textStyle))
        }

        /// Creates a configuration with a text style and a scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
            self.init(SymbolValues(textStyle: textStyle, scale: scale))
        }

        /// Creates a configuration with a font's size and weight.
        public convenience init(font: UIFont) {
            self.init(font: font, scale: .unspecified)
        }

        /// Creates a configuration with a font's size and weight, and a scale.
        public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
            self.init(
                SymbolValues(
                    pointSize: font.pointSize, weight: UIFont.Weight(font.values.face.weight).symbolWeight(),
                    scale: scale))
        }

        /// Creates a configuration with one color, which is lighter in secondary layers. iOS 15.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(SymbolValues(colors: .hierarchical(hierarchicalColor)))
        }

        /// Creates a configuration with colors, one for each of the symbol's layers. iOS 15.
        public convenience init(paletteColors: [UIColor]) {
            self.init(SymbolValues(colors: .palette(paletteColors)))
        }

        /// Returns a configuration that prefers the symbol's own colors. The drawings here have none, so they are
        /// monochrome. iOS 15.
        open class func preferringMulticolor() -> Self { colored(.multicolor) }

        /// Returns a configuration that prefers one color. iOS 16.
        open class func preferringMonochrome() -> Self { colored(.monochrome) }

        /// Returns the configuration without its text style.
        open func configurationWithoutTextStyle() -> Self { changed { $0.textStyle = nil } }

        /// Returns the configuration without its scale.
        open func configurationWithoutScale() -> Self { changed { $0.scale = .unspecified } }

        /// Returns the configuration without its weight.
        open func configurationWithoutWeight() -> Self { changed { $0.weight = .unspecified } }

        /// Returns the configuration without its point size and weight.
        open func configurationWithoutPointSizeAndWeight() -> Self {
            changed { values in
                values.pointSize = nil
                values.weight = .unspecified
            }
        }

        /// Returns whether another configuration is equal.
        open func isEqual(to otherConfiguration: UIImage.SymbolConfiguration?) -> Bool {
            isEqual(otherConfiguration)
        }

        convenience init(_ symbol: SymbolValues) {
            self.init(ConfigurationValues(symbol: symbol))
        }

        private class func colored<Kind: SymbolConfiguration>(_ colors: SymbolColors) -> Kind {
            unsafeDowncast(SymbolConfiguration(SymbolValues(colors: colors)), to: Kind.self)
        }

        private func changed<Kind: SymbolConfiguration>(_ change: (inout SymbolValues) -> Void) -> Kind {
            var values = values
            change(&values.symbol)
            return unsafeDowncast(SymbolConfiguration(values), to: Kind.self)
        }
    }

    /// The scale of a symbol relative to text. iOS 13. Follows Apple's page "UIImage.SymbolScale".
    public enum SymbolScale: Int, Sendable {
        /// The system's default: medium.
        case `default` = -1
        /// An unspecified scale.
        case unspecified = 0
        /// The small scale.
        case small
        /// The medium scale.
        case medium
        /// The large scale.
        case large
    }

    /// The weight of a symbol. iOS 13. Follows Apple's page "UIImage.SymbolWeight".
    public enum SymbolWeight: Int, Sendable {
        /// An unspecified weight.
        case unspecified = 0
        /// The ultralight weight, the lightest.
        case ultraLight
        /// The thin weight, lighter than light.
        case thin
        /// The light weight, lighter than regular.
        case light
        /// The regular weight.
        case regular
        /// The medium weight, slightly heavier than regular.
        case medium
        /// The semibold weight, between medium and bold.
        case semibold
        /// The bold weight.
        case bold
        /// The heavy weight, heavier than bold.
        case heavy
        /// The black weight, the heaviest.
        case black

        /// Returns the font weight that matches the symbol; regular if it is unspecified. iOS 13.
        public func fontWeight() -> UIFont.Weight {
            self == .unspecified ? .regular : UIFont.Weight.ofSymbols[rawValue - 1]
        }
    }
}

extension UIFont.Weight {
    /// From the lightest to the heaviest.
    fileprivate static let ofSymbols: [UIFont.Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    /// Returns the symbol weight that matches the font. iOS 13.
    public func symbolWeight() -> UIImage.SymbolWeight {
        let index = Self.ofSymbols.indices.min {
            abs(Self.ofSymbols[$0].rawValue - rawValue) < abs(Self.ofSymbols[$1].rawValue - rawValue)
        }
        return index.flatMap { UIImage.SymbolWeight(rawValue: $0 + 1) } ?? .regular
    }
}
