import Foundation

@testable import CoverageKit

/// A small module with the cases that the importer's rules must handle, as the compiler described it.
enum Fixture {
    static let module: UIKitModule = {
        let graphs = Bundle.module.url(forResource: "Fixtures/graphs", withExtension: nil)!
        return try! UIKitModule(graphsIn: graphs)
    }()

    static let data = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

    static let catalogue = try! AppleCatalogue(
        listsIn: data.appendingPathComponent("Apple"))

    static let renames = try! Renames(contentsOf: data.appendingPathComponent("renames.json"))

    static let uses = TypeUses("# type, uses\nUIViewController\t6\nUIAbsent\t2\n")

    static let coverage = coverage(exceptions: Exceptions())

    static func coverage(exceptions: Exceptions) -> Coverage {
        Coverage(catalogue, module, renames, exceptions, swiftOnly: Exceptions(), uses: uses)
    }

    /// The Swift name that was matched with Apple's `selector`.
    static func match(_ className: String, _ selector: String) -> String? {
        let type = coverage.types.first { $0.name == className }
        switch type?.rows.first(where: { $0.apple.selector == selector })?.presence {
        case .own(let member): return member.title
        case .inherited(let member): return member.qualifiedName
        case .absent, nil: return nil
        }
    }
}
