import Simulator
import TestTraits
import Testing

@testable import UIKitCore

@MainActor @Suite(.inTurn) struct StoryboardTests {
    private func login() -> LoginPage? {
        HeardLog.lines = []
        return UIStoryboard(name: "Login", bundle: .module).instantiateInitialViewController() as? LoginPage
    }

    @Test func `a page is awake before its view is made, and connected before it is told`() throws {
        let sim = Simulator()
        let page = try #require(login())
        #expect(HeardLog.taken() == ["page.init(coder:)", "page.awakeFromNib, item true, label false"])
        sim.launch(page)
        #expect(
            HeardLog.taken() == ["view.init(coder:)", "view.awakeFromNib", "page.viewDidLoad, label true"])
    }

    @Test(arguments: [("Login", "login"), ("Split", "UISplitViewController-Sp1-aa-001")])
    func `the first page is made by its identifier, which a subclass hears`(name: String, identifier: String)
    {
        let storyboard = HeardStoryboard(name: name, bundle: .module)
        #expect(storyboard.instantiateInitialViewController()?.storyboard === storyboard)
        #expect(storyboard.identifiers == [identifier])
    }

    @Test func `views lie where Interface Builder saved them`() throws {
        let sim = Simulator(device: .iPhone16)
        let page = try #require(login())
        sim.launch(page)
        #expect(page.titleLabel.frame.origin == CGPoint(x: 16, y: 79))
        #expect(page.texts.map(\.frame.width) == [361, 361])
        #expect(page.titleLabel.layer.cornerRadius == 8)
        page.topSpace.constant = 30
        try sim.settle()
        #expect(page.titleLabel.frame.minY == 89)
    }

    @Test func `a finger calls the actions that the file names`() throws {
        let sim = Simulator()
        let page = try #require(login())
        sim.launch(UINavigationController(rootViewController: page))
        _ = HeardLog.taken()
        sim.tap("Continue")
        sim.tap("Help")
        #expect(HeardLog.taken() == ["continue", "help"])
        #expect(page.navigationItem.title == "Log In")
    }

    @Test func `a page that only a weak reference has lives until the turn ends`() {
        let sim = Simulator()
        weak var page: UIViewController?
        page = login()
        #expect(page != nil)
        sim.turn()
        #expect(page == nil)
    }

    @Test func `nothing of the file is left unread`() throws {
        let sim = Simulator()
        let page = try #require(login())
        sim.launch(page)
        #expect(page.storyboard?.file?.unread == [])
    }
}

private final class HeardStoryboard: UIStoryboard {
    var identifiers: [String] = []

    override func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        identifiers.append(identifier)
        return super.instantiateViewController(withIdentifier: identifier)
    }
}
