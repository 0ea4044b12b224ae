import Foundation

/// The parts of an accessibility audit. iOS 17. Follows Apple's page "XCUIAccessibilityAuditType".
public struct XCUIAccessibilityAuditType: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt64

    /// Creates types from bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The contrast of texts with their background.
    public static let contrast = XCUIAccessibilityAuditType(rawValue: 1 << 0)
    /// Content that isn't accessible. On Linux nothing is found.
    public static let elementDetection = XCUIAccessibilityAuditType(rawValue: 1 << 1)
    /// The size of the areas that receive touches.
    public static let hitRegion = XCUIAccessibilityAuditType(rawValue: 1 << 2)
    /// Elements without a label.
    public static let sufficientElementDescription = XCUIAccessibilityAuditType(rawValue: 1 << 3)
    /// Texts that don't follow the user's text size.
    public static let dynamicType = XCUIAccessibilityAuditType(rawValue: 1 << 16)
    /// Texts that aren't completely visible.
    public static let textClipped = XCUIAccessibilityAuditType(rawValue: 1 << 17)
    /// Elements with traits that contradict each other.
    public static let trait = XCUIAccessibilityAuditType(rawValue: 1 << 18)
    /// All parts.
    public static let all: XCUIAccessibilityAuditType = [
        .contrast, .elementDetection, .hitRegion, .sufficientElementDescription, .dynamicType, .textClipped,
        .trait,
    ]
}

/// An issue that an audit has found. iOS 17. Follows Apple's page "XCUIAccessibilityAuditIssue".
@preconcurrency @MainActor
open class XCUIAccessibilityAuditIssue: NSObject {
    /// The element with the issue; `nil` if there is none.
    public let element: XCUIElement?
    /// The part of the audit that has found it.
    public let auditType: XCUIAccessibilityAuditType
    /// A short description.
    public let compactDescription: String
    /// A description with the details.
    public let detailedDescription: String

    init(_ type: XCUIAccessibilityAuditType, _ words: String, _ details: String, at element: XCUIElement?) {
        (auditType, compactDescription, detailedDescription) = (type, words, details)
        self.element = element
        super.init()
    }
}
