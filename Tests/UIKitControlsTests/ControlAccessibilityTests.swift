import TestApps
import TestTraits
import Testing
import UIKit

@MainActor @Suite(.inTurn) struct ControlAccessibilityTests {
    @Test func `controls say their values`() {
        useFreshRuntime()
        let toggle = UISwitch()
        #expect(toggle.accessibilityValue == "0")
        toggle.isOn = true
        #expect(toggle.accessibilityValue == "1")
        let slider = UISlider()
        slider.maximumValue = 4
        slider.value = 1
        #expect(slider.accessibilityValue == "25%" && slider.accessibilityTraits == .adjustable)
        let progress = UIProgressView()
        progress.progress = 0.5
        #expect(progress.accessibilityValue == "50%")
        let dots = UIPageControl()
        dots.numberOfPages = 3
        dots.currentPage = 1
        #expect(dots.accessibilityValue == "page 2 of 3")
        let text = UITextView()
        text.text = "Words"
        #expect(text.accessibilityValue == "Words")
    }

    struct Field: Sendable {
        var text = ""
        var isSecure = false
        let value: String
    }

    @Test(arguments: [
        Field(value: "Name"), Field(text: "Ann", value: "Ann"),
        Field(text: "Ann", isSecure: true, value: "•••"),
    ])
    func `a field says its text`(_ case: Field) {
        useFreshRuntime()
        let field = UITextField()
        field.placeholder = "Name"
        field.text = `case`.text
        field.isSecureTextEntry = `case`.isSecure
        #expect(field.accessibilityValue == `case`.value && field.isAccessibilityElement)
    }

    @Test func `what the app says counts`() {
        useFreshRuntime()
        let button = UIButton(type: .system)
        button.setTitle("Send", for: .normal)
        button.isEnabled = false
        #expect(button.accessibilityLabel == "Send" && button.accessibilityTraits == [.button, .notEnabled])
        button.accessibilityLabel = "Send the letter"
        button.accessibilityValue = "2 pages"
        button.accessibilityHint = "Cannot be undone"
        button.accessibilityTraits = .link
        button.isAccessibilityElement = false
        #expect(button.accessibilityLabel == "Send the letter" && button.accessibilityValue == "2 pages")
        #expect(button.accessibilityHint == "Cannot be undone" && button.accessibilityTraits == .link)
        #expect(!button.isAccessibilityElement && !UIView().isAccessibilityElement)
    }
}
