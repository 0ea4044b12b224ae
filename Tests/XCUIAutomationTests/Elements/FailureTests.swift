import PageFlowTesting
import Testing
import UIKit

@testable import XCUIAutomation

/// Failures have Xcode's words.
@MainActor
@Suite(.onStage) struct FailureTests {
    @Test func `a tap on a missing element names the step that found nothing, and what was there`() {
        withViews({ [UIButton("Buy")] }) { app in
            expectFailure([
                "Failed to tap \"Sell\" Button: No matches found for Elements matching predicate '\"Sell\" IN identifiers' from input {(",
                "label: 'Buy'", "Element subtree:\n →Application",
            ]) { app.buttons["Sell"].tap() }
            expectFailure(["Failed to swipe up Table: No matches found for Descendants matching type Table"])
            {
                app.tables.element.swipeUp()
            }
        }
    }

    @Test func `an ambiguous element fails with its matches`() {
        withViews({ [UIButton("Buy"), UIButton("Buy")] }) { app in
            expectFailure([
                "Failed to tap \"Buy\" Button: Find single matching element. Multiple matching elements found for",
                "Sparse tree of matches:\n→Application",
            ]) { app.buttons["Buy"].tap() }
            #expect(app.buttons["Buy"].exists)
        }
    }

    @Test func `an attribute of a missing element fails the test`() {
        withViews({ [UIButton("Buy")] }) { app in
            expectFailure(["Failed to get matching snapshot: No matches found for"]) {
                #expect(app.staticTexts["Price"].label == "")
            }
        }
    }

    @Test func `text needs the keyboard focus`() {
        withViews({ [UITextField(placeholder: "Name")] }) { app in
            expectFailure(["Neither element nor any descendant has keyboard focus"]) {
                app.textFields["Name"].typeText("Sencha")
            }
        }
    }

    @Test func `a covered element has no hit point`() {
        withViews({
            let (button, cover) = (UIButton("Buy"), UIView())
            cover.accessibilityIdentifier = "cover"
            return [button, cover]
        }) { app in
            let views = app.simulator?.window.rootViewController?.view.subviews ?? []
            views.last?.frame = views.first?.frame ?? .zero
            #expect(app.buttons["Buy"].exists && !app.buttons["Buy"].isHittable)
            expectFailure(["Failed to synthesize event: Failed to compute hit point for Button"]) {
                app.buttons["Buy"].tap()
            }
        }
    }

    @Test func `an app that isn't on the device is refused`() {
        expectFailure(["Failed to launch 'com.apple.Preferences': the app isn't on this device"]) {
            XCUIApplication(bundleIdentifier: "com.apple.Preferences").launch()
        }
    }

    /// This program contains the delegates of several test targets.
    @Test func `a program with several delegates says how to name the app`() {
        XCUIApplication.appUnderTest = nil
        expectFailure([
            "There is no app to launch, because the program has several delegates", "AppUnderTest(",
        ]) {
            XCUIApplication().launch()
        }
    }

    @Test func `a format string that can't be read fails the test`() {
        expectFailure(["Unable to parse the format string \"label ==\""]) {
            _ = NSPredicate(format: "label ==")
        }
        expectFailure(["The key colour of the format string"]) {
            _ = NSPredicate(format: "colour == 'red'")
        }
    }
}
