import PageFlow
import PageFlowTesting
import Simulator
import Testing

private final class Home: UIViewController {}
private final class Settings: UIViewController {}
private final class Profile: UIViewController {}
private final class Login: UIViewController {}
private final class Part: UIViewController {}

@MainActor
@Suite(.onStage) struct LookTests {
    /// Two tabs, the first with two pages and a modal stack over them, the second with a page that has a child page.
    @MainActor
    private struct App {
        let sim = Simulator()
        let home = Home()
        let settings = Settings()
        let login = Login()
        let profile = Profile()
        let part = Part()
        let stack: UINavigationController
        let modal: UINavigationController
        let tabs = UITabBarController()

        @MainActor
        init() throws {
            stack = UINavigationController(rootViewController: home)
            modal = UINavigationController(rootViewController: login)
            tabs.viewControllers = [stack, profile]
            profile.addChild(part)
            part.didMove(toParent: profile)
            sim.launch(tabs)
            stack.pushViewController(settings, animated: true)
            try sim.settle()
            settings.present(modal, animated: true)
            try sim.settle()
        }
    }

    @Test func `a tree prints stacks, tabs, parts and presentations`() throws {
        let app = try App()
        let tree = PageTree(of: app.sim.window)
        #expect(
            tree.description == """
                tabs, 0 of 2
                  stack
                    Home
                    Settings
                  Profile
                    Part
                  + stack
                    Login
                """)
        #expect(tree.path == "tab:0/Home/Settings + modal:Login")
    }

    @Test func `a tree is a value that survives encoding, and differs when the app does`() throws {
        let app = try App()
        let tree = PageTree(of: app.sim.window)
        #expect(try JSONDecoder().decode(PageTree.self, from: JSONEncoder().encode(tree)) == tree)
        app.modal.dismiss(animated: true)
        try app.sim.settle()
        #expect(PageTree(of: app.sim.window) != tree)
        #expect(PageTree(of: app.sim.window).path == "tab:0/Home/Settings")
    }

    @Test func `each page reports how it was shown`() throws {
        let app = try App()
        let stray = Part()
        let plain = UIWindow(frame: app.sim.window.frame)
        plain.rootViewController = stray
        let cases: [(UIViewController, String)] = [
            (app.tabs, "root of the window"),
            (app.home, "tab of UITabBarController"),
            (app.settings, "pushed onto UINavigationController"),
            (app.login, "presented by UITabBarController"),
            (app.modal, "presented by UITabBarController"),
            (app.profile, "tab of UITabBarController"),
            (app.part, "embedded in Profile"),
            (stray, "off screen"),
        ]
        for (page, expected) in cases {
            #expect(page.arrival.description == expected)
        }
        plain.makeKeyAndVisible()
        #expect(stray.arrival.description == "root of the window")
    }
}
