import FlowPlan
import ScreenTree
import Simulator

// Elements that UIKit draws without a view, such as the keys of the keyboard.
extension FlowRunner {
    /// Performs the action of an element that no touch reaches. Returns whether the element has one.
    func performAction(of element: ElementSnapshot, _ simulator: Simulator) -> Bool {
        switch element.action {
        case .type(let text): simulator.type(text)
        case .clear:
            guard let field = element.object as? UITextField else { return false }
            simulator.tapClear(in: field)
        // Simulator.type takes every character, whichever keys are shown.
        case .shift, .switchLayout: break
        case nil: return false
        }
        return true
    }
}
