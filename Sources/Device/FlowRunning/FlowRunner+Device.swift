import FlowPlan
import Foundation
import Simulator

// The app and the device.
extension FlowRunner {
    func changeDevice(_ command: FlowCommand) async throws(FlowFailure) {
        switch command {
        case .launchApp(let launch): await session.launch(launch)
        case .stopApp: session.stop()
        case .clearState: session.clearState()
        case .setPermissions(let isAllowed): session.setPermission(notifications: isAllowed)
        case .openLink(let link): try open(link)
        case .setOrientation(let orientation): try session.running().rotate(to: orientation.interface)
        case .back: try goBack()
        case .pressKey(let key): try await press(key)
        default: break
        }
        await session.rest()
    }

    private func open(_ link: FlowText) throws(FlowFailure) {
        let text = link.string(copied: session.copiedText)
        guard let url = URL(string: text), url.scheme != nil else {
            throw FlowFailure("\"\(text)\" is not a link. Write it with its scheme, such as shop://order/1.")
        }
        try session.open(url)
    }

    private func press(_ key: FlowKey) async throws(FlowFailure) {
        switch key {
        case .enter: try await type("\n")
        case .backspace: try await type("\u{8}")
        case .home, .lock: try session.enterBackground()
        }
    }

    /// Taps the back button of the frontmost stack.
    private func goBack() throws(FlowFailure) {
        let simulator = try session.running()
        guard let stack = simulator.stackWithBackButton else {
            throw FlowFailure(
                "There is no back button: no visible navigation controller has a page to go back to.")
        }
        simulator.tapBack(in: stack)
    }
}

extension FlowOrientation {
    /// The interface turns against the device.
    fileprivate var interface: UIInterfaceOrientation {
        switch self {
        case .portrait: .portrait
        case .landscapeLeft: .landscapeRight
        case .landscapeRight: .landscapeLeft
        case .upsideDown: .portraitUpsideDown
        }
    }
}

extension Simulator {
    /// The innermost navigation controller on the frontmost page with more than one page.
    fileprivate var stackWithBackButton: UINavigationController? {
        var page = windowsFromTheFront.lazy.compactMap(\.rootViewController).first
        while let presented = page?.presentedViewController { page = presented }
        return page?.stackWithBackButton
    }
}

extension UIViewController {
    fileprivate var stackWithBackButton: UINavigationController? {
        if let tabs = self as? UITabBarController { return tabs.selectedViewController?.stackWithBackButton }
        if let stack = self as? UINavigationController {
            return stack.topViewController?.stackWithBackButton
                ?? (stack.viewControllers.count > 1 ? stack : nil)
        }
        return children.lazy.compactMap(\.stackWithBackButton).first
    }
}
