/// The window in which a ``UIAlertView`` is visible, and the controller that shows it there. It holds the alert view until it is gone.
@MainActor
final class ShownAlertView {
    private let window: UIWindow
    private let controller: AlertViewController

    init(_ alert: UIAlertView, _ actions: [UIAlertAction], _ fields: [UITextField]) {
        window = UIWindow(frame: Runtime.current.screen.bounds)
        window.windowLevel = .alert
        window.rootViewController = UIViewController()
        controller = AlertViewController(
            title: alert.title, message: alert.message, preferredStyle: .alert)
        controller.alertView = alert
        for action in actions { controller.addAction(action) }
        for field in fields {
            controller.add(field)
            field.addAction(UIAction { [weak alert] _ in alert?.decideOnFirstOther() }, for: .editingChanged)
        }
    }

    /// Whether the button at an index can be tapped.
    func enable(_ index: Int, _ isEnabled: Bool) { controller.actions[index].isEnabled = isEnabled }

    func present(_ completion: @escaping () -> Void) {
        window.makeKeyAndVisible()
        window.rootViewController?.present(controller, animated: true, completion: completion)
    }

    func dismiss(animated: Bool, _ completion: @escaping () -> Void) {
        window.rootViewController?.dismiss(animated: animated) { [window, controller] in
            window.isHidden = true
            window.rootViewController = nil
            controller.alertView = nil
            completion()
        }
    }
}

/// The controller of an alert that is a view: a tap on a button is the alert view's.
final class AlertViewController: UIAlertController {
    /// Held as long as the alert is visible, as nothing else may hold it.
    fileprivate var alertView: UIAlertView?

    override func userChooses(_ action: UIAlertAction) {
        guard action.isEnabled, !isBeingDismissed, let index = actions.firstIndex(where: { $0 === action })
        else { return }
        alertView?.userChooses(index)
    }
}
