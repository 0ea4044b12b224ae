import Simulator

// The messages of iOS 26, which arrive with notifications.
extension Scenario {
    static let notificationMessages: [Scenario] = [
        .rule(
            EvidenceEntry(
                "ios26-LIFE-16", "A window becomes key, and a field in it is edited", ios: "26+",
                source: .documentation(
                    "https://developer.apple.com/documentation/foundation/notificationcenter/mainactormessage"
                ),
                notes: """
                    Swift interface of the SDK of iOS 26.2: UIWindow.DidBecomeKeyMessage has the window,
                    UIResponder.KeyboardWillShowMessage has the frames, and its subject is the screen.
                    """),
            statements: 2
        ) { stage in
            let (page, field) = (stage.page("A"), UITextField())
            page.view.addSubview(field)
            try stage.launch(stage.page("B"))
            let window = UIWindow(windowScene: try require(stage.sim.window.windowScene))
            window.rootViewController = page
            let key = HeardPost(.didBecomeKey, of: window, UIWindow.didBecomeKeyNotification)
            window.makeKeyAndVisible()
            try stage.settle()
            stage.state(
                "the message and the notification of a key window arrive for one post",
                key.arrivals == ["message", "notification"], "\(key.arrivals)")
            let keyboard = HeardPost(
                .keyboardWillShow, of: UIScreen.main, UIResponder.keyboardWillShowNotification)
            field.becomeFirstResponder()
            try stage.settle()
            stage.state(
                "the message and the notification of a keyboard arrive for one post",
                keyboard.arrivals == ["message", "notification"], "\(keyboard.arrivals)")
        }
    ]
}

/// Records the arrivals of a message and of its notification, in alphabetical order.
@MainActor
private final class HeardPost {
    private var names: [String] = []
    private var tokens: (typed: NotificationCenter.ObservationToken, untyped: any NSObjectProtocol)?

    init<Identifier: NotificationCenter.MessageIdentifier, Message: NotificationCenter.MainActorMessage>(
        _ identifier: Identifier, of subject: Message.Subject, _ name: Notification.Name
    ) where Identifier.MessageType == Message, Message.Subject: AnyObject {
        let center = NotificationCenter.default
        let typed = center.addObserver(of: subject, for: identifier) { [weak self] _ in
            self?.names.append("message")
        }
        let untyped = center.addObserver(forName: name, object: subject, queue: nil) { [weak self] _ in
            MainActor.assumeIsolated { self?.names.append("notification") }
        }
        tokens = (typed, untyped)
    }

    var arrivals: [String] { names.sorted() }

    isolated deinit {
        guard let tokens else { return }
        NotificationCenter.default.removeObserver(tokens.typed)
        NotificationCenter.default.removeObserver(tokens.untyped)
    }
}
