/// Hides a stack's bars when the keyboard appears.
@MainActor
final class BarKeyboard {
    private let observer: any NSObjectProtocol

    init(of stack: UINavigationController) {
        observer = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { [weak stack] _ in
            MainActor.assumeIsolated { stack?.keyboardAppears() }
        }
    }

    isolated deinit {
        NotificationCenter.default.removeObserver(observer)
    }
}

extension UINavigationController {
    func setHidesBarsWhenKeyboardAppears(_ newValue: Bool) {
        guard newValue != hidesBarsWhenKeyboardAppears else { return }
        ensureBars().keyboardObserver = newValue ? BarKeyboard(of: self) : nil
        if newValue { _ = ensureBarFingers() }
    }

    fileprivate func keyboardAppears() {
        guard viewStorage?.windowLink != nil, !isNavigationBarHidden else { return }
        changeBars(areHidden: true)
    }
}
