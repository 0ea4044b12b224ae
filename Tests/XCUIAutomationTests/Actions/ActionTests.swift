import PageFlowTesting
import Simulator
import Testing
import UIKit

@testable import XCUIAutomation

/// Actions reach the app as a finger does, and the app is idle afterward.
@MainActor
@Suite(.onStage) struct ActionTests {
    /// A view that writes down its gestures.
    private final class GestureView: UIView {
        var names: [String] = []

        init() {
            super.init(frame: CGRect(x: 0, y: 0, width: 350, height: 350))
            isAccessibilityElement = true
            accessibilityIdentifier = "area"
            let double = UITapGestureRecognizer(target: self, action: Self.tap)
            double.numberOfTapsRequired = 2
            let two = UITapGestureRecognizer(target: self, action: Self.twoFingers)
            two.numberOfTouchesRequired = 2
            addGestureRecognizer(double)
            addGestureRecognizer(two)
            addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: Self.press))
            addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: Self.pinch))
            addGestureRecognizer(UIRotationGestureRecognizer(target: self, action: Self.rotate))
        }

        required init?(coder: NSCoder) { nil }

        private static let tap = Selector("noteTap", GestureView.noteTap)
        private static let twoFingers = Selector("noteTwo", GestureView.noteTwo)
        private static let press = Selector("notePress:", GestureView.notePress)
        private static let pinch = Selector("notePinch:", GestureView.notePinch)
        private static let rotate = Selector("noteRotation:", GestureView.noteRotation)

        private func noteTap() { names.append("double") }
        private func noteTwo() { names.append("two fingers") }
        private func notePress(_ press: UILongPressGestureRecognizer) {
            if press.state == .began { names.append("press") }
        }
        private func notePinch(_ pinch: UIPinchGestureRecognizer) {
            if pinch.state == .ended { names.append(pinch.scale > 1 ? "open" : "close") }
        }
        private func noteRotation(_ turn: UIRotationGestureRecognizer) {
            if turn.state == .ended { names.append(turn.rotation > 0 ? "turn" : "turn back") }
        }
    }

    @Test func `gestures of several fingers and taps are recognized`() {
        withViews({ [GestureView()] }) { app in
            let area = app.otherElements["area"]
            let view = (try? area.find().element.object) as? GestureView
            area.doubleTap()
            area.twoFingerTap()
            area.press(forDuration: 1)
            area.pinch(withScale: 2, velocity: 1)
            #expect(view?.names.prefix(3) == ["double", "two fingers", "press"])
            #expect(view?.names.contains("open") == true)
            area.rotate(1, withVelocity: 1)
            #expect(view?.names.contains("turn") == true)
        }
    }

    @Test func `typed text is sent to the field with the focus, and keys of the keyboard type as well`() {
        withViews({ [UITextField(placeholder: "Name")] }) { app in
            let field = app.textFields["Name"]
            field.tap()
            #expect(app.keyboards.firstMatch.exists)
            field.typeText("sencha")
            #expect(field.value as? String == "sencha")
            field.typeText(XCUIKeyboardKey.delete.rawValue)
            app.keys["x"].tap()
            #expect(field.value as? String == "senchx")
            #expect(field.value(forKey: "hasKeyboardFocus") as? Bool == true)
            app.keyboards.buttons["Return"].tap()
        }
    }

    @Test func `sliders, switches, steppers and wheels are adjusted`() {
        final class Names: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 }
            func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
                -> String?
            {
                "Row \(row)"
            }
        }
        let names = Names()
        withViews({
            let wheel = UIPickerView(frame: CGRect(x: 0, y: 0, width: 350, height: 216))
            (wheel.dataSource, wheel.delegate) = (names, names)
            return [UISlider(), UISwitch(), UIStepper(), wheel]
        }) { app in
            app.sliders.firstMatch.adjust(toNormalizedSliderPosition: 0.75)
            #expect(abs(app.sliders.firstMatch.normalizedSliderPosition - 0.75) < 0.05)
            app.switches.firstMatch.tap()
            #expect(app.switches.firstMatch.value as? String == "1")
            app.steppers.buttons["Increment"].tap()
            #expect(((try? app.steppers.firstMatch.find().element.object) as? UIStepper)?.value == 1)
            app.pickerWheels.firstMatch.adjust(toPickerWheelValue: "Row 3")
            #expect(app.pickerWheels.firstMatch.value as? String == "Row 3")
        }
        withExtendedLifetime(names) {}
    }

    @Test func `a tap scrolls to an element that isn't visible`() {
        var taps = 0
        withViews({
            let area = UIScrollView(frame: CGRect(x: 0, y: 0, width: 350, height: 300))
            area.contentSize = CGSize(width: 350, height: 2_000)
            let button = UIButton("Buy") { taps += 1 }
            button.frame = CGRect(x: 0, y: 1_800, width: 200, height: 44)
            area.addSubview(button)
            return [area]
        }) { app in
            #expect(app.buttons["Buy"].exists && !app.buttons["Buy"].isHittable)
            app.buttons["Buy"].tap()
            #expect(taps == 1 && app.buttons["Buy"].isHittable)
        }
    }

    @Test func `a coordinate is tapped where it is`() {
        var taps = 0
        withViews({ [UIButton("Buy") { taps += 1 }] }) { app in
            let corner = app.coordinate(withNormalizedOffset: .zero)
            #expect(corner.screenPoint == .zero)
            corner.withOffset(CGVector(dx: 100, dy: 100)).tap()
            app.buttons["Buy"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()
            #expect(taps == 2)
        }
    }

    @Test func `a tap scrolls to a button in content whose width is zero`() {
        var taps = 0
        withViews({
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 350, height: 300))
            scroll.contentSize = CGSize(width: 0, height: 900)
            let button = UIButton("Buy") { taps += 1 }
            button.frame = CGRect(x: 100, y: 800, width: 100, height: 44)
            scroll.addSubview(button)
            return [scroll]
        }) { app in
            app.buttons["Buy"].tap()
            #expect(taps == 1)
        }
    }

    @Test func `a row that is swiped shows its delete button`() {
        final class Deletable: UITableViewController {
            var rows = ["Sencha", "Gyokuro"]
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                rows.count
            }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
                -> UITableViewCell
            {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = rows[indexPath.row]
                return cell
            }
            override func tableView(
                _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
                forRowAt indexPath: IndexPath
            ) {
                rows.remove(at: indexPath.row)
                tableView.deleteRows(at: [indexPath], with: .automatic)
            }
        }
        withApp({ Deletable(style: .plain) }) { app in
            app.cells.element(boundBy: 0).swipeLeft()
            app.buttons["Delete"].tap()
            #expect(app.cells.count == 1 && !app.staticTexts["Sencha"].exists)
        }
    }
}
