import PageFlow
import PageFlowTesting
import Testing
import UIKit

// The samples of the article "A lock or a call over everything", with equal text. DocumentationTests compares them.

private final class Home: UIViewController {}
private final class PlayerPage: UIViewController {}
private final class CallPage: UIViewController {}
private final class CurtainPage: UIViewController {}

private final class LockPage: UIViewController, AnsweringPage {
    typealias Answer = Bool
    func faceWasRecognized() { finish(true) }
}

@MainActor
private final class BankScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var isLocked = false

    private var curtain: Cover?

    func sceneWillResignActive(_ scene: UIScene) {
        curtain = window?.navigator.cover(with: CurtainPage())
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        curtain?.dismiss(animated: false)
    }

    func lock() {
        guard !isLocked, let navigator = window?.navigator else { return }
        isLocked = true
        Task {
            let ending = try await navigator.cover(asking: LockPage(), level: .cover + 2)
            isLocked = ending != .answer(true)
            navigator.links.resume()
        }
    }

    func addGate(to navigator: Navigator) {
        navigator.links.addGate { [unowned self] _ in
            isLocked ? .park(opening: nil) : .pass
        }
    }
}

private struct HomeRoute: PageRoute {}

@MainActor
@Suite(.onStage) struct CoverArticle {
    @Test func aCover() async {
        let home = Home()
        let stage = Stage(root: home)
        let window = stage.window
        let call = window.navigator.cover(with: CallPage(), animated: true)
        await stage.settle()
        #expect(window.navigator.covers.count == 1)
        call.dismiss()
        await stage.settle()
        #expect(window.navigator.covers.isEmpty)
        stage.expectPath("Home")
    }

    @Test func levels() async {
        let stage = Stage(root: Home())
        let navigator = stage.window.navigator
        navigator.cover(with: PlayerPage())
        navigator.cover(with: CallPage(), level: .cover + 1)
        #expect(navigator.covers.map { $0.page is CallPage } == [false, true])
    }

    @Test func aCurtain() async throws {
        let stage = Stage(root: Home())
        let scene = try #require(stage.window.windowScene)
        let bank = BankScene()
        bank.window = stage.window
        bank.sceneWillResignActive(scene)
        #expect(stage.window.navigator.covers.first?.page is CurtainPage)
        bank.sceneDidBecomeActive(scene)
        #expect(stage.window.navigator.covers.isEmpty)
    }

    @Test func aLock() async throws {
        let stage = Stage(root: UINavigationController(rootViewController: Home()))
        let bank = BankScene()
        bank.window = stage.window
        let navigator = stage.window.navigator
        navigator.routes.register(HomeRoute.self) { _ in PlayerPage() }
        bank.addGate(to: navigator)
        bank.lock()
        await stage.settle()
        let lock = try #require(stage.window.navigator.covers.first?.page as? LockPage)
        let link = navigator.open(HomeRoute())
        await stage.settle()
        #expect(link.result == nil)
        lock.faceWasRecognized()
        await stage.settle()
        #expect(link.result == .done && !bank.isLocked)
        stage.expectPath("Home/PlayerPage")
    }
}
