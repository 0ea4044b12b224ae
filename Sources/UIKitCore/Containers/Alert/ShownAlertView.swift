/// An alert that is a view: what a tap on a button of its controller comes to.
@MainActor
protocol ChoosableAlert: AnyObject {
    func userChooses(_ buttonIndex: Int)
}

/// The window in which a ``UIAlertView`` or ``UIActionSheet`` is visible, and the controller that shows it there. It holds the view until
/// it is gone.
@MainActor
final class ShownAlertView {
    private let window: UIWindow
    private let controller: AlertViewController

    init(
        _ alert: any ChoosableAlert, title: String, message: String?, _ style: UIAlertController.Style,
        _ actions: [UIAlertAction]
    ) {
        window = UIWindow(frame: Runtime.current.screen.bounds)
        window.windowLevel = .alert
        window.rootViewController = UIViewController()
        // A sheet whose title is empty has none.
        controller = AlertViewController(
            title: style == .actionSheet && title.isEmpty ? nil : title, message: message,
            preferredStyle: style)
        controller.alertView = alert
        for action in actions { controller.addAction(action) }
    }

    convenience init(_ alert: UIAlertView, _ actions: [UIAlertAction], _ fields: [UITextField]) {
        self.init(alert, title: alert.title, message: alert.message, .alert, actions)
        for field in fields {
            controller.add(field)
            field.addAction(UIAction { [weak alert] _ in alert?.decideOnFirstOther() }, for: .editingChanged)
        }
    }

    /// Whether the button at an index can be tapped.
    func enable(_ index: Int, _ isEnabled: Bool) { controller.actions[index].isEnabled = isEnabled }

    /// Says what a popover points at, in the coordinates of the window's root.
    func point(_ place: (UIView, UIPopoverPresentationController) -> Void) {
        guard let root = window.rootViewController?.view,
            let popover = controller.popoverPresentationController
        else { return }
        place(root, popover)
    }

    func present(animated: Bool = true, _ completion: @escaping () -> Void) {
        window.makeKeyAndVisible()
        window.rootViewController?.present(controller, animated: animated, completion: completion)
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

/// The controller of an alert that is a view: a tap on a button is the view's.
final class AlertViewController: UIAlertController {
    /// Held as long as the alert is visible, as nothing else may hold it.
    fileprivate var alertView: (any ChoosableAlert)?

    override func userChooses(_ action: UIAlertAction) {
        guard action.isEnabled, !isBeingDismissed, let index = actions.firstIndex(where: { $0 === action })
        else { return }
        alertView?.userChooses(index)
    }
}
