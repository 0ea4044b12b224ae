import PageFlowTesting
import ScreenTree
import Simulator
import Testing
import UIKit

@testable import XCUIAutomation

/// The region around a popover, a sheet, a menu or a calendar has the kinds and names of public UI tests.
@MainActor
@Suite(.onStage) struct DismissRegionTests {
    private func compactPicker() -> UIDatePicker {
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .compact
        picker.datePickerMode = .date
        picker.calendar = Calendar(identifier: .gregorian)
        picker.locale = Locale(identifier: "en_US")
        picker.date = DateComponents(calendar: picker.calendar, year: 2026, month: 1, day: 12).date ?? Date()
        return picker
    }

    @Test func `a compact date picker's calendar is a date picker, and a button around it closes it`() throws
    {
        let picker = compactPicker()
        withViews({ [picker] }) { app in
            #expect(!app.buttons["dismiss popup"].exists)
            app.datePickers.firstMatch.buttons["Date Picker"].tap()
            let month = app.datePickers.buttons["DatePicker.Show"]
            #expect(month.label == "Month" && month.value as? String == "January 2026")
            #expect(app.staticTexts["January 2026"].exists)
            let day = app.datePickers.collectionViews.buttons["Friday, January 16"]
            day.otherElements.containing(.staticText, identifier: "16").element.tap()
            #expect(picker.calendar.component(.day, from: picker.date) == 16)
            app.datePickers.buttons["DatePicker.NextMonth"].tap()
            #expect(month.value as? String == "February 2026")
            month.tap()
            #expect(app.datePickers.datePickers.pickerWheels.count == 2)
            app.buttons["DatePicker.Hide"].tap()
            #expect(app.buttons["dismiss popup"].identifier == "PopoverDismissRegion")
            app.buttons["PopoverDismissRegion"].tap()
            #expect(!app.buttons["dismiss popup"].exists && !month.exists)
        }
    }

    @Test func `a tap on the page behind a calendar closes the calendar only`() throws {
        var taps = 0
        let picker = compactPicker()
        withViews({ [UIButton("Save") { taps += 1 }, picker] }) { app in
            app.datePickers.firstMatch.buttons["Date Picker"].tap()
            app.buttons["Save"].tap()
            #expect(!app.buttons["dismiss popup"].exists && taps == 0)
            app.buttons["Save"].tap()
            #expect(taps == 1)
        }
    }

    @Test func `a day is today, and before iOS 18 the buttons have longer identifiers`() throws {
        let sim = Simulator(system: .iOS(17), clock: .held)
        let picker = UIDatePicker(frame: CGRect(x: 0, y: 100, width: 375, height: 330))
        picker.preferredDatePickerStyle = .inline
        picker.datePickerMode = .date
        let page = UIViewController()
        page.view.addSubview(picker)
        sim.launch(page)
        try sim.settle()
        let all = ElementSnapshot.app(of: sim, named: "Tea").descendants
        #expect(all.contains { $0.identifier == "Show year picker" && $0.label == "Month" })
        #expect(all.contains { $0.identifier == "Next Month" && $0.label == "Next Month" })
        #expect(all.contains { $0.label.hasPrefix("Today, ") && $0.kind == .button })
    }

    @Test func `a button around a menu closes it`() {
        let button = UIButton("Sort")
        button.menu = UIMenu(children: [UIAction(title: "By name") { _ in }])
        button.showsMenuAsPrimaryAction = true
        withViews({ [button] }) { app in
            app.buttons["Sort"].tap()
            #expect(app.buttons["By name"].exists && !app.buttons["Sort"].exists)
            app.buttons["Dismiss context menu"].tap()
            #expect(!app.buttons["By name"].exists && !app.buttons["Dismiss context menu"].exists)
        }
    }

    private final class Menus: NSObject, UIContextMenuInteractionDelegate {
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(actionProvider: { _ in
                UIMenu(children: [UIAction(title: "Copy") { _ in }])
            })
        }
    }

    @Test func `a button around a context menu closes it`() {
        let menus = Menus()
        let button = UIButton("Letter")
        button.addInteraction(UIContextMenuInteraction(delegate: menus))
        withViews({ [button] }) { app in
            app.buttons["Letter"].press(forDuration: 1)
            #expect(app.buttons["Copy"].exists)
            app.buttons["Dismiss context menu"].tap()
            #expect(!app.buttons["Copy"].exists && app.buttons["Letter"].exists)
        }
    }

    @Test func `a plain element around a popover closes it, and the popover has its own frame`() {
        withApp({ UIViewController() }, device: .iPadPro11) { app in
            let page = app.simulator?.window.rootViewController
            let content = UIViewController()
            content.preferredContentSize = CGSize(width: 200, height: 300)
            content.modalPresentationStyle = .popover
            content.popoverPresentationController?.sourceView = page?.view
            content.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 50, height: 50)
            page?.present(content, animated: true)
            app.comeToRest()
            #expect(app.popovers.firstMatch.frame.size == CGSize(width: 200, height: 300))
            #expect(app.otherElements["dismiss popup"].frame == app.frame)
            app.otherElements["PopoverDismissRegion"].tap()
            #expect(!app.popovers.firstMatch.exists)
        }
    }

    @Test func `a plain element around a sheet closes it`() {
        withApp({ UIViewController() }) { app in
            let page = app.simulator?.window.rootViewController
            let sheet = UIViewController()
            sheet.sheetPresentationController?.detents = [.medium()]
            page?.present(sheet, animated: true)
            app.comeToRest()
            app.otherElements["dismiss popup"].firstMatch.tap()
            #expect(page?.presentedViewController == nil)
        }
    }
}
