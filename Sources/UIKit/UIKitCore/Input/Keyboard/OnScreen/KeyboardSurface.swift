/// The keyboard on the screen for a responder: keys or an input view, and the accessory view above.
@MainActor
package struct KeyboardSurface {
    /// The height of the keys; `nil` without keys.
    package let keys: KeyboardHeight?
    /// The input view that replaces the keys.
    private let input: InputPart?
    /// The accessory view, above the keys.
    private let bar: InputPart?
    private let barHeight: CGFloat
    /// In the screen's coordinates.
    let frame: CGRect
    private weak var responder: UIResponder?

    /// Returns `nil` for a responder that needs no keyboard.
    init?(for responder: UIResponder, on screen: UIScreen) {
        input = InputPart(for: responder, \.inputView, \.inputViewController)
        bar = InputPart(for: responder, \.inputAccessoryView, \.inputAccessoryViewController)
        let hasKeys = input == nil && responder.takesTypedText
        guard hasKeys || input != nil || bar != nil else { return nil }
        let traits = KeyboardTraits(of: responder)
        let usual = KeyboardHeight(on: screen, hasSuggestions: traits.hasSuggestions(on: screen))
        keys = hasKeys ? usual : nil
        barHeight = bar?.view.keyboardHeight(usual: 0) ?? 0
        // Without keys, an accessory view is at the bottom of the safe area.
        let free = screen.hardwareInsets(isUpright: !screen.interfaceOrientation.isLandscape).bottom
        let lower = hasKeys ? usual.total : input?.view.inputHeight(usual: usual.total) ?? free
        let height = lower + barHeight
        let bounds = screen.bounds
        frame = CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
        self.responder = responder
    }

    /// The app's input view.
    var inputView: UIView? { input?.view }
    var accessoryView: UIView? { bar?.view }

    /// The view controllers of the input views, if the responder has any.
    var controllers: [UIInputViewController] { [input?.controller, bar?.controller].compactMap { $0 } }

    /// The app's input views, the accessory view last.
    var parts: [InputPart] { [input, bar].compactMap { $0 } }

    /// Their positions on the screen.
    var frames: [CGRect] {
        [
            input.map { _ in lowerFrame },
            bar.map { _ in frame.divided(atDistance: barHeight, from: .minYEdge).slice },
        ]
        .compactMap { $0 }
    }

    /// The responder's current text input traits.
    package var traits: KeyboardTraits { responder.map(KeyboardTraits.init) ?? KeyboardTraits() }

    /// The app's shortcut items above the keys.
    package var shortcuts: KeyboardShortcuts { KeyboardShortcuts(of: responder) }

    /// The frame of the keys or of the input view.
    package var hasAccessory: Bool { barHeight > 0 }

    package var lowerFrame: CGRect { frame.divided(atDistance: barHeight, from: .minYEdge).remainder }
}

extension UIView {
    /// Returns the height that the view was given, or its intrinsic height.
    fileprivate func keyboardHeight(usual: CGFloat) -> CGFloat {
        if (self as? UIInputView)?.allowsSelfSizing == true {
            let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
            if fitting > 0 { return fitting }
        }
        if bounds.height > 0 { return bounds.height }
        let own = intrinsicContentSize.height
        if own > 0 { return own }
        let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
        return fitting > 0 ? fitting : usual
    }

    /// Returns the height of an input view. A date picker in the wheels style has the height of its wheels.
    fileprivate func inputHeight(usual: CGFloat) -> CGFloat {
        max(keyboardHeight(usual: usual), intrinsicContentSize.height)
    }
}
