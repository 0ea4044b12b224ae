import Foundation
import SwiftParser
import Testing

@testable import StandIns

/// An app gets what it names of a table, so that a fault in the rest would lie hidden: here the whole of each is compiled.
@Suite(.enabled(if: WholeTable.canCompile, "UIKit has to be built: swift build"))
struct WholeTablesTests {
    @Test(arguments: KnownFramework.all.map(\.name))
    func compiles(name: String) throws {
        let table = try WholeTable(name)
        #expect(table.isComplete)
        for names in WholeTable.Names.allCases {
            let errors = try table.errors(naming: names)
            #expect(errors.isEmpty, Comment(rawValue: "naming \(names.rawValue): \(errors)"))
        }
    }

    /// A name that both had would be ambiguous in an app.
    @Test func noTableDeclaresWhatUIKitDeclares() throws {
        let inUIKit = try WholeTable.typesOfPageFlow()
        #expect(inUIKit.contains("UIView"))
        for framework in KnownFramework.all {
            let names = FrameworkDeclarations(framework.text, leavingOut: []).names
            #expect(names.intersection(inUIKit) == [], "in \(framework.name)")
        }
    }
}
