/// A type in Objective-C and its Swift counterpart. Follows Apple's “Importing Objective-C into Swift”.
struct ObjectiveCType {
    /// The type in Swift; `nil` for `void`, or if the type has no counterpart on Linux.
    let swift: String?
    let isVoid: Bool

    /// - Parameter isNonnull: Whether pointers without an annotation are nonnull.
    init(_ text: String, isNonnull: Bool) {
        let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        let isNullable = words.contains { ["nullable", "_Nullable", "__nullable"].contains($0) }
        let saysNonnull = words.contains { ["nonnull", "_Nonnull", "__nonnull"].contains($0) }
        let mark = isNullable ? "?" : saysNonnull || isNonnull ? "" : "!"
        let plain = words.filter { !Self.qualifiers.contains($0) }
        let pointers = text.replacing(/<.*>/) { _ in "" }.filter { $0 == "*" }.count
        isVoid = plain == ["void"] && pointers == 0
        if text.contains("^") {
            swift = Self.block(text, isNonnull: isNonnull).map { mark.isEmpty ? $0 : "(\($0))\(mark)" }
        } else if let name = plain.first, pointers <= 1, !isVoid {
            let arguments = Array(plain.dropFirst())
            swift =
                pointers == 1 || Self.references.keys.contains(name)
                ? Self.object(name, arguments).map { $0 + mark } : Self.values[name] ?? Self.structure(name)
        } else {
            swift = nil
        }
    }

    /// The type without its optionality.
    var plain: String? { swift.map { $0.hasSuffix("?") || $0.hasSuffix("!") ? String($0.dropLast()) : $0 } }

    private static func object(_ name: String, _ arguments: [String]) -> String? {
        if name == "NSArray", let element = arguments.first {
            return "[\(object(element, []) ?? "Any")]"
        }
        if name == "NSDictionary", arguments.count == 2, let key = object(arguments[0], []),
            let value = object(arguments[1], [])
        {
            return "[\(key): \(value)]"
        }
        return references[name] ?? (name.first?.isUppercase == true ? name : nil)
    }

    private static func structure(_ name: String) -> String? { name.first?.isUppercase == true ? name : nil }

    /// `void (^)(UIImage *image, NSError *error)`.
    private static func block(_ text: String, isNonnull: Bool) -> String? {
        guard let found = text.firstMatch(of: /^([^\(]*)\(\s*\^[^\)]*\)\s*\(([^\(]*)\)\s*$/) else {
            return nil
        }
        let returned = ObjectiveCType(String(found.1), isNonnull: isNonnull)
        guard returned.isVoid || returned.swift != nil else { return nil }
        let parameters = found.2.split(separator: ",").map { text in
            // A parameter's name isn't part of its type.
            let named = text.firstMatch(of: /^(.*[\s\*])\w+\s*$/).map { String($0.1) } ?? ""
            let type = named.contains { $0.isLetter } ? named : String(text)
            return ObjectiveCType(type, isNonnull: isNonnull)
        }
        if parameters.count == 1, parameters[0].isVoid { return "() -> \(returned.swift ?? "Void")" }
        let types = parameters.compactMap(\.swift).map { $0.hasSuffix("!") ? $0.dropLast() + "?" : $0 }
        guard types.count == parameters.count else { return nil }
        return "(\(types.joined(separator: ", "))) -> \(returned.swift ?? "Void")"
    }

    private static let qualifiers: Set<String> = [
        "nullable", "nonnull", "_Nullable", "_Nonnull", "__nullable", "__nonnull", "null_unspecified",
        "const",
        "strong", "weak", "__kindof", "IBOutlet", "__weak", "unsigned", "struct", "enum", "inout", "copy",
    ]

    /// The Swift types for `id` and Foundation's classes.
    private static let references = [
        "id": "Any", "instancetype": "Self", "NSString": "String", "NSURL": "URL", "NSData": "Data",
        "NSDate": "Date", "NSArray": "[Any]", "NSDictionary": "[AnyHashable: Any]",
        "NSSet": "Set<AnyHashable>",
        "NSError": "Error", "NSURLRequest": "URLRequest", "NSIndexPath": "IndexPath", "NSLocale": "Locale",
        "NSCalendar": "Calendar", "NSTimeZone": "TimeZone", "NSBundle": "Bundle", "NSTimer": "Timer",
        "NSNotification": "Notification", "NSUUID": "UUID", "Class": "AnyClass",
    ]

    private static let values = [
        "BOOL": "Bool", "bool": "Bool", "NSInteger": "Int", "NSUInteger": "Int", "int": "Int32",
        "long": "Int", "short": "Int16", "float": "Float", "double": "Double",
        "NSTimeInterval": "TimeInterval",
        "SEL": "Selector", "NSRange": "NSRange", "char": "CChar", "uint32_t": "UInt32", "int32_t": "Int32",
        "uint64_t": "UInt64", "int64_t": "Int64", "uint8_t": "UInt8",
    ]
}
