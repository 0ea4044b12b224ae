/// A file of the project that can't be built here. The mirror doesn't contain it.
package struct LeftOutFile: Codable, Hashable, Sendable {
    /// Why a file is left out.
    package enum Reason: Codable, Hashable, Sendable {
        /// It imports modules that aren't here, the first one on this line.
        case modules([String], line: Int)
        /// It uses a type that only files that are left out declare.
        case type(String)
        /// It declares the app, which SwiftUI would launch.
        case swiftUIApp
        /// It doesn't compile.
        case errors(Int, first: BuildResult.Failure)
    }

    package let path: String
    /// The file's target.
    package let target: String
    /// Whether the file belongs to tests.
    package let isOfTests: Bool
    /// The file's view controllers.
    package let pages: [String]
    package let reason: Reason

    /// Whether the file is only left out because another one is.
    var isConsequence: Bool { if case .type = reason { true } else { false } }
}
