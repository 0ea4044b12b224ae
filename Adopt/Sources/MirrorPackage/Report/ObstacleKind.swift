import Foundation
import StandIns

/// The origin of a compiler error.
package enum ObstacleKind: String, Codable, Sendable {
    case missingModule, uiKit, foundation, framework, objectiveC, isolation, undeclared, own

    /// The description in a report.
    package var words: String {
        switch self {
        case .missingModule: "a package that is not at hand"
        case .uiKit: "not in UIKit here"
        case .foundation: "not in Foundation or Swift here"
        case .framework: "not in Apple's framework here"
        case .objectiveC: "Objective-C"
        case .isolation: "actors"
        case .undeclared: "declared nowhere"
        case .own: "the project's own"
        }
    }

    /// The suggested solution, as a sentence.
    func suggestion(for name: String) -> String {
        switch self {
        case .missingModule:
            "Pass your own declarations by --stub \(name)=FOLDER, or a folder with its checkout by --packages."
        case .uiKit, .foundation, .framework:
            "Add it in an extension, or enclose the lines in #if canImport(ObjectiveC) and #endif."
        case .objectiveC:
            "Use closures, protocols or key paths, or enclose it in #if canImport(ObjectiveC) and #endif."
        case .isolation: "Add @MainActor to the declaration, or remove it."
        case .undeclared:
            "A file or a package is missing, or a tool generates it during Xcode's build. Add its declaration to the project."
        case .own: "An error above may cause it. Fix that first, and adopt again."
        }
    }
}

/// The origins of names: the project, UIKit, Foundation or another framework.
package struct NameOrigins: Sendable {
    private let own: Set<String>
    private let frameworks: [Framework]

    /// - Parameters:
    ///   - sources: The texts of the project's files.
    ///   - frameworks: The modules of the package Frameworks that the project uses.
    package init(sources: [String] = [], frameworks: [Framework] = []) {
        self.frameworks = frameworks
        own = Set(sources.flatMap(Self.declared))
    }

    private static func declared(in text: String) -> [String] {
        text.matches(of: /\b(?:class|struct|enum|protocol|actor|typealias)\s+(\w+)/).map { String($0.1) }
    }

    /// The kind of an obstacle with a missing name, or with a type that lacks a member.
    func kind(of name: String) -> ObstacleKind {
        let base = Self.base(of: name)
        if own.contains(base) { return .own }
        if frameworks.contains(where: { $0.owns(base) }) { return .framework }
        if base == "AnyObject" || base.hasPrefix("objc_") || name.contains("NSObjectProtocol") {
            return .objectiveC
        }
        if base.firstMatch(of: /^(UI|CA|CG|NSLayout|NSDirectional|NSCollection|NSDiffable)[A-Z]/) != nil {
            return .uiKit
        }
        let swift: Set = [
            "Array", "Bool", "Bundle", "Calendar", "CharacterSet", "Character", "Data", "Date",
            "DateFormatter",
            "Dictionary", "DispatchQueue", "Double", "FileManager", "Float", "IndexPath", "Int",
            "JSONDecoder",
            "JSONEncoder", "Locale", "Notification", "NotificationCenter", "NumberFormatter", "ProcessInfo",
            "RunLoop", "Set", "String", "Substring", "Thread", "Timer", "UUID", "UserDefaults",
        ]
        let isFoundation = swift.contains(base) || base.firstMatch(of: /^(NS|URL|kSec|Int\d|UInt|XCT)/) != nil
        return isFoundation ? .foundation : .undeclared
    }

    /// `UIView` of `UIKit.UIView?`, `Box` of `any Box<Int>`, `Array` of `[Int]`.
    static func base(of name: String) -> String {
        if name.hasPrefix("[") { return name.contains(":") ? "Dictionary" : "Array" }
        let plain = name.replacing(#/^(any|some) /#, with: "").prefix { $0 != "<" && $0 != "?" && $0 != "!" }
        let parts = plain.split(separator: ".")
        return String(
            ["UIKit", "Foundation", "Swift"].contains(parts.first) ? parts.last! : parts.first ?? "")
    }
}
