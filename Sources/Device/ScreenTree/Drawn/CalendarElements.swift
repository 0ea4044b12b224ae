import UIKit

extension CalendarDayElement {
    /// The elements in a day, with the containers of tests that Xcode has recorded:
    /// `buttons["Friday, April 29"].otherElements.containing(.staticText, identifier: "29")`, and three containers inside each other.
    var numberElements: [ElementSnapshot] {
        var text = element(.staticText)
        text.label = "\(number)"
        return [element(.other, [element(.other, [element(.other)]), text])]
    }

    private func element(_ kind: ElementKind, _ children: [ElementSnapshot] = []) -> ElementSnapshot {
        var element = ElementSnapshot(kind, object: self)
        (element.frame, element.children) = (accessibilityFrame, children)
        return element
    }
}

extension MonthButton {
    /// The text of the button.
    var titleElement: [ElementSnapshot] {
        var text = ElementSnapshot(.staticText, object: self)
        (text.label, text.frame) = (title, screenRect(bounds))
        return [text]
    }
}
