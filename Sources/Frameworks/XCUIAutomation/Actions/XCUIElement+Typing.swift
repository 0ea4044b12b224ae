import Foundation
import ScreenTree
import Simulator
import UIKit

// Typing.
extension XCUIElement {
    /// Types a text, if the element or one of its descendants has the keyboard focus. iOS 9.
    ///
    /// Line feeds and returns are the return key; characters of ``XCUIKeyboardKey`` are its keys.
    public func typeText(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
        performOnElement("type text into", file, line) { found in
            guard found.acceptsText else {
                throw EventFailure(
                    words: "Neither element nor any descendant has keyboard focus. Event dispatch snapshot: "
                        + "\(found.element.line)\nElement debug description:\n\(debugDescription)")
            }
            for character in text { found.simulator.typeOrPress(character) }
            // Typing takes time: a tap before and one after it aren't a double tap, which would select a word.
            let end = found.simulator.now + 0.5
            found.simulator.wait(until: end) { false }
        }
    }

    /// Presses a key with modifiers. iPadOS 15.
    public func typeKey(
        _ key: String, modifierFlags flags: KeyModifierFlags, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        performOnElement("type key into", file, line) { found in
            let input = XCUIKeyboardKey(key).keyInput ?? key
            if flags.isEmpty, XCUIKeyboardKey(key).keyInput == nil {
                for character in key { found.simulator.typeOrPress(character) }
            } else {
                found.simulator.pressKey(input, modifiers: flags.flags)
            }
        }
    }

    /// Presses a key with modifiers. iPadOS 15.
    public func typeKey(
        _ key: XCUIKeyboardKey, modifierFlags flags: KeyModifierFlags, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        typeKey(key.rawValue, modifierFlags: flags, file: file, line: line)
    }
}

extension FoundElement {
    /// Whether typed text is sent to the element or to something in it.
    fileprivate var acceptsText: Bool {
        guard let receiver = simulator.textReceiver else { return false }
        if element.kind == .application { return true }
        if element.hasKeyboardFocus || element.descendants.contains(where: \.hasKeyboardFocus) { return true }
        // A field may be collapsed into an accessibility element.
        guard let view = element.object as? UIView, let field = receiver as? UIView else { return false }
        return field.isDescendant(of: view)
    }
}

extension Simulator {
    /// Types a character, or presses the key that it represents.
    fileprivate func typeOrPress(_ character: Character) {
        let key = XCUIKeyboardKey(String(character))
        switch key {
        case .return, .enter: type("\n")
        case XCUIKeyboardKey("\u{7F}"): type("\u{8}")
        default:
            if let input = key.keyInput { pressKey(input) } else { type(String(character)) }
        }
        comeToRest()
    }
}
