extension AttributeScopes {
    /// The attributes of text that UIKit draws. iOS 15. Follows Apple's page "uiKit".
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The attributes of text that UIKit draws, with Foundation's. iOS 15. Follows Apple's page "AttributeScopes.UIKitAttributes".
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// How the paragraph is laid out.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The colour of the letters.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the letters.
        public let backgroundColor: BackgroundColorAttribute
        /// Whether letters that make one sign together are drawn as one.
        public let ligature: LigatureAttribute
        /// How many points letters are moved apart or together.
        public let kern: KernAttribute
        /// How far apart the letters are tracked, in points.
        public let tracking: TrackingAttribute
        /// The line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The line beneath the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// The colour of the outlines.
        public let strokeColor: StrokeColorAttribute
        /// The width of the outlines in percent of the font's size.
        public let strokeWidth: StrokeWidthAttribute
        /// The shadow.
        public let shadow: ShadowAttribute
        /// An effect of the letters.
        public let textEffect: TextEffectAttribute
        /// How far the text is raised, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// The colour of the line beneath the text.
        public let underlineColor: UnderlineColorAttribute
        /// The colour of the line through the text.
        public let strikethroughColor: StrikethroughColorAttribute
        /// How far letters lean, as a part of their height.
        public let obliqueness: ObliquenessAttribute
        /// How far letters are widened: the logarithm of the factor.
        public let expansion: ExpansionAttribute
        /// The tag of a part that the user touches. iOS 17.
        public let textItemTag: TextItemTagAttribute
        /// What stands in the text for an object replacement character.
        public let attachment: AttachmentAttribute
        /// Foundation's attributes.
        public let foundation: FoundationAttributes
        /// How scopes are read.
        public typealias DecodingConfiguration = AttributeScopeCodableConfiguration
        /// How scopes are written.
        public typealias EncodingConfiguration = AttributeScopeCodableConfiguration
    }
}

extension AttributeDynamicLookup {
    /// An attribute of UIKit's by its name.
    @_disfavoredOverload
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T { self[T.self] }
}

extension AttributeScopes.UIKitAttributes {
    /// The font. Follows Apple's page "AttributeScopes.UIKitAttributes.FontAttribute".
    @frozen public enum FontAttribute: CodableAttributedStringKey {
        /// The type of its values.
        public typealias Value = UIFont
        /// The name in an `NSAttributedString`.
        public static let name = NSAttributedString.Key.font.rawValue

        /// Writes a value as an archive.
        public static func encode(_ value: UIFont, to encoder: any Encoder) throws {
            try ArchivedValue.encode(value, to: encoder)
        }

        /// Reads a value from an archive.
        public static func decode(from decoder: any Decoder) throws -> UIFont {
            try ArchivedValue.decode(from: decoder)
        }
    }

    /// How the paragraph is laid out. Follows Apple's page "AttributeScopes.UIKitAttributes.ParagraphStyleAttribute".
    @frozen public enum ParagraphStyleAttribute: CodableAttributedStringKey {
        /// The type of its values.
        public typealias Value = NSParagraphStyle
        /// The name in an `NSAttributedString`.
        public static let name = NSAttributedString.Key.paragraphStyle.rawValue

        /// Writes a value as an archive.
        public static func encode(_ value: NSParagraphStyle, to encoder: any Encoder) throws {
            try ArchivedValue.encode(value, to: encoder)
        }

        /// Reads a value from an archive.
        public static func decode(from decoder: any Decoder) throws -> NSParagraphStyle {
            try ArchivedValue.decode(from: decoder)
        }
    }

    /// The colour of the letters. Follows Apple's page "AttributeScopes.UIKitAttributes.ForegroundColorAttribute".
    @frozen public enum ForegroundColorAttribute: CodableAttributedStringKey {
        /// The type of its values.
        public typealias Value = UIColor
        /// The name in an `NSAttributedString`.
        public static let name = NSAttributedString.Key.foregroundColor.rawValue

        /// Writes a value as an archive.
        public static func encode(_ value: UIColor, to encoder: any Encoder) throws {
            try ArchivedValue.encode(value, to: encoder)
        }

        /// Reads a value from an archive.
        public static func decode(from decoder: any Decoder) throws -> UIColor {
            try ArchivedValue.decode(from: decoder)
        }
    }

    /// The colour behind the letters. Follows Apple's page "AttributeScopes.UIKitAttributes.BackgroundColorAttribute".
    @frozen public enum BackgroundColorAttribute: CodableAttributedStringKey {
        /// The type of its values.
        public typealias Value = UIColor
        /// The name in an `NSAttributedString`.
        public static let name = NSAttributedString.Key.backgroundColor.rawValue

        /// Writes a value as an archive.
        public static func encode(_ value: UIColor, to encoder: any Encoder) throws {
            try ArchivedValue.encode(value, to: encoder)
        }

        /// Reads a value from an archive.
        public static func decode(from decoder: any Decoder) throws -> UIColor {
            try ArchivedValue.decode(from: decoder)
        }
    }

    /// Whether letters that make one sign together are drawn as one. Follows Apple's page "AttributeScopes.UIKitAttributes.LigatureAttribute".
    @frozen public enum LigatureAttribute: CodableAttributedStringKey {
        /// The type of its values.
        public typealias Value = Int
        /// The name in an `NSAttributedString`.
        public static let name = NSAttributedString.Key.ligature.rawValue
    }

    /// How many points letters are moved apart or together. Follows Apple's page "AttributeScopes.UIKitAttributes.KernAttribute".
    @frozen public enum KernAttribute: CodableAttributedStringKey {
        /// The type of its values.
        public typealias Value = CGFloat
        /// The name in an `NSAttributedString`.
        public static let name = NSAttributedString.Key.kern.rawValue
    }

    /// How far apart the letters are tracked, in points. Follows Apple's page "AttributeScopes.UIKitAttributes.TrackingAttribute".
    @frozen public enum TrackingAttribute: CodableAttributedStringKey {
        /// The type of its values.
        public typealias Value = CGFloat
        /// The name in an `NSAttributedString`.
        public static let name = NSAttributedString.Key.tracking.rawValue
    }

    /// The line through the text. Follows Apple's page "AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute".
    @frozen
    public enum StrikethroughStyleAttribute: CodableAttributedStringKey,
        ObjectiveCConvertibleAttributedStringKey
    {
        /// The type of its values.
        public typealias Value = NSUnderlineStyle
        /// The type of its values in an `NSAttributedString`.
        public typealias ObjectiveCValue = NSNumber
        /// The name in an `NSAttributedString`.
        public static let name = NSAttributedString.Key.strikethroughStyle.rawValue

        /// Writes a style as a number.
        public static func encode(_ value: NSUnderlineStyle, to encoder: any Encoder) throws {
            try value.rawValue.encode(to: encoder)
        }

        /// Reads a style from a number.
        public static func decode(from decoder: any Decoder) throws -> NSUnderlineStyle {
            NSUnderlineStyle(rawValue: try Int(from: decoder))
        }

        /// The style as a number.
        public static func objectiveCValue(for value: NSUnderlineStyle) throws -> NSNumber {
            NSNumber(value: value.rawValue)
        }

        /// The style of a number.
        public static func value(for object: NSNumber) throws -> NSUnderlineStyle {
            NSUnderlineStyle(rawValue: object.intValue)
        }
    }

    /// The line beneath the text. Follows Apple's page "AttributeScopes.UIKitAttributes.UnderlineStyleAttribute".
    @frozen
    public enum UnderlineStyleAttribute: CodableAttributedStringKey, ObjectiveCConvertibleAttributedStringKey
    {
        /// The type of its values.
        public typealias Value = NSUnderlineStyle
        /// The type of its values in an `NSAttributedString`.
        public typealias ObjectiveCValue = NSNumber
        /// The name in an `NSAttributedString`.
        public static let name = NSAttributedString.Key.underlineStyle.rawValue

        /// Writes a style as a number.
        public static func encode(_ value: NSUnderlineStyle, to encoder: any Encoder) throws {
            try value.rawValue.encode(to: encoder)
        }

        /// Reads a style from a number.
        public static func decode(from decoder: any Decoder) throws -> NSUnderlineStyle {
            NSUnderlineStyle(rawValue: try Int(from: decoder))
        }

        /// The style as a number.
        public static func objectiveCValue(for value: NSUnderlineStyle) throws -> NSNumber {
            NSNumber(value: value.rawValue)
        }

        /// The style of a number.
        public static func value(for object: NSNumber) throws -> NSUnderlineStyle {
            NSUnderlineStyle(rawValue: object.intValue)
        }
    }

    /// The colour of the outlines. Follows Apple's page "AttributeScopes.UIKitAttributes.StrokeColorAttribute".
    @frozen public enum StrokeColorAttribute: CodableAttributedStringKey {
        /// The type of its values.
        public typealias Value = UIColor
        /// The name in an `NSAttributedString`.
        public static let name = NSAttributedString.Key.strokeColor.rawValue

        /// Writes a value as an archive.
        public static func encode(_ value: UIColor, to encoder: any Encoder) throws {
            try ArchivedValue.encode(value, to: encoder)
        }

        /// Reads a value from an archive.
        public static func decode(from decoder: any Decoder) throws -> UIColor {
            try ArchivedValue.decode(from: decoder)
        }
    }

    /// The width of the outlines in percent of the font's size. Follows Apple's page "AttributeScopes.UIKitAttributes.StrokeWidthAttribute".
    @frozen public enum StrokeWidthAttribute: CodableAttributedStringKey {
        /// The type of its values.
        public typealias Value = CGFloat
        /// The name in an `NSAttributedString`.
        public static let name = NSAttributedString.Key.strokeWidth.rawValue
    }

    /// The shadow. Follows Apple's page "AttributeScopes.UIKitAttributes.ShadowAttribute".
    @frozen public enum ShadowAttribute: CodableAttributedStringKey {
        /// The type of its values.
        public typealias Value = NSShadow
        /// The name in an `NSAttributedString`.
        public static let name = NSAttributedString.Key.shadow.rawValue

        /// Writes a value as an archive.
        public static func encode(_ value: NSShadow, to encoder: any Encoder) throws {
            try ArchivedValue.encode(value, to: encoder)
        }

        /// Reads a value from an archive.
        public static func decode(from decoder: any Decoder) throws -> NSShadow {
            try ArchivedValue.decode(from: decoder)
        }
    }

    /// An effect of the letters. Follows Apple's page "AttributeScopes.UIKitAttributes.TextEffectAttribute".
    @frozen
    public enum TextEffectAttribute: CodableAttributedStringKey, ObjectiveCConvertibleAttributedStringKey {
        /// The type of its values.
        public typealias Value = NSAttributedString.TextEffectStyle
        /// The type of its values in an `NSAttributedString`.
        public typealias ObjectiveCValue = NSString
        /// The name in an `NSAttributedString`.
        public static let name = NSAttributedString.Key.textEffect.rawValue

        /// Writes an effect as its name.
        public static func encode(_ value: NSAttributedString.TextEffectStyle, to encoder: any Encoder) throws
        {
            try value.rawValue.encode(to: encoder)
        }

        /// Reads an effect from its name.
        public static func decode(from decoder: any Decoder) throws -> NSAttributedString.TextEffectStyle {
            NSAttributedString.TextEffectStyle(rawValue: try String(from: decoder))
        }

        /// The effect's name.
        public static func objectiveCValue(for value: NSAttributedString.TextEffectStyle) throws -> NSString {
            NSString(string: value.rawValue)
        }

        /// The effect of a name.
        public static func value(for object: NSString) throws -> NSAttributedString.TextEffectStyle {
            NSAttributedString.TextEffectStyle(rawValue: String(describing: object))
        }
    }

    /// How far the text is raised, in points. Follows Apple's page "AttributeScopes.UIKitAttributes.BaselineOffsetAttribute".
    @frozen public enum BaselineOffsetAttribute: CodableAttributedStringKey {
        /// The type of its values.
        public typealias Value = CGFloat
        /// The name in an `NSAttributedString`.
        public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }

    /// The colour of the line beneath the text. Follows Apple's page "AttributeScopes.UIKitAttributes.UnderlineColorAttribute".
    @frozen public enum UnderlineColorAttribute: CodableAttributedStringKey {
        /// The type of its values.
        public typealias Value = UIColor
        /// The name in an `NSAttributedString`.
        public static let name = NSAttributedString.Key.underlineColor.rawValue

        /// Writes a value as an archive.
        public static func encode(_ value: UIColor, to encoder: any Encoder) throws {
            try ArchivedValue.encode(value, to: encoder)
        }

        /// Reads a value from an archive.
        public static func decode(from decoder: any Decoder) throws -> UIColor {
            try ArchivedValue.decode(from: decoder)
        }
    }

    /// The colour of the line through the text. Follows Apple's page "AttributeScopes.UIKitAttributes.StrikethroughColorAttribute".
    @frozen public enum StrikethroughColorAttribute: CodableAttributedStringKey {
        /// The type of its values.
        public typealias Value = UIColor
        /// The name in an `NSAttributedString`.
        public static let name = NSAttributedString.Key.strikethroughColor.rawValue

        /// Writes a value as an archive.
        public static func encode(_ value: UIColor, to encoder: any Encoder) throws {
            try ArchivedValue.encode(value, to: encoder)
        }

        /// Reads a value from an archive.
        public static func decode(from decoder: any Decoder) throws -> UIColor {
            try ArchivedValue.decode(from: decoder)
        }
    }

    /// How far letters lean, as a part of their height. Follows Apple's page "AttributeScopes.UIKitAttributes.ObliquenessAttribute".
    @frozen public enum ObliquenessAttribute: CodableAttributedStringKey {
        /// The type of its values.
        public typealias Value = CGFloat
        /// The name in an `NSAttributedString`.
        public static let name = NSAttributedString.Key.obliqueness.rawValue
    }

    /// How far letters are widened: the logarithm of the factor. Follows Apple's page "AttributeScopes.UIKitAttributes.ExpansionAttribute".
    @frozen public enum ExpansionAttribute: CodableAttributedStringKey {
        /// The type of its values.
        public typealias Value = CGFloat
        /// The name in an `NSAttributedString`.
        public static let name = NSAttributedString.Key.expansion.rawValue
    }

    /// The tag of a part that the user touches. iOS 17. Follows Apple's page "AttributeScopes.UIKitAttributes.TextItemTagAttribute".
    @frozen public enum TextItemTagAttribute: CodableAttributedStringKey {
        /// The type of its values.
        public typealias Value = String
        /// The name in an `NSAttributedString`.
        public static let name = NSAttributedString.Key.textItemTag.rawValue
    }

    /// What stands in the text for an object replacement character. Follows Apple's page "AttributeScopes.UIKitAttributes.AttachmentAttribute".
    @frozen public enum AttachmentAttribute: CodableAttributedStringKey {
        /// The type of its values.
        public typealias Value = NSTextAttachment
        /// The name in an `NSAttributedString`.
        public static let name = NSAttributedString.Key.attachment.rawValue

        /// Writes the contents and the type of an attachment. One of an image alone cannot be written.
        public static func encode(_ value: NSTextAttachment, to encoder: any Encoder) throws {
            try WrittenAttachment(value).encode(to: encoder)
        }

        /// Reads an attachment of contents and a type.
        public static func decode(from decoder: any Decoder) throws -> NSTextAttachment {
            try WrittenAttachment(from: decoder).attachment
        }
    }
}

/// An object as a value of an encoder: its archive.
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

/// An attachment as a value of an encoder.
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
