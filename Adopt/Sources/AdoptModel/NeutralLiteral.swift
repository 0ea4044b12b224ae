/// Values of common types, for code that can't return a real one.
package enum NeutralLiteral {
    /// A value of a type as written: "false" for `Bool`, "nil" for an optional type; `nil` if none is known.
    package static func of(_ type: String) -> String? {
        switch type {
        // A body determines the type.
        case _ where type.contains(/\bsome\b/): nil
        case "Bool": "false"
        case "String": "\"\""
        case "Int", "Double", "Float", "CGFloat", "TimeInterval", "UInt": "0"
        case _ where type.hasSuffix("?") || type.hasSuffix("!"): "nil"
        case _ where type.hasPrefix("Set<"): "[]"
        case _ where type.hasPrefix("["): type.contains(":") ? "[:]" : "[]"
        case "CGSize", "CGRect", "CGPoint", "CGVector", "UIEdgeInsets", "UIOffset": ".zero"
        case "CGAffineTransform": ".identity"
        case "Date", "Data", "IndexPath", "IndexSet", "NSObject", "NSAttributedString": type + "()"
        case "UIViewPropertyAnimator": type + "(duration: 0, curve: .linear)"
        default: nil
        }
    }
}
