/// The type and the value of a member.
struct GivenValue {
    let type: String
    let result: String

    /// The values for types with an empty value.
    static let results = [
        "String": "\"\"", "Bool": "false", "Int": "0", "Int32": "0", "Int64": "0", "UInt": "0", "Double": "0",
        "Float": "0", "CGFloat": "0", "TimeInterval": "0", "CGRect": ".zero", "CGSize": ".zero",
        "CGPoint": ".zero",
        "Date": "Date()", "Data": "Data()", "UUID": "UUID()", "URL": "URL(fileURLWithPath: \"/\")",
        "NSNumber": "NSNumber(value: 0)", "NSError": "NSError(domain: \"\", code: 0)",
        "NSAttributedString": "NSAttributedString(string: \"\")", "UIImage": "UIImage()",
        "UIColor": "UIColor.clear", "UIFont": "UIFont.systemFont(ofSize: 17)", "UIView": "UIView()",
        "UIViewController": "UIViewController()", "[String]": "[]", "[Int]": "[]", "[Any]": "[]",
        "[String: Any]": "[:]", "[String: String]": "[:]",
    ]
}
