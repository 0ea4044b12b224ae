import Foundation
import ScreenTree
import Simulator
import UIKit
import UserNotifications

/// An alert of the system, which asks the user for a permission.
@MainActor
struct SystemAlert {
    let title: String
    let message: String
    let buttons: [String]
    /// Called with the index of the chosen button.
    let answer: (Int) -> Void
}

/// The alerts of the system in front of an app. While there is one, the app is inactive and receives no touches.
@MainActor
final class SystemAlerts {
    private weak var simulator: Simulator?
    private var waiting: [SystemAlert] = []

    /// The visible alert.
    var front: SystemAlert? { waiting.first }

    private init(of simulator: Simulator) { self.simulator = simulator }

    /// The alerts in front of a simulator's app.
    static func of(_ simulator: Simulator) -> SystemAlerts { simulator.state { SystemAlerts(of: simulator) } }

    /// Asks the user when the app requests authorization for notifications, in place of the simulator's answer.
    func begin(asking name: String) {
        simulator?.asksForNotifications = { [weak self] answer in
            self?.show(
                SystemAlert(
                    title: "“\(name)” Would Like to Send You Notifications",
                    message:
                        "Notifications may include alerts, sounds, and icon badges. These can be configured in Settings.",
                    buttons: ["Don’t Allow", "Allow"]
                ) { answer($0 == 1) })
        }
    }

    private func show(_ alert: SystemAlert) {
        waiting.append(alert)
        if waiting.count == 1 { simulator?.interrupt() }
    }

    /// Chooses a button of the visible alert.
    func choose(_ index: Int) {
        guard !waiting.isEmpty else { return }
        let alert = waiting.removeFirst()
        if waiting.isEmpty { simulator?.endInterruption() }
        alert.answer(index)
    }
}
