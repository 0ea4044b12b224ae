/// What is on the screen for a responder that is typed into: keys, or the view that stands in for them, and the view above.
@MainActor
struct KeyboardSurface {
    /// The height of the keys; `nil` where there are none.
    let keys: KeyboardHeight?
    /// Stands in for the keys.
    let inputView: UIView?
    let accessoryView: UIView?
    /// The controllers of those views, where the responder has controllers for them.
    let controllers: [UIInputViewController]
    /// In the screen's coordinates.
    let frame: CGRect
    private weak var responder: UIResponder?

    /// `nil` for a responder that needs no keyboard.
    init?(for responder: UIResponder, on screen: UIScreen) {
        let keyController = responder.inputView == nil ? responder.inputViewController : nil
        let barController =
            responder.inputAccessoryView == nil ? responder.inputAccessoryViewController : nil
        inputView = responder.inputView ?? keyController?.view
        accessoryView = responder.inputAccessoryView ?? barController?.view
        controllers = [keyController, barController].compactMap { $0 }
        let hasKeys = inputView == nil && responder.takesTypedText
        guard hasKeys || inputView != nil || accessoryView != nil else { return nil }
        let traits = KeyboardTraits(of: responder)
        let usual = KeyboardHeight(on: screen, hasSuggestions: traits.hasSuggestions(on: screen))
        keys = hasKeys ? usual : nil
        // Without keys, a view above them stands on the safe area.
        let free = screen.hardwareInsets(isUpright: !screen.interfaceOrientation.isLandscape).bottom
        let lower = hasKeys ? usual.total : inputView?.keyboardHeight(usual: usual.total) ?? free
        let height = lower + (accessoryView?.keyboardHeight(usual: 0) ?? 0)
        let bounds = screen.bounds
        frame = CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
        self.responder = responder
    }

    /// What the responder asks for at this moment.
    var traits: KeyboardTraits { responder.map(KeyboardTraits.init) ?? KeyboardTraits() }

    /// The app's items over the keys.
    var shortcuts: KeyboardShortcuts { KeyboardShortcuts(of: responder) }

    /// Where the keys are, or what stands in for them.
    var lowerFrame: CGRect {
        var rect = frame
        rect.origin.y += accessoryView?.frame.height ?? 0
        rect.size.height -= accessoryView?.frame.height ?? 0
        return rect
    }

    /// Gives the app's views their places on the screen.
    func placeViews() {
        if let accessoryView {
            let height = accessoryView.keyboardHeight(usual: 0)
            accessoryView.frame = CGRect(x: 0, y: frame.minY, width: frame.width, height: height)
        }
        inputView?.frame = lowerFrame
    }
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
        return own > 0 ? own : usual
    }
}
