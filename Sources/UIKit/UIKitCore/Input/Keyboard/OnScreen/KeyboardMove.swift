/// A movement of the on-screen keyboard, and its notifications.
@MainActor
struct KeyboardMove {
    let begin: CGRect
    let end: CGRect
    let duration: TimeInterval
    private let isGoing: Bool

    /// A `nil` frame means a hidden keyboard. Returns `nil` if the frame doesn't change.
    init?(from old: CGRect?, to new: CGRect?, on screen: UIScreen) {
        guard old != new, let shown = new ?? old else { return nil }
        let away = CGRect(origin: CGPoint(x: 0, y: screen.bounds.maxY), size: shown.size)
        begin = old ?? away
        end = new ?? away
        isGoing = new == nil
        duration = Runtime.current.areAnimationsOff ? 0 : 0.25
    }

    /// A change of the frame also posts the notification of showing, as logs of devices show.
    func postBeginning() {
        post(UIResponder.keyboardWillChangeFrameNotification)
        post(
            isGoing ? UIResponder.keyboardWillHideNotification : UIResponder.keyboardWillShowNotification)
    }

    func postEnd() {
        post(UIResponder.keyboardDidChangeFrameNotification)
        post(isGoing ? UIResponder.keyboardDidHideNotification : UIResponder.keyboardDidShowNotification)
    }

    private func post(_ name: NSNotification.Name) {
        let runtime = Runtime.current
        let object = runtime.system >= .iOS(16, 1) ? runtime.screen : nil
        NotificationCenter.default.post(name: name, object: object, userInfo: userInfo)
    }

    /// The curve is the keyboard's own, which has a number and no name.
    private var userInfo: [AnyHashable: Any] {
        [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
    }
}
