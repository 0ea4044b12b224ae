import PageFlow
import PageFlowTesting
import Testing
import UIKit

// The samples of the article "Logging out", with equal text. DocumentationTests compares them.

private final class Home: UIViewController {}
private final class LoginPage: UIViewController {}

private final class Draft: UIViewController, LeaveGuard {
    func canLeave(_ request: LeaveRequest) async -> Bool { false }
}

private final class BankScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
}

@MainActor
private final class Session {
    var user: String? = "Ada"

    func logOut() {
        user = nil
        for scene in UIApplication.shared.connectedScenes {
            let window = (scene.delegate as? BankScene)?.window
            window?.navigator.reset(to: LoginPage())
        }
    }

    func logOutUnlessDraftsStay(in window: UIWindow) async throws {
        switch try await window.navigator.reset(to: LoginPage(), askingGuards: true).outcome {
        case .done: user = nil
        case .refused(let page): print("\(page) stays")
        default: break
        }
    }
}

@MainActor
@Suite(.onStage) struct LoggingOutArticle {
    @Test func everyWindow() async {
        let stage = Stage(root: UITabBarController())
        (stage.visiblePage as? UITabBarController)?.viewControllers = [Home()]
        let bank = BankScene()
        bank.window = stage.window
        stage.window.windowScene?.delegate = bank
        let session = Session()
        session.logOut()
        await stage.settle()
        #expect(session.user == nil)
        stage.expectPath("LoginPage")
    }

    @Test func aDraftStays() async throws {
        let stage = Stage(root: Draft())
        let session = Session()
        let loggingOut = Task { try await session.logOutUnlessDraftsStay(in: stage.window) }
        await stage.settle()
        try await loggingOut.value
        #expect(session.user == "Ada")
        stage.expectPath("Draft")
    }

    @Test func anotherReset() async {
        let home = Home()
        let stage = Stage(root: UINavigationController(rootViewController: home))
        let window = stage.window
        let opening = home.open(Draft())
        window.navigator.reset(to: LoginPage())
        await stage.settle()
        #expect(opening.result == .reset)
    }
}
