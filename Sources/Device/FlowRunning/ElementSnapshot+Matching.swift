import FlowPlan
import Foundation
import ScreenTree

extension ElementSnapshot {
    /// The texts that a selector's text is compared with. The first is the one that a reader sees.
    var texts: [String] {
        [label, value ?? "", placeholder ?? "", title].filter { !$0.isEmpty }
    }

    /// The text that a flow copies: that of a field, or else the label.
    var copiedText: String {
        switch kind {
        case .textField, .secureTextField, .searchField, .textView: value ?? label
        default: texts.first ?? ""
        }
    }

    /// Whether a switch is on, or another element is selected.
    private var isChecked: Bool {
        switch kind {
        case .switch, .toggle, .checkBox, .radioButton: ["1", "on"].contains(value?.lowercased())
        default: isSelected
        }
    }

    func hasStates(_ states: [ElementState: Bool]) -> Bool {
        states.allSatisfy { has($0.key) == $0.value }
    }

    private func has(_ state: ElementState) -> Bool {
        switch state {
        case .enabled: isEnabled
        case .checked: isChecked
        case .focused: hasKeyboardFocus || hasFocus
        case .selected: isSelected
        }
    }

    func has(_ trait: ElementTrait) -> Bool {
        switch trait {
        case .text: !texts.isEmpty
        case .longText: texts.contains { $0.count >= 200 }
        case .square:
            frame.width > 0 && abs(frame.width - frame.height) < 0.03 * max(frame.width, frame.height)
        }
    }

    func has(_ size: ElementSize) -> Bool {
        func agrees(_ wanted: Double?, _ length: CGFloat) -> Bool {
            wanted.map { abs($0 - Double(length)) <= size.tolerance + 0.5 } ?? true
        }
        return agrees(size.width, frame.width) && agrees(size.height, frame.height)
    }
}
