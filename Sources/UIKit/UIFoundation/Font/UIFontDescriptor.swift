import TextMetrics

/// A description of a font, used to find the best match. iOS 7.
///
/// Immutable and safe to use on any thread. Follows Apple's page "UIFontDescriptor".
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
    private let attributes: [AttributeName: Any]
    private let design: SystemDesign?
    /// The described font, whose face applies unless an attribute overrides it.
    private let source: FontValues?

    init(_ attributes: [AttributeName: Any], design: SystemDesign? = nil, source: FontValues? = nil) {
        self.attributes = attributes
        self.design = design
        self.source = source
        super.init()
    }

    convenience init(describing values: FontValues) {
        var attributes: [AttributeName: Any] = [.name: values.name, .size: values.size]
        if let style = values.style {
            attributes = [.textStyle: style.style.rawValue, .size: values.size]
        }
        self.init(attributes, source: values)
    }

    /// Creates a descriptor with attributes.
    public convenience init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
        self.init(attributes)
    }

    /// Creates a descriptor without attributes.
    public override convenience init() {
        self.init([:])
    }

    /// Creates a descriptor with a PostScript name and a size.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init([.name: fontName, .size: size])
    }

    /// Returns the descriptor of a text style at the user's preferred text size.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    /// Returns the descriptor of a text style at the content size category of a trait collection. iOS 10.
    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFontDescriptor(describing: .preferred(style, at: .resolve(traitCollection)))
    }

    // MARK: Attributes

    /// The attributes with which the descriptor was created.
    open var fontAttributes: [UIFontDescriptor.AttributeName: Any] { attributes }

    /// The PostScript name of the best match.
    open var postscriptName: String { match(size: 0).name }

    /// The size in points; 0 if unspecified.
    open var pointSize: CGFloat { number(.size) ?? 0 }

    /// The traits of the best match.
    open var symbolicTraits: UIFontDescriptor.SymbolicTraits { SymbolicTraits(match(size: 0).face) }

    /// Returns an attribute; if it is unspecified, that of the best match. `nil` for an attribute that fonts here don't have.
    open func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? {
        if let given = attributes[anAttribute] { return given }
        let font = match(size: 0)
        switch anAttribute {
        case .name: return font.name
        case .family: return font.family
        case .size: return font.size
        case .traits: return traits(of: font.face)
        default: return nil
        }
    }

    /// Returns the descriptors of the fonts that match the given attributes of this descriptor; all attributes for `nil`.
    ///
    /// Follows Apple's page "matchingFontDescriptors(withMandatoryKeys:)".
    open func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<UIFontDescriptor.AttributeName>?)
        -> [UIFontDescriptor]
    {
        let keys = mandatoryKeys ?? Set(attributes.keys)
        let names = FontCatalog.familyNames.flatMap { FontCatalog.members(ofFamily: $0) }
        return names.compactMap { name in
            guard let font = FontCatalog.find(name), keys.allSatisfy({ fits(font, $0) }) else { return nil }
            return UIFontDescriptor(describing: font.withSize(pointSize))
        }
    }

    /// Returns whether a font matches an attribute of the descriptor. A size matches any font.
    private func fits(_ font: FontValues, _ attribute: AttributeName) -> Bool {
        switch attribute {
        case .name: attributes[.name] as? String == font.name
        case .family: attributes[.family] as? String == font.family
        case .face: (attributes[.face] as? String).map { font.name.hasSuffix("-" + $0) } ?? false
        case .traits: askedFace(over: font.face) == font.face
        default: true
        }
    }

    // MARK: Derived descriptors

    /// Returns a descriptor with additional attributes, which override existing ones.
    open func addingAttributes(
        _ attributes: [UIFontDescriptor.AttributeName: Any] = [:]
    ) -> UIFontDescriptor {
        UIFontDescriptor(self.attributes.merging(attributes) { $1 }, design: design, source: source)
    }

    /// Returns a descriptor with another size.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        addingAttributes([.size: newPointSize])
    }

    /// Returns a descriptor with another family.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        var kept = attributes
        kept[.name] = nil
        kept[.textStyle] = nil
        kept[.family] = newFamily
        return UIFontDescriptor(kept, source: source)
    }

    /// Returns a descriptor with another face of its family, such as `Bold`.
    open func withFace(_ newFace: String) -> UIFontDescriptor {
        var kept = attributes
        kept[.name] = nil
        kept[.family] = match(size: 0).family
        kept[.face] = newFace
        return UIFontDescriptor(kept, design: design, source: source)
    }

    /// Returns a descriptor with other traits; `nil` if the family has no such font.
    open func withSymbolicTraits(
        _ symbolicTraits: UIFontDescriptor.SymbolicTraits
    ) -> UIFontDescriptor? {
        var traits = attributes[.traits] as? [TraitKey: Any] ?? [:]
        traits[.symbolic] = symbolicTraits.rawValue
        traits[.weight] = nil
        let made = addingAttributes([.traits: traits])
        let wanted = symbolicTraits.intersection(.faceTraits)
        return made.symbolicTraits.intersection(.faceTraits) == wanted ? made : nil
    }

    /// Returns a descriptor of the system font with another design; `nil` for other families. iOS 13.
    open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
        guard match(size: 0).face.family.isSystem, design.family != nil else { return nil }
        return UIFontDescriptor(attributes, design: design, source: source)
    }

    // MARK: Values

    /// Returns whether the other object describes the same font with the same attributes.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return Set(attributes.keys) == Set(other.attributes.keys) && match(size: 0) == other.match(size: 0)
    }

    /// The hash value, which is equal for equal descriptors.
    open override var hash: Int { match(size: 0).hashValue }

    /// Returns this descriptor, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Matching

    func match(size: CGFloat) -> FontValues {
        var found = matchFace()
        let ownSize = pointSize > 0 ? pointSize : found.size > 0 ? found.size : 12
        let wish = size > 0 ? size : ownSize
        if wish != found.size { found = found.withSize(wish) }
        return found
    }

    private func matchFace() -> FontValues {
        let base = baseFont
        let face = askedFace(over: base.face)
        if face.family.isSystem {
            guard face != base.face else { return base }
            var values = FontValues.system(
                size: base.size, weight: UIFont.Weight(face.weight), isItalic: face.isItalic,
                design: face.family)
            values.style = base.style
            return values
        }
        guard case .named(let family) = face.family, face != base.face else { return base }
        return FontCatalog.member(ofFamily: family, weight: face.weight, isItalic: face.isItalic) ?? base
    }

    /// The font with the text style, name, or family; otherwise the described font, or Helvetica.
    private var baseFont: FontValues {
        if let style = attributes[.textStyle] as? String {
            let style = UIFont.TextStyle(rawValue: style)
            if let source, source.style?.style == style { return source }
            return .preferred(style, at: .resolve(nil))
        }
        if let name = attributes[.name] as? String {
            if let source, source.name == name { return source }
            if let found = FontCatalog.find(name) { return found }
        }
        if let family = attributes[.family] as? String { return font(ofFamily: family) }
        return source ?? FontCatalog.find("Helvetica") ?? .system(size: 12, weight: .regular)
    }

    private func font(ofFamily family: String) -> FontValues {
        if family == FontValues.systemFamily { return .system(size: 12, weight: .regular) }
        let name = FontCatalog.members(ofFamily: family).first { member in
            (attributes[.face] as? String).map { member.hasSuffix("-" + $0) } ?? true
        }
        return name.flatMap(FontCatalog.find) ?? FontCatalog.find("Helvetica")
            ?? .system(size: 12, weight: .regular)
    }

    /// Returns the face with the specified traits and design.
    private func askedFace(over face: FontFace) -> FontFace {
        var face = face
        if let family = design?.family { face.family = family }
        if wantsDigitsOfOneWidth, face.family == .system { face.family = .systemMonospacedDigits }
        guard let traits = attributes[.traits] as? [TraitKey: Any] else { return face }
        if let symbolic = symbolicTraits(in: traits) {
            face.isItalic = symbolic.contains(.traitItalic)
            if symbolic.contains(.traitBold) != (face.weight >= .semibold) {
                face.weight = symbolic.contains(.traitBold) ? .bold : .regular
            }
            if symbolic.contains(.traitMonoSpace), face.family.isSystem { face.family = .systemMonospaced }
        }
        if let weight = number(traits[.weight]) { face.weight = UIFont.Weight(weight).faceWeight }
        if let weight = traits[.weight] as? UIFont.Weight { face.weight = weight.faceWeight }
        return face
    }

    /// Feature 6 is the width of digits, and selector 0 is monospaced, in Apple's registry of font features.
    private var wantsDigitsOfOneWidth: Bool {
        let settings = attributes[.featureSettings] as? [[FeatureKey: Any]] ?? []
        return settings.contains { number($0[.type]) == 6 && number($0[.selector]) == 0 }
    }

    private func symbolicTraits(in traits: [TraitKey: Any]) -> SymbolicTraits? {
        if let known = traits[.symbolic] as? SymbolicTraits { return known }
        if let raw = traits[.symbolic] as? UInt32 { return SymbolicTraits(rawValue: raw) }
        return (traits[.symbolic] as? NSNumber).map { SymbolicTraits(rawValue: $0.uint32Value) }
    }

    private func traits(of face: FontFace) -> [TraitKey: Any] {
        [
            .symbolic: SymbolicTraits(face).rawValue,
            .weight: UIFont.Weight(face.weight).rawValue,
        ]
    }

    private func number(_ attribute: AttributeName) -> CGFloat? { number(attributes[attribute]) }

    private func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }
}

extension UIFontDescriptor.SymbolicTraits {
    /// The traits that distinguish the faces of a family.
    fileprivate static let faceTraits: UIFontDescriptor.SymbolicTraits = [.traitBold, .traitItalic]

    fileprivate init(_ face: FontFace) {
        self = []
        if face.isItalic { insert(.traitItalic) }
        if face.weight >= .semibold { insert(.traitBold) }
        if face.family.isMonospaced { insert(.traitMonoSpace) }
    }
}

extension FontFamily {
    var isSystem: Bool {
        if case .named = self { return false }
        return true
    }

    fileprivate var isMonospaced: Bool {
        switch self {
        case .systemMonospaced, .named("Menlo"), .named("Courier New"): true
        default: false
        }
    }
}

extension UIFontDescriptor.SystemDesign {
    fileprivate var family: FontFamily? {
        switch self {
        case .default: .system
        case .rounded: .systemRounded
        case .serif: .systemSerif
        case .monospaced: .systemMonospaced
        default: nil
        }
    }
}
