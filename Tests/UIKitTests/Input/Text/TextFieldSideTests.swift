import TestApps
import TestTraits
import Testing

@testable import UIKitCore

@MainActor @Suite(.inTurn) struct TextFieldSideTests {
    private final class PaddedField: UITextField {
        override func textRect(forBounds bounds: CGRect) -> CGRect {
            super.textRect(forBounds: bounds).insetBy(dx: 10, dy: 0)
        }
    }

    private func field(_ style: UITextField.BorderStyle = .none) -> UITextField {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40)).shown()
        field.borderStyle = style
        return field
    }

    @Test func `a view at a side is shown as its mode says, in the middle of its edge`() {
        useFreshRuntime()
        let (field, icon, button) = (
            field(), UIView(frame: CGRect(x: 5, y: 5, width: 30, height: 20)),
            UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
        )
        field.leftView = icon
        field.rightView = button
        field.rightViewMode = .always
        field.layoutIfNeeded()
        #expect(icon.superview == nil && button.frame == CGRect(x: 176, y: 8, width: 24, height: 24))
        field.leftViewMode = .unlessEditing
        field.layoutIfNeeded()
        #expect(icon.frame == CGRect(x: 0, y: 10, width: 30, height: 20))
        #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 30, y: 0, width: 146, height: 40))
        field.rightView = nil
        #expect(button.superview == nil)
    }

    @Test func `a view shown unless the text is edited goes when editing begins`() {
        useFreshRuntime()
        let (field, icon) = (field(.roundedRect), UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20)))
        field.leftView = icon
        field.leftViewMode = .unlessEditing
        field.layoutIfNeeded()
        #expect(icon.superview === field)
        #expect(field.textRect(forBounds: field.bounds).minX == 30)
        field.window?.makeKeyAndVisible()
        #expect(field.becomeFirstResponder())
        field.layoutIfNeeded()
        #expect(icon.superview == nil)
        #expect(field.editingRect(forBounds: field.bounds) == CGRect(x: 7, y: 0, width: 186, height: 40))
    }

    @Test func `a subclass determines the position of the text`() {
        useFreshRuntime()
        let field = PaddedField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        #expect(field.placeholderRect(forBounds: field.bounds) == CGRect(x: 10, y: 0, width: 180, height: 40))
    }
}
