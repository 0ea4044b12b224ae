import UIKit

public struct Font: Hashable, Sendable {
    private let name: String
    public static let largeTitle = Font(name: "largeTitle")
    public static let title = Font(name: "title")
    public static let headline = Font(name: "headline")
    public static let subheadline = Font(name: "subheadline")
    public static let body = Font(name: "body")
    public static let callout = Font(name: "callout")
    public static let footnote = Font(name: "footnote")
    public static let caption = Font(name: "caption")
    public static func system(size: CGFloat) -> Font { Font(name: "system") }
    public static func custom(_ name: String, size: CGFloat) -> Font { Font(name: name) }
}
