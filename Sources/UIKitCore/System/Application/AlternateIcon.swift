/// The icons that an app has beside its own, by the names that its property list gives them.
@MainActor
final class AlternateIcon {
    private(set) var name: String?

    /// Changes the icon in a later turn, or says why not. The user confirms it on a device.
    func change(
        to name: String?, of application: UIApplication,
        _ completionHandler: (@Sendable ((any Error)?) -> Void)?
    ) {
        let error = refusal(of: name, application)
        if error == nil { self.name = name }
        guard let completionHandler else { return }
        Runtime.loop.nextTurn("answer to setAlternateIconName(\(name ?? "nil"))") { completionHandler(error) }
    }

    private func refusal(of name: String?, _ application: UIApplication) -> (any Error)? {
        guard application.supportsAlternateIcons else { return AlternateIcon.error(3328) }
        guard application.state == .active else { return AlternateIcon.error(NSUserCancelledError) }
        if let name, !application.info.alternateIcons.contains(name) { return AlternateIcon.error(4) }
        return nil
    }

    /// Foundation's number for a feature that is not there, one that is cancelled, and a file that is not there.
    private static func error(_ code: Int) -> any Error { NSError(domain: NSCocoaErrorDomain, code: code) }
}
