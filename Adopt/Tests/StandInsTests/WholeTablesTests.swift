import Foundation
import SwiftParser
import Testing

@testable import StandIns

/// An app gets only the declarations that it uses, which hides errors in the others. These tests compile each whole table.
@Suite(.enabled(if: WholeTable.canCompile, "UIKit has to be built: swift build"))
struct WholeTablesTests {
    @Test(arguments: WholeTable.Names.allCases)
    func `all tables compile`(names: WholeTable.Names) throws {
        let errors = try WholeTable.errors(names)
        #expect(errors.isEmpty, Comment(rawValue: errors))
    }

    @Test func `all declarations of a table are reached`() {
        for table in WholeTable.all { #expect(table.isComplete, "in \(table.framework.name)") }
    }

    /// A name in both would be ambiguous in an app.
    @Test func `no table declares a type of UIKit`() throws {
        let inUIKit = try WholeTable.typesOfPageFlow()
        #expect(inUIKit.contains("UIView"))
        for framework in KnownFramework.all {
            let names = FrameworkDeclarations(framework.text, leavingOut: []).names
            #expect(names.intersection(inUIKit) == [], "in \(framework.name)")
        }
    }
}
