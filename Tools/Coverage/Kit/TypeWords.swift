/// The Objective-C names of types whose Swift names have other words.
enum TypeWords {
    static let closure: Set<String> = ["using", "block", "handler", "completion", "closure"]

    static let alsoCalled: [String: [String]] = [
        "Any": ["object", "id"],
        "AnyObject": ["object", "id"],
        "AnyClass": ["class"],
        "CGFloat": ["float"],
        "Double": ["float"],
        "Float": ["float"],
        "Int": ["index", "integer", "count"],
        "NSCoder": ["coder"],
        "Selector": ["action", "selector"],
        "TimeInterval": ["interval", "time"],
        "URL": ["url"],
    ]

    /// Words that the importer drops from the beginning of a label: `initWithTitle:` is `init(title:)`.
    static let glue: Set<String> = ["with", "and", "of"]
}
