// A sheet in which the user edits a text avoids the keyboard. Evidence: hunt27-modals-02 to hunt27-modals-04.
extension UISheetPresentationController {
    /// Returns the height of a sheet whose detent has a height: while the keyboard is shown, that of the largest detent, or, at the largest
    /// detent, the height of the keyboard in addition, which is the part behind the keyboard.
    func height(avoidingKeyboardAt height: CGFloat) -> CGFloat {
        let keyboard = keyboardHeight
        guard keyboard > 0, formSize == nil else { return height }
        let full = fullHeight
        let largest = activeHeights(within: full).map(\.height).max() ?? full
        return min(height < largest ? largest : height + keyboard, full)
    }

    /// The height of the keyboard above the container's bottom edge; 0 if it isn't for a view in the sheet.
    private var keyboardHeight: CGFloat {
        guard let container = containerView, let view = presentedView,
            let editing = container.window?.firstResponder as? UIView, editing.isDescendant(of: view)
        else { return 0 }
        return max(0, container.heightBeneathKeyboard)
    }

    /// Called when the keyboard has appeared, changed or disappeared. The sheet follows with the keyboard's animation.
    func keyboardFrameChanged() {
        guard drag?.isUnderWay != true else { return }
        UIView.animateTouchably(withDuration: 0.25) { keepPresentedViewInPlace() }
    }
}
