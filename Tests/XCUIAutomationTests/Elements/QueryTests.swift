import PageFlowTesting
import Testing
import UIKit

@testable import XCUIAutomation

/// Queries find the elements that they describe, each time anew.
@MainActor
@Suite(.onStage) struct QueryTests {
    private func withThree(_ body: @MainActor (XCUIApplication) throws -> Void) rethrows {
        try withViews(
            {
                [
                    UIButton("Buy", identifier: "buy.sencha"), UIButton("Buy", identifier: "buy.gyokuro"),
                    UILabel("Sencha", identifier: "name"), UIButton("Cancel"),
                ]
            }, body)
    }

    @Test func `a subscript compares the identifier and the label`() {
        withThree { app in
            #expect(app.buttons["buy.sencha"].label == "Buy")
            #expect(app.buttons["Cancel"].exists)
            #expect(app.staticTexts["Sencha"].identifier == "name")
            #expect(!app.buttons["Sencha"].exists)
            #expect(app.otherElements.buttons["Cancel"].exists)
        }
    }

    @Test func `a query counts its elements, and gives them by index`() {
        withThree { app in
            #expect(app.buttons.count == 3)
            #expect(app.buttons.matching(identifier: "Buy").count == 2)
            #expect(app.buttons.element(boundBy: 1).identifier == "buy.gyokuro")
            #expect(app.buttons.allElementsBoundByIndex.map(\.label) == ["Buy", "Buy", "Cancel"])
            #expect(app.buttons.firstMatch.identifier == "buy.sencha")
            #expect(app.tables.count == 0)
            #expect(!app.buttons.element(boundBy: 3).exists)
        }
    }

    @Test func `a query is filtered by a predicate and by a type`() {
        withThree { app in
            #expect(app.buttons.matching(NSPredicate(format: "identifier BEGINSWITH 'buy'")).count == 2)
            #expect(app.buttons.element(matching: NSPredicate(format: "label == %@", "Cancel")).exists)
            #expect(app.descendants(matching: .any).matching(.button, identifier: "Cancel").count == 1)
            #expect(app.buttons.element(matching: .button, identifier: "buy.gyokuro").exists)
            let block = NSPredicate { object, _ in
                MainActor.assumeIsolated { (object as? ElementRecord)?.label == "Cancel" }
            }
            #expect(app.buttons.matching(block).count == 1)
        }
    }

    @Test func `rows are found by their content`() {
        withApp({ UINavigationController(rootViewController: TeaTable(count: 3)) }) { app in
            let rows = app.tables.cells
            #expect(rows.containing(.staticText, identifier: "Tea 1").count == 1)
            #expect(rows.containing(NSPredicate(format: "label CONTAINS 'Tea'")).count == 3)
            #expect(app.tables.children(matching: .cell).count == 3)
            #expect(rows.element(boundBy: 2).staticTexts.firstMatch.label == "Tea 2")
        }
    }

    @Test func `an element that is bound to its view stays the same`() {
        withThree { app in
            let bound = app.buttons.allElementsBoundByAccessibilityElement
            #expect(bound.map(\.identifier).prefix(2) == ["buy.sencha", "buy.gyokuro"])
        }
    }

    @Test func `a snapshot has the attributes of the element and of its descendants`() throws {
        try withThree { app in
            let snapshot = try app.snapshot()
            #expect(snapshot.elementType == .application && snapshot.label == "Tea")
            #expect(snapshot.dictionaryRepresentation[.label] as? String == "Tea")
            #expect(throws: (any Error).self) { try app.buttons["Wine"].snapshot() }
        }
    }
}
