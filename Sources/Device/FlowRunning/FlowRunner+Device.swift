import FlowPlan
import Foundation
import PageFlow
import ScreenTree

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

    /// Taps the back button of the frontmost page.
    private func goBack() throws(FlowFailure) {
        let simulator = try session.running()
        guard let button = simulator.frontPage.flatMap(BackButton.view) else {
            throw FlowFailure(
                "There is no back button: no visible navigation controller has a page to go back to.")
        }
        simulator.tap(button)
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
    /// The visible page of the frontmost window that has pages.
    fileprivate var frontPage: UIViewController? {
        windowsFromTheFront.lazy.compactMap(\.rootViewController).first?.visiblePage
    }
}
