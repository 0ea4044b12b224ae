import Simulator

// The onscreen keyboard.
extension Scenario {
    static let keyboardHeights: [Scenario] =
        figures("geo-keyboard-pad geo-keyboard-16pro") { try measureKeyboard($0, suggests: true) }
        + figures("geo-keyboard-early") { try measureKeyboard($0, suggests: false) }

    private static func measureKeyboard(_ stage: Stage, suggests: Bool) throws {
        let (page, field) = (UIViewController(), UITextField())
        field.autocorrectionType = suggests ? .default : .no
        page.view.addSubview(field)
        try stage.show(page)
        field.becomeFirstResponder()
        try stage.settle()
        stage.measure("upright", page.view.keyboardLayoutGuide.layoutFrame.height)
        stage.sim.rotate(to: .landscapeRight)
        try stage.settle()
        stage.measure("sideways", page.view.keyboardLayoutGuide.layoutFrame.height)
    }
}
