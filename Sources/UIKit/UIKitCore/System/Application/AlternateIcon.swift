/// The app's alternate icons, by their names in the property list.
@MainActor
final class AlternateIcon {
    private(set) var name: String?

    /// Changes the icon in a later turn, or reports an error. On a device the user confirms the change.
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

    /// Foundation's error codes for an unsupported feature, a canceled operation and a missing file.
    private static func error(_ code: Int) -> any Error { NSError(domain: NSCocoaErrorDomain, code: code) }
}
