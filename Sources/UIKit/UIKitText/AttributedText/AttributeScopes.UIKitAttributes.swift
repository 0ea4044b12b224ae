extension AttributeScopes {
    /// UIKit's text attributes. iOS 15. Follows Apple's page "uiKit".
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// UIKit's text attributes, and Foundation's. iOS 15. Follows Apple's page "AttributeScopes.UIKitAttributes".
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The paragraph style.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The color of the text.
        public let foregroundColor: ForegroundColorAttribute
        /// The color behind the text.
        public let backgroundColor: BackgroundColorAttribute
        /// Whether ligatures are used.
        public let ligature: LigatureAttribute
        /// The kerning of the text, in points.
        public let kern: KernAttribute
        /// The tracking of the text, in points.
        public let tracking: TrackingAttribute
        /// The style of the strikethrough.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The style of the underline.
        public let underlineStyle: UnderlineStyleAttribute
        /// The color of the stroke.
        public let strokeColor: StrokeColorAttribute
        /// The width of the stroke, in percent of the font size.
        public let strokeWidth: StrokeWidthAttribute
        /// The shadow.
        public let shadow: ShadowAttribute
        /// The text effect.
        public let textEffect: TextEffectAttribute
        /// The baseline offset, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// The color of the underline.
        public let underlineColor: UnderlineColorAttribute
        /// The color of the strikethrough.
        public let strikethroughColor: StrikethroughColorAttribute
        /// The skew of the glyphs, as a fraction of their height.
        public let obliqueness: ObliquenessAttribute
        /// The expansion of the glyphs: the logarithm of the factor.
        public let expansion: ExpansionAttribute
        /// The tag of a text item that the user can interact with. iOS 17.
        public let textItemTag: TextItemTagAttribute
        /// The attachment at an object replacement character.
        public let attachment: AttachmentAttribute
        /// Foundation's attributes.
        public let foundation: FoundationAttributes
        /// The configuration for decoding a scope.
        public typealias DecodingConfiguration = AttributeScopeCodableConfiguration
        /// The configuration for encoding a scope.
        public typealias EncodingConfiguration = AttributeScopeCodableConfiguration
    }
}

extension AttributeDynamicLookup {
    /// Returns the type of a UIKit attribute, by its key path.
    @_disfavoredOverload
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T { self[T.self] }
}

extension AttributeScopes.UIKitAttributes {
    /// The font. Follows Apple's page "AttributeScopes.UIKitAttributes.FontAttribute".
    @frozen public enum FontAttribute: CodableAttributedStringKey {
        /// The type of the values.
        public typealias Value = UIFont
        /// The name in an `NSAttributedString`.
        public static let name = NSAttributedString.Key.font.rawValue

        /// Encodes a value as an archive.
        public static func encode(_ value: UIFont, to encoder: any Encoder) throws {
            try ArchivedValue.encode(value, to: encoder)
        }

        /// Decodes a value from an archive.
        public static func decode(from decoder: any Decoder) throws -> UIFont {
            try ArchivedValue.decode(from: decoder)
        }
    }

    /// The paragraph style. Follows Apple's page "AttributeScopes.UIKitAttributes.ParagraphStyleAttribute".
    @frozen public enum ParagraphStyleAttribute: CodableAttributedStringKey {
        /// The type of the values.
        public typealias Value = NSParagraphStyle
        /// The name in an `NSAttributedString`.
        public static let name = NSAttributedString.Key.paragraphStyle.rawValue

        /// Encodes a value as an archive.
        public static func encode(_ value: NSParagraphStyle, to encoder: any Encoder) throws {
            try ArchivedValue.encode(value, to: encoder)
        }

        /// Decodes a value from an archive.
        public static func decode(from decoder: any Decoder) throws -> NSParagraphStyle {
            try ArchivedValue.decode(from: decoder)
        }
    }

    /// The color of the text. Follows Apple's page "AttributeScopes.UIKitAttributes.ForegroundColorAttribute".
    @frozen public enum ForegroundColorAttribute: CodableAttributedStringKey {
        /// The type of the values.
        public typealias Value = UIColor
        /// The name in an `NSAttributedString`.
        public static let name = NSAttributedString.Key.foregroundColor.rawValue

        /// Encodes a value as an archive.
        public static func encode(_ value: UIColor, to encoder: any Encoder) throws {
            try ArchivedValue.encode(value, to: encoder)
        }

        /// Decodes a value from an archive.
        public static func decode(from decoder: any Decoder) throws -> UIColor {
            try ArchivedValue.decode(from: decoder)
        }
    }

    /// The color behind the text. Follows Apple's page "AttributeScopes.UIKitAttributes.BackgroundColorAttribute".
    @frozen public enum BackgroundColorAttribute: CodableAttributedStringKey {
        /// The type of the values.
        public typealias Value = UIColor
        /// The name in an `NSAttributedString`.
        public static let name = NSAttributedString.Key.backgroundColor.rawValue

        /// Encodes a value as an archive.
        public static func encode(_ value: UIColor, to encoder: any Encoder) throws {
            try ArchivedValue.encode(value, to: encoder)
        }

        /// Decodes a value from an archive.
        public static func decode(from decoder: any Decoder) throws -> UIColor {
            try ArchivedValue.decode(from: decoder)
        }
    }

    /// Whether ligatures are used. Follows Apple's page "AttributeScopes.UIKitAttributes.LigatureAttribute".
    @frozen public enum LigatureAttribute: CodableAttributedStringKey {
        /// The type of the values.
        public typealias Value = Int
        /// The name in an `NSAttributedString`.
        public static let name = NSAttributedString.Key.ligature.rawValue
    }

    /// The kerning of the text, in points. Follows Apple's page "AttributeScopes.UIKitAttributes.KernAttribute".
    @frozen public enum KernAttribute: CodableAttributedStringKey {
        /// The type of the values.
        public typealias Value = CGFloat
        /// The name in an `NSAttributedString`.
        public static let name = NSAttributedString.Key.kern.rawValue
    }

    /// The tracking of the text, in points. Follows Apple's page "AttributeScopes.UIKitAttributes.TrackingAttribute".
    @frozen public enum TrackingAttribute: CodableAttributedStringKey {
        /// The type of the values.
        public typealias Value = CGFloat
        /// The name in an `NSAttributedString`.
        public static let name = NSAttributedString.Key.tracking.rawValue
    }

    /// The style of the strikethrough. Follows Apple's page "AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute".
    @frozen
    public enum StrikethroughStyleAttribute: CodableAttributedStringKey,
        ObjectiveCConvertibleAttributedStringKey
    {
        /// The type of the values.
        public typealias Value = NSUnderlineStyle
        /// The type of the values in an `NSAttributedString`.
        public typealias ObjectiveCValue = NSNumber
        /// The name in an `NSAttributedString`.
        public static let name = NSAttributedString.Key.strikethroughStyle.rawValue

        /// Encodes a style as a number.
        public static func encode(_ value: NSUnderlineStyle, to encoder: any Encoder) throws {
            try value.rawValue.encode(to: encoder)
        }

        /// Decodes a style from a number.
        public static func decode(from decoder: any Decoder) throws -> NSUnderlineStyle {
            NSUnderlineStyle(rawValue: try Int(from: decoder))
        }

        /// Returns the style as a number.
        public static func objectiveCValue(for value: NSUnderlineStyle) throws -> NSNumber {
            NSNumber(value: value.rawValue)
        }

        /// Returns the style for a number.
        public static func value(for object: NSNumber) throws -> NSUnderlineStyle {
            NSUnderlineStyle(rawValue: object.intValue)
        }
    }

    /// The style of the underline. Follows Apple's page "AttributeScopes.UIKitAttributes.UnderlineStyleAttribute".
    @frozen
    public enum UnderlineStyleAttribute: CodableAttributedStringKey, ObjectiveCConvertibleAttributedStringKey
    {
        /// The type of the values.
        public typealias Value = NSUnderlineStyle
        /// The type of the values in an `NSAttributedString`.
        public typealias ObjectiveCValue = NSNumber
        /// The name in an `NSAttributedString`.
        public static let name = NSAttributedString.Key.underlineStyle.rawValue

        /// Encodes a style as a number.
        public static func encode(_ value: NSUnderlineStyle, to encoder: any Encoder) throws {
            try value.rawValue.encode(to: encoder)
        }

        /// Decodes a style from a number.
        public static func decode(from decoder: any Decoder) throws -> NSUnderlineStyle {
            NSUnderlineStyle(rawValue: try Int(from: decoder))
        }

        /// Returns the style as a number.
        public static func objectiveCValue(for value: NSUnderlineStyle) throws -> NSNumber {
            NSNumber(value: value.rawValue)
        }

        /// Returns the style for a number.
        public static func value(for object: NSNumber) throws -> NSUnderlineStyle {
            NSUnderlineStyle(rawValue: object.intValue)
        }
    }

    /// The color of the stroke. Follows Apple's page "AttributeScopes.UIKitAttributes.StrokeColorAttribute".
    @frozen public enum StrokeColorAttribute: CodableAttributedStringKey {
        /// The type of the values.
        public typealias Value = UIColor
        /// The name in an `NSAttributedString`.
        public static let name = NSAttributedString.Key.strokeColor.rawValue

        /// Encodes a value as an archive.
        public static func encode(_ value: UIColor, to encoder: any Encoder) throws {
            try ArchivedValue.encode(value, to: encoder)
        }

        /// Decodes a value from an archive.
        public static func decode(from decoder: any Decoder) throws -> UIColor {
            try ArchivedValue.decode(from: decoder)
        }
    }

    /// The width of the stroke, in percent of the font size. Follows Apple's page "AttributeScopes.UIKitAttributes.StrokeWidthAttribute".
    @frozen public enum StrokeWidthAttribute: CodableAttributedStringKey {
        /// The type of the values.
        public typealias Value = CGFloat
        /// The name in an `NSAttributedString`.
        public static let name = NSAttributedString.Key.strokeWidth.rawValue
    }

    /// The shadow. Follows Apple's page "AttributeScopes.UIKitAttributes.ShadowAttribute".
    @frozen public enum ShadowAttribute: CodableAttributedStringKey {
        /// The type of the values.
        public typealias Value = NSShadow
        /// The name in an `NSAttributedString`.
        public static let name = NSAttributedString.Key.shadow.rawValue

        /// Encodes a value as an archive.
        public static func encode(_ value: NSShadow, to encoder: any Encoder) throws {
            try ArchivedValue.encode(value, to: encoder)
        }

        /// Decodes a value from an archive.
        public static func decode(from decoder: any Decoder) throws -> NSShadow {
            try ArchivedValue.decode(from: decoder)
        }
    }

    /// The text effect. Follows Apple's page "AttributeScopes.UIKitAttributes.TextEffectAttribute".
    @frozen
    public enum TextEffectAttribute: CodableAttributedStringKey, ObjectiveCConvertibleAttributedStringKey {
        /// The type of the values.
        public typealias Value = NSAttributedString.TextEffectStyle
        /// The type of the values in an `NSAttributedString`.
        public typealias ObjectiveCValue = NSString
        /// The name in an `NSAttributedString`.
        public static let name = NSAttributedString.Key.textEffect.rawValue

        /// Encodes an effect as its name.
        public static func encode(_ value: NSAttributedString.TextEffectStyle, to encoder: any Encoder) throws
        {
            try value.rawValue.encode(to: encoder)
        }

        /// Decodes an effect from its name.
        public static func decode(from decoder: any Decoder) throws -> NSAttributedString.TextEffectStyle {
            NSAttributedString.TextEffectStyle(rawValue: try String(from: decoder))
        }

        /// Returns the effect's name.
        public static func objectiveCValue(for value: NSAttributedString.TextEffectStyle) throws -> NSString {
            NSString(string: value.rawValue)
        }

        /// Returns the effect with a name.
        public static func value(for object: NSString) throws -> NSAttributedString.TextEffectStyle {
            NSAttributedString.TextEffectStyle(rawValue: String(describing: object))
        }
    }

    /// The baseline offset, in points. Follows Apple's page "AttributeScopes.UIKitAttributes.BaselineOffsetAttribute".
    @frozen public enum BaselineOffsetAttribute: CodableAttributedStringKey {
        /// The type of the values.
        public typealias Value = CGFloat
        /// The name in an `NSAttributedString`.
        public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }

    /// The color of the underline. Follows Apple's page "AttributeScopes.UIKitAttributes.UnderlineColorAttribute".
    @frozen public enum UnderlineColorAttribute: CodableAttributedStringKey {
        /// The type of the values.
        public typealias Value = UIColor
        /// The name in an `NSAttributedString`.
        public static let name = NSAttributedString.Key.underlineColor.rawValue

        /// Encodes a value as an archive.
        public static func encode(_ value: UIColor, to encoder: any Encoder) throws {
            try ArchivedValue.encode(value, to: encoder)
        }

        /// Decodes a value from an archive.
        public static func decode(from decoder: any Decoder) throws -> UIColor {
            try ArchivedValue.decode(from: decoder)
        }
    }

    /// The color of the strikethrough. Follows Apple's page "AttributeScopes.UIKitAttributes.StrikethroughColorAttribute".
    @frozen public enum StrikethroughColorAttribute: CodableAttributedStringKey {
        /// The type of the values.
        public typealias Value = UIColor
        /// The name in an `NSAttributedString`.
        public static let name = NSAttributedString.Key.strikethroughColor.rawValue

        /// Encodes a value as an archive.
        public static func encode(_ value: UIColor, to encoder: any Encoder) throws {
            try ArchivedValue.encode(value, to: encoder)
        }

        /// Decodes a value from an archive.
        public static func decode(from decoder: any Decoder) throws -> UIColor {
            try ArchivedValue.decode(from: decoder)
        }
    }

    /// The skew of the glyphs, as a fraction of their height. Follows Apple's page "AttributeScopes.UIKitAttributes.ObliquenessAttribute".
    @frozen public enum ObliquenessAttribute: CodableAttributedStringKey {
        /// The type of the values.
        public typealias Value = CGFloat
        /// The name in an `NSAttributedString`.
        public static let name = NSAttributedString.Key.obliqueness.rawValue
    }

    /// The expansion of the glyphs: the logarithm of the factor. Follows Apple's page "AttributeScopes.UIKitAttributes.ExpansionAttribute".
    @frozen public enum ExpansionAttribute: CodableAttributedStringKey {
        /// The type of the values.
        public typealias Value = CGFloat
        /// The name in an `NSAttributedString`.
        public static let name = NSAttributedString.Key.expansion.rawValue
    }

    /// The tag of a text item that the user can interact with. iOS 17.
    ///
    /// Follows Apple's page "AttributeScopes.UIKitAttributes.TextItemTagAttribute".
    @frozen public enum TextItemTagAttribute: CodableAttributedStringKey {
        /// The type of the values.
        public typealias Value = String
        /// The name in an `NSAttributedString`.
        public static let name = NSAttributedString.Key.textItemTag.rawValue
    }

    /// The attachment at an object replacement character. Follows Apple's page "AttributeScopes.UIKitAttributes.AttachmentAttribute".
    @frozen public enum AttachmentAttribute: CodableAttributedStringKey {
        /// The type of the values.
        public typealias Value = NSTextAttachment
        /// The name in an `NSAttributedString`.
        public static let name = NSAttributedString.Key.attachment.rawValue

        /// Encodes the contents and the type of an attachment. Throws for an attachment that has only an image.
        public static func encode(_ value: NSTextAttachment, to encoder: any Encoder) throws {
            try WrittenAttachment(value).encode(to: encoder)
        }

        /// Decodes an attachment with contents and a type.
        public static func decode(from decoder: any Decoder) throws -> NSTextAttachment {
            try WrittenAttachment(from: decoder).attachment
        }
    }
}

/// An object in the form for an encoder: its archive.
private enum ArchivedValue {
    static func encode(_ value: NSObject & NSSecureCoding, to encoder: any Encoder) throws {
        try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true).encode(
            to: encoder)
    }

    static func decode<Value: NSObject & NSSecureCoding>(from decoder: any Decoder) throws -> Value {
        let data = try Data(from: decoder)
        guard let value = try NSKeyedUnarchiver.unarchivedObject(ofClass: Value.self, from: data) else {
            throw CocoaError(.coderValueNotFound)
        }
        return value
    }
}

/// An attachment in the form for an encoder.
private struct WrittenAttachment: Codable {
    private let contents: Data?
    private let fileType: String?
    private let bounds: CGRect

    init(_ attachment: NSTextAttachment) throws {
        guard attachment.image == nil else { throw CocoaError(.coderInvalidValue) }
        (contents, fileType, bounds) = (attachment.contents, attachment.fileType, attachment.bounds)
    }

    var attachment: NSTextAttachment {
        let attachment = NSTextAttachment(data: contents, ofType: fileType)
        attachment.bounds = bounds
        return attachment
    }
}
