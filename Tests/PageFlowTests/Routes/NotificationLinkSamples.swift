import PageFlow
import PageFlowTesting
import Simulator
import Testing
import UserNotifications

// The samples of the article "Push notifications", with equal text. DocumentationTests compares them.

private final class Home: UIViewController {}
private final class Login: UIViewController {}
private final class OrderPage: UIViewController {}

private struct OrderRoute: PageRoute {
    let number: Int
}

@MainActor
final class NotificationLinks: NSObject, @MainActor UNUserNotificationCenterDelegate {
    private var early: URL?

    weak var window: UIWindow? {
        didSet {
            if let early { window?.navigator.open(early) }
            early = nil
        }
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        let info = response.notification.request.content.userInfo
        if let link = (info["link"] as? String).flatMap(URL.init) { open(link) }
        completionHandler()
    }

    private func open(_ link: URL) {
        if let window { window.navigator.open(link) } else { early = link }
    }
}

/// A link in a notification, with and without a running app, through a gate.
@MainActor
@Suite(.onStage) struct NotificationLinkSamples {
    private let links = NotificationLinks()

    private func setUp(_ navigator: Navigator, _ isLoggedIn: @escaping () -> Bool) {
        navigator.routes.register(OrderRoute.self) { _ in OrderPage() }
        navigator.links.add("orders/{number:int}") { OrderRoute(number: try $0.value("number")) }
        navigator.links.addGate { _ in isLoggedIn() ? .pass : .park(opening: Login()) }
    }

    private func notify() {
        let content = UNMutableNotificationContent()
        content.title = "Your order"
        content.userInfo = ["link": "shop://orders/7"]
        UNUserNotificationCenter.current().add(
            UNNotificationRequest(
                identifier: "order", content: content,
                trigger: UNTimeIntervalNotificationTrigger(timeInterval: 1, repeats: false)))
    }

    @Test(arguments: [false, true])
    func `a tapped notification opens its link after the login`(isCold: Bool) async throws {
        let stage = Stage(root: UINavigationController(rootViewController: Home()))
        let (window, simulator) = (stage.window, stage.simulator)
        var isLoggedIn = false
        setUp(window.navigator) { isLoggedIn }
        let center = UNUserNotificationCenter.current()
        center.delegate = links
        center.requestAuthorization(options: [.alert]) { _, _ in }
        if !isCold { links.window = window }
        await stage.settle()
        notify()
        simulator.enterBackground()
        simulator.advance(by: 2)
        #expect(simulator.tapNotification("order"))
        if isCold { links.window = window }
        await stage.settle()
        stage.expectPath("Home + modal:Login")
        isLoggedIn = true
        stage.visiblePage?.goBack()
        await stage.settle()
        stage.expectPath("Home/OrderPage")
    }
}
