extension UIInputView: SelfDrawing {
    package func drawLook() {
        guard style == .keyboard else { return }
        let isDark = traitCollection.userInterfaceStyle == .dark
        fill(UIBezierPath(rect: bounds), (isDark ? KeyboardColors.dark : KeyboardColors.light).ground)
    }
}
