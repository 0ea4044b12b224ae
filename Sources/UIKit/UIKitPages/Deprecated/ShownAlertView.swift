@_spi(UIKitModules) import UIKitCore

/// A legacy alert view, which receives taps on the buttons of its controller.
@MainActor
protocol ChoosableAlert: AnyObject {
    func userChooses(_ buttonIndex: Int)
}

/// The window that shows a ``UIAlertView`` or ``UIActionSheet``, and the controller in it. Retains the view until it is dismissed.
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
        // An empty title counts as no title.
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

    /// Enables or disables the button at an index.
    func enable(_ index: Int, _ isEnabled: Bool) { controller.actions[index].isEnabled = isEnabled }

    /// Sets the source of the popover on iPad, in the coordinates of the window's root view. On iPhone these alerts have no source.
    func point(_ place: (UIView, UIPopoverPresentationController) -> Void) {
        guard Runtime.current.device.userInterfaceIdiom == .pad, let root = window.rootViewController?.view,
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

/// The controller of a legacy alert view. It forwards taps to the view.
final class AlertViewController: UIAlertController {
    /// Retained while the alert is visible, because the app may not retain it.
    fileprivate var alertView: (any ChoosableAlert)?

    @_spi(UIKitModules) public override func choose(_ action: UIAlertAction) {
        guard action.isEnabled, !isBeingDismissed, let index = actions.firstIndex(where: { $0 === action })
        else { return }
        alertView?.userChooses(index)
    }
}
