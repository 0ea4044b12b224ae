import Foundation
import ScreenTree
import Simulator
@_spi(SystemModules) import UIKit

/// An alert of the system, which asks the user for a permission.
@MainActor
struct SystemAlert {
    let title: String
    let message: String
    let buttons: [String]
    /// Called with the index of the chosen button.
    let answer: @MainActor (Int) -> Void
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

    /// Shows the alerts of an app's requests for permissions, in place of the simulator's answers.
    func begin(asking name: String) {
        simulator?.state(PermissionState.init).asksUser = { [weak self] prompt, answer in
            self?.show(
                SystemAlert(
                    title: prompt.title(name), message: prompt.message ?? "", buttons: prompt.buttons,
                    answer: answer))
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
