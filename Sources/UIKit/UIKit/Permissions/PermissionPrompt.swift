import QuartzCore
import UIKitCore

/// An alert with which the system asks the user for a permission. The system's modules describe it, and a UI test shows it.
@_spi(SystemModules)
public struct PermissionPrompt: Sendable {
    /// The text below the title.
    public enum Message: Sendable {
        case text(String)
        /// The purpose in the app's property list, under a key.
        case purpose(key: String)
    }

    /// The permission's name, by which the user's answer is known.
    public let permission: String
    /// Returns the title for an app's name.
    public let title: @Sendable (_ app: String) -> String
    private let text: Message
    private let titles: @Sendable (_ system: Int) -> [String]

    /// Creates an alert for a permission.
    ///
    /// - Parameter buttons: Returns the titles of the buttons, from the first, for a major version of the system.
    public init(
        _ permission: String, title: @escaping @Sendable (_ app: String) -> String, message: Message,
        buttons: @escaping @Sendable (_ system: Int) -> [String]
    ) {
        (self.permission, self.title, text, titles) = (permission, title, message, buttons)
    }

    /// The text below the title; `nil` if the property list lacks the purpose.
    public var message: String? {
        switch text {
        case .text(let text): text
        case .purpose(let key): Bundle.main.object(forInfoDictionaryKey: key) as? String
        }
    }

    /// The title of the button that the user has chosen; `nil` if the user hasn't been asked, and on other threads than the main one.
    public var answer: String? {
        guard MainThread.isCurrent else { return nil }
        return MainThread.isolated { PermissionState.current.answers[permission] }
    }

    /// Asks the user of the running app's device. The user answers once, and later calls repeat the answer. A call on another thread
    /// takes effect later on the main thread.
    ///
    /// - Parameters:
    ///   - answer: Called with the title of the button that the user has chosen.
    ///   - withoutUser: Called if the device has no user, as outside of UI tests.
    public func ask(
        _ answer: @escaping @MainActor (_ button: String) -> Void,
        withoutUser: @escaping @MainActor () -> Void = {}
    ) {
        guard MainThread.isCurrent else {
            return DispatchQueue.main.async { ask(answer, withoutUser: withoutUser) }
        }
        MainThread.isolated {
            let state = PermissionState.current
            if let known = state.answers[permission] { return answer(known) }
            guard let asksUser = state.asksUser else { return withoutUser() }
            let buttons = buttons
            asksUser(self) { index in
                state.answers[permission] = buttons[index]
                answer(buttons[index])
            }
        }
    }

    /// The titles of the buttons in the running app's system, from the first.
    @MainActor
    package var buttons: [String] { titles(Runtime.current.system.major) }
}

/// The permissions of the running app.
@MainActor
package final class PermissionState {
    static var current: PermissionState { Runtime.current.state(PermissionState.init) }

    /// Asks the user. `nil`, the default, for a device without a user.
    package var asksUser: (@MainActor (PermissionPrompt, @escaping @MainActor (Int) -> Void) -> Void)?
    fileprivate(set) var answers: [String: String] = [:]

    package init() {}
}
