extension UIInputView: SelfDrawing {
    package func drawLook() {
        guard style == .keyboard else { return }
        let isDark = traitCollection.userInterfaceStyle == .dark
        fill(UIBezierPath(rect: bounds), KeyboardColors.colors(isDark: isDark).ground)
    }
}
