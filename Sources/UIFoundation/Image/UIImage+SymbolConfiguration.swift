extension UIImage {
    /// How large, how bold and in which colours a symbol is drawn. iOS 13. It never changes.
    ///
    /// ```swift
    /// let large = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold)
    /// let star = UIImage(systemName: "star", withConfiguration: large)
    /// ```
    ///
    /// Follows Apple's page "UIImage.SymbolConfiguration".
    open class SymbolConfiguration: UIImage.Configuration, @unchecked Sendable {
        /// A configuration that says nothing.
        open class var unspecified: UIImage.SymbolConfiguration { SymbolConfiguration(SymbolValues()) }

        /// Creates a configuration of a scale.
        public convenience init(scale: UIImage.SymbolScale) {
            self.init(SymbolValues(scale: scale))
        }

        /// Creates a configuration of the size, in points, of the text that the symbol goes with.
        public convenience init(pointSize: CGFloat) {
            self.init(SymbolValues(pointSize: pointSize))
        }

        /// Creates a configuration of a weight.
        public convenience init(weight: UIImage.SymbolWeight) {
            self.init(SymbolValues(weight: weight))
        }

        /// Creates a configuration of a size in points and a weight.
        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
            self.init(SymbolValues(pointSize: pointSize, weight: weight))
        }

        /// Creates a configuration of a size in points, a weight and a scale.
        public convenience init(
            pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale
        ) {
            self.init(SymbolValues(pointSize: pointSize, weight: weight, scale: scale))
        }

        /// Creates a configuration of a text style: the symbol is as large as the user likes it.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(SymbolValues(textStyle: textStyle))
        }

        /// Creates a configuration of a text style and a scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
            self.init(SymbolValues(textStyle: textStyle, scale: scale))
        }

        /// Creates a configuration of a font's size and weight.
        public convenience init(font: UIFont) {
            self.init(font: font, scale: .unspecified)
        }

        /// Creates a configuration of a font's size and weight, and of a scale.
        public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
            self.init(
                SymbolValues(
                    pointSize: font.pointSize, weight: UIFont.Weight(font.values.face.weight).symbolWeight(),
                    scale: scale))
        }

        /// Creates a configuration of one colour, in which parts of less weight are paler. iOS 15.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(SymbolValues(colors: .hierarchical(hierarchicalColor)))
        }

        /// Creates a configuration of colours, one for each of the symbol's layers. iOS 15.
        public convenience init(paletteColors: [UIColor]) {
            self.init(SymbolValues(colors: .palette(paletteColors)))
        }

        /// A configuration of the symbol's own colours. The drawings here have none: they stay in one colour. iOS 15.
        open class func preferringMulticolor() -> Self { colored(.multicolor) }

        /// A configuration of one colour. iOS 16.
        open class func preferringMonochrome() -> Self { colored(.monochrome) }

        /// The same configuration without its text style.
        open func configurationWithoutTextStyle() -> Self { changed { $0.textStyle = nil } }

        /// The same configuration without its scale.
        open func configurationWithoutScale() -> Self { changed { $0.scale = .unspecified } }

        /// The same configuration without its weight.
        open func configurationWithoutWeight() -> Self { changed { $0.weight = .unspecified } }

        /// The same configuration without its size in points and its weight.
        open func configurationWithoutPointSizeAndWeight() -> Self {
            changed { values in
                values.pointSize = nil
                values.weight = .unspecified
            }
        }

        /// Whether the other configuration says the same.
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

    /// How large a symbol is beside text. iOS 13. Follows Apple's page "UIImage.SymbolScale".
    public enum SymbolScale: Int, Sendable {
        /// As the system has it: medium.
        case `default` = -1
        /// Nobody has said.
        case unspecified = 0
        /// Small.
        case small
        /// Medium.
        case medium
        /// Large.
        case large
    }

    /// How bold a symbol is. iOS 13. Follows Apple's page "UIImage.SymbolWeight".
    public enum SymbolWeight: Int, Sendable {
        /// Nobody has said.
        case unspecified = 0
        /// The lightest.
        case ultraLight
        /// Lighter than light.
        case thin
        /// Lighter than regular.
        case light
        /// That of plain text.
        case regular
        /// A little bolder than regular.
        case medium
        /// Between medium and bold.
        case semibold
        /// Bold.
        case bold
        /// Bolder than bold.
        case heavy
        /// The boldest.
        case black

        /// The weight of a font that goes with the symbol; regular where nothing is said. iOS 13.
        public func fontWeight() -> UIFont.Weight {
            self == .unspecified ? .regular : UIFont.Weight.ofSymbols[rawValue - 1]
        }
    }
}

extension UIFont.Weight {
    /// From the lightest to the boldest.
    fileprivate static let ofSymbols: [UIFont.Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    /// The weight of a symbol that goes with the font. iOS 13.
    public func symbolWeight() -> UIImage.SymbolWeight {
        let index = Self.ofSymbols.indices.min {
            abs(Self.ofSymbols[$0].rawValue - rawValue) < abs(Self.ofSymbols[$1].rawValue - rawValue)
        }
        return index.flatMap { UIImage.SymbolWeight(rawValue: $0 + 1) } ?? .regular
    }
}
