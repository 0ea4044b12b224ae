import QuartzCore
import UIKitCore

/// An alert with which the system asks the user for a permission. The system's modules describe it, and a UI test shows it.
@_spi(SystemModules)
public struct PermissionPrompt: Sendable {
    /// The permission's name, by which the user's answer is known.
    public let permission: String
    /// Returns the title for an app's name.
    public let title: @Sendable (_ app: String) -> String
    /// The text below the title: for most permissions, the purpose in the app's property list.
    public let message: String
    /// The titles of the buttons, from the first.
    public let buttons: [String]

    /// Creates an alert for a permission.
    public init(
        _ permission: String, title: @escaping @Sendable (_ app: String) -> String, message: String,
        buttons: [String]
    ) {
        (self.permission, self.title, self.message, self.buttons) = (permission, title, message, buttons)
    }

    /// Asks the user of the running app's device, on the main thread.
    ///
    /// - Parameter answer: Called with the index of the button that the user has chosen.
    /// - Returns: Whether the device has a user, as in a UI test. If it has none, `answer` isn't called.
    public func ask(_ answer: @escaping @MainActor (_ button: Int) -> Void) -> Bool {
        MainThread.isolated {
            let state = PermissionState.current
            guard let asksUser = state.asksUser else { return false }
            asksUser(self) { button in
                state.answers[permission] = button
                answer(button)
            }
            return true
        }
    }

    /// Returns the index of the button that the user has chosen; `nil` if the user hasn't been asked, and on other threads than
    /// the main one.
    public static func answer(to permission: String) -> Int? {
        guard MainThread.isCurrent else { return nil }
        return MainThread.isolated { PermissionState.current.answers[permission] }
    }
}

/// The permissions of the running app.
@MainActor
package final class PermissionState {
    static var current: PermissionState { Runtime.current.state(PermissionState.init) }

    /// Asks the user. `nil`, the default, for a device without a user.
    package var asksUser: (@MainActor (PermissionPrompt, @escaping @MainActor (Int) -> Void) -> Void)?
    fileprivate(set) var answers: [String: Int] = [:]

    package init() {}
}
