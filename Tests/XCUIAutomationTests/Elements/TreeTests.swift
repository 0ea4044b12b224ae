import PageFlowTesting
import Simulator
import Testing
import UIKit

@testable import XCUIAutomation

/// The tree has the kinds, names and order of public outputs of `debugDescription`.
@MainActor
@Suite(.onStage) struct TreeTests {
    /// The kinds and labels of the elements that have a label.
    private func named(_ app: XCUIApplication) throws -> [String] {
        try app.screen().elements.filter { !$0.label.isEmpty && $0.kind != .application }
            .map { "\($0.kind.name) \($0.label)" }
    }

    @Test func `a navigation bar precedes its content, and has the page's title as identifier`() throws {
        try withApp({ UINavigationController(rootViewController: TeaTable(count: 2)) }) { app in
            #expect(app.navigationBars["Teas"].exists)
            #expect(app.navigationBars["Teas"].buttons["Edit"].exists)
            let names = try named(app)
            #expect(names == ["StaticText Teas", "Button Edit", "StaticText Tea 0", "StaticText Tea 1"])
            app.cells.element(boundBy: 1).tap()
            #expect(app.navigationBars["Tea 1"].exists)
            #expect(app.navigationBars.buttons.element(boundBy: 0).label == "Teas")
            app.navigationBars.buttons.firstMatch.tap()
            #expect(app.navigationBars["Teas"].exists)
        }
    }

    @Test func `a page without a title names its bar by its class`() {
        withApp({ UINavigationController(rootViewController: UIViewController()) }) { app in
            #expect(app.navigationBars["UIView"].exists)
        }
    }

    @Test func `a label without text doesn't exist, and one with text does`() {
        withViews({
            [
                UILabel("", identifier: "message"),
                UIButton("Buy") {
                    let page = UIApplication.shared.keyWindow?.rootViewController
                    let label = page?.view.subviews.first as? UILabel
                    label?.text = "Bought"
                },
            ]
        }) { app in
            #expect(!app.staticTexts["message"].exists)
            app.buttons["Buy"].tap()
            #expect(app.staticTexts["message"].label == "Bought")
        }
    }

    @Test func `system items of bars have their English names`() {
        withApp({
            let page = TeaTable(count: 1)
            page.loadViewIfNeeded()
            page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
            return UINavigationController(rootViewController: page)
        }) { app in #expect(app.navigationBars.buttons["Add"].exists) }
    }

    @Test func `tabs are buttons of the tab bar, and the selected one says so`() {
        withApp({
            let tabs = UITabBarController()
            tabs.viewControllers = ["Shop", "Basket"].map { title in
                let page = UIViewController()
                page.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
                return page
            }
            return tabs
        }) { app in
            let bar = app.tabBars["Tab Bar"]
            #expect(bar.buttons["Shop"].isSelected && !bar.buttons["Basket"].isSelected)
            bar.buttons["Basket"].tap()
            #expect(bar.buttons["Basket"].isSelected)
        }
    }

    @Test func `controls have the values of a device`() {
        withViews({
            let (toggle, slider, steps) = (UISwitch(), UISlider(), UIStepper())
            (toggle.isOn, slider.value) = (true, 0.5)
            let segments = UISegmentedControl(items: ["Green", "Black"])
            segments.selectedSegmentIndex = 1
            let pages = UIPageControl()
            pages.numberOfPages = 3
            let progress = UIProgressView(progressViewStyle: .default)
            progress.progress = 0.25
            return [toggle, slider, steps, segments, pages, progress]
        }) { app in
            #expect(app.switches.firstMatch.value as? String == "1")
            #expect(app.sliders.firstMatch.value as? String == "50%")
            #expect(app.sliders.firstMatch.normalizedSliderPosition == 0.5)
            #expect(app.steppers.buttons.allElementsBoundByIndex.map(\.label) == ["Decrement", "Increment"])
            #expect(app.segmentedControls.buttons["Black"].isSelected)
            #expect(app.pageIndicators.firstMatch.value as? String == "page 1 of 3")
            #expect(app.progressIndicators.firstMatch.value as? String == "25%")
        }
    }

    @Test func `fields have a placeholder, and an empty one has it as value`() {
        withViews({
            let filled = UITextField(placeholder: "City")
            filled.text = "Uji"
            return [
                UITextField(placeholder: "Name"), filled,
                UITextField(placeholder: "Password", isSecure: true),
            ]
        }) { app in
            #expect(app.textFields["Name"].placeholderValue == "Name")
            #expect(app.textFields["Name"].value as? String == "Name")
            #expect(app.textFields["City"].value as? String == "Uji")
            #expect(app.secureTextFields["Password"].exists)
        }
    }

    @Test func `an accessibility element hides its subviews, and listed elements replace them`() {
        withViews({
            let (whole, parts, plain) = (UIView(), UIView(), UIView())
            for view in [whole, parts, plain] { view.addSubview(UILabel("inside")) }
            (whole.isAccessibilityElement, whole.accessibilityLabel) = (true, "whole")
            let element = UIAccessibilityElement(accessibilityContainer: parts)
            (element.accessibilityLabel, element.accessibilityTraits) = ("drawn", .button)
            parts.accessibilityElements = [element]
            plain.accessibilityIdentifier = "plain"
            return [whole, parts, plain]
        }) { app in
            #expect(app.staticTexts.matching(identifier: "inside").count == 1)
            #expect(app.otherElements["whole"].exists)
            #expect(app.buttons["drawn"].exists)
            #expect(app.otherElements["plain"].staticTexts["inside"].exists)
        }
    }

    @Test func `an alert hides the page, and has the containers of recorded tests`() {
        withViews({ [UIButton("Ask")] }) { app in
            let page = app.simulator?.window.rootViewController
            let alert = UIAlertController(
                title: "Delete?", message: "It is the last one.", preferredStyle: .alert)
            var chosen = ""
            for title in ["Keep", "Delete"] {
                alert.addAction(UIAlertAction(title: title, style: .default) { chosen = $0.title ?? "" })
            }
            page?.present(alert, animated: true)
            app.comeToRest()
            #expect(!app.buttons["Ask"].exists)
            #expect(app.alerts["Delete?"].scrollViews.otherElements.buttons["Delete"].exists)
            #expect(app.alerts.staticTexts["It is the last one."].exists)
            app.alerts.buttons["Delete"].tap()
            #expect(chosen == "Delete" && !app.alerts.firstMatch.exists)
        }
    }

    @Test func `a button with only a symbol has the symbol's words and its name`() {
        withViews({
            let (add, love, titled) = (UIButton(type: .system), UIButton(type: .custom), UIButton("Save"))
            add.setImage(UIImage(systemName: "plus"), for: .normal)
            love.setImage(UIImage(systemName: "heart.fill"), for: .normal)
            titled.setImage(UIImage(systemName: "xmark"), for: .normal)
            return [add, love, titled]
        }) { app in
            #expect(app.buttons["plus"].label == "Add" && app.buttons["Add"].identifier == "plus")
            #expect(app.buttons["heart.fill"].label == "Love")
            #expect(app.buttons["Save"].exists && !app.buttons["xmark"].exists)
        }
    }

    @Test func `a bar button with only a symbol has the symbol's words and its name`() {
        withApp({
            let page = UIViewController()
            page.navigationItem.rightBarButtonItem = UIBarButtonItem(
                image: UIImage(systemName: "gear"), style: .plain, target: nil, action: nil)
            return UINavigationController(rootViewController: page)
        }) { app in
            #expect(app.navigationBars.buttons["gear"].label == "Settings")
        }
    }

    @Test func `a description has Xcode's layout`() {
        withViews({ [UIButton("Buy", identifier: "buy")] }) { app in
            let text = app.buttons["buy"].debugDescription
            #expect(
                text.hasPrefix(
                    "Attributes: Button, {{20.0, 80.0}, {350.0, 44.0}}, identifier: 'buy', label: 'Buy'\n"))
            #expect(text.contains("\nElement subtree:\n →Button, "))
            #expect(
                text.contains("\nPath to element:\n →Application, pid: 1, label: 'Tea'\n  ↳Window (Main), "))
            #expect(text.contains("Find: Elements matching predicate '\"buy\" IN identifiers'"))
        }
    }
}
