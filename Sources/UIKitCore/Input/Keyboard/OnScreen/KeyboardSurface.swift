/// What is on the screen for a responder that is typed into: keys, or the view that stands in for them, and the view above.
@MainActor
struct KeyboardSurface {
    /// The height of the keys; `nil` where there are none.
    let keys: KeyboardHeight?
    /// Stands in for the keys.
    private let input: InputPart?
    /// The accessory view, above the keys.
    private let bar: InputPart?
    private let barHeight: CGFloat
    /// In the screen's coordinates.
    let frame: CGRect
    private weak var responder: UIResponder?

    /// `nil` for a responder that needs no keyboard.
    init?(for responder: UIResponder, on screen: UIScreen) {
        input = InputPart(for: responder, \.inputView, \.inputViewController)
        bar = InputPart(for: responder, \.inputAccessoryView, \.inputAccessoryViewController)
        let hasKeys = input == nil && responder.takesTypedText
        guard hasKeys || input != nil || bar != nil else { return nil }
        let traits = KeyboardTraits(of: responder)
        let usual = KeyboardHeight(on: screen, hasSuggestions: traits.hasSuggestions(on: screen))
        keys = hasKeys ? usual : nil
        barHeight = bar?.view.keyboardHeight(usual: 0) ?? 0
        // Without keys, a view above them stands on the safe area.
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

    /// The controllers of the input views, if the responder has controllers for them.
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

    /// What the responder asks for at this moment.
    var traits: KeyboardTraits { responder.map(KeyboardTraits.init) ?? KeyboardTraits() }

    /// The app's items over the keys.
    var shortcuts: KeyboardShortcuts { KeyboardShortcuts(of: responder) }

    /// Where the keys are, or what stands in for them.
    var lowerFrame: CGRect { frame.divided(atDistance: barHeight, from: .minYEdge).remainder }
}

extension UIView {
    /// The height that the view was given, or else the one it has by itself.
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

    /// The height of a view in place of the keys. A date picker in the wheels style has the height of its wheels.
    fileprivate func inputHeight(usual: CGFloat) -> CGFloat {
        max(keyboardHeight(usual: usual), intrinsicContentSize.height)
    }
}
