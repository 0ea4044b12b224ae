import PageFlowTesting
import Simulator
import Testing

@MainActor private final class Owner: CardDelegate {
    var mayDismiss = true
    var heard: [String] = []

    func cardShouldDismiss(_ card: CardPresentationController) -> Bool {
        heard.append("should")
        return mayDismiss
    }

    func cardDidDismiss(_ card: CardPresentationController) {
        heard.append("did \(card.presentedViewController.presentingViewController == nil)")
    }
}

@MainActor @Suite(.onStage) struct CardTests {
    @MainActor private final class App {
        let sim = Simulator()
        let host = Page("host")
        let article = ArticleViewController()
        let transitioning = CardTransitioningDelegate()
        let owner = Owner()

        init() throws {
            sim.launch(host)
            transitioning.cardDelegate = owner
            article.loadViewIfNeeded()
            article.modalPresentationStyle = .custom
            article.transitioningDelegate = transitioning
            host.present(article, animated: true)
            try sim.settle()
        }

        var card: CardPresentationController? {
            article.presentationController as? CardPresentationController
        }
        var offset: CGFloat { article.view.transform.ty }

        func drag(from y: CGFloat = 200, by distance: CGFloat, over seconds: TimeInterval = 0.5) {
            sim.touchDown(at: CGPoint(x: 200, y: y))
            sim.touchMove(to: CGPoint(x: 200, y: y + distance), over: seconds)
        }

        func rest() {
            sim.advance(by: 0.2)
            sim.touchUp()
        }
    }

    @Test func `a card comes to rest below the top of the screen`() throws {
        let app = try App()
        let card = try #require(app.card)
        #expect(card.log == ["willBegin", "didEnd true"])
        #expect(app.article.view.frame == CGRect(x: 0, y: 60, width: 393, height: 792))
        #expect(card.shadeView.alpha == 0.4 && card.shadeView.superview === card.containerView)
        #expect(card.grabber.frame.midX == 196.5 && app.host.view.window != nil)
    }

    @Test func `a card follows the finger down and springs back`() throws {
        let app = try App()
        app.drag(by: 150)
        #expect(app.offset > 130 && app.offset <= 150)
        #expect(try #require(app.card).shadeView.alpha < 0.4)
        app.rest()
        try app.sim.settle()
        #expect(app.offset == 0 && app.card?.shadeView.alpha == 0.4)
        #expect(app.host.presentedViewController === app.article && app.owner.heard.isEmpty)
    }

    @Test func `a card that is dragged far enough leaves and says so`() throws {
        let app = try App()
        let card = try #require(app.card)
        app.drag(by: 400)
        app.rest()
        try app.sim.settle()
        #expect(card.log.suffix(2) == ["dismissalWillBegin", "dismissalDidEnd true"])
        #expect(app.host.presentedViewController == nil && app.owner.heard.first == "should")
        #expect(app.owner.heard.last?.hasPrefix("did") == true && app.owner.heard.count == 2)
        #expect(app.sim.window.subviews.count == 1 && app.article.view.gestureRecognizers?.isEmpty != false)
    }

    @Test func `a flick throws a card away`() throws {
        let app = try App()
        app.sim.swipe(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 400))
        try app.sim.settle()
        #expect(app.host.presentedViewController == nil)
    }

    @Test func `a card whose owner says no springs back from any distance`() throws {
        let app = try App()
        app.owner.mayDismiss = false
        app.drag(by: 500)
        app.rest()
        try app.sim.settle()
        #expect(app.offset == 0 && app.owner.heard == ["should"])
        app.owner.mayDismiss = true
        app.article.isModalInPresentation = true
        app.drag(by: 500)
        app.rest()
        try app.sim.settle()
        #expect(app.offset == 0 && app.owner.heard == ["should"])
    }

    @Test func `a card that is caught while it springs back continues from its position`() throws {
        let app = try App()
        app.drag(by: 200)
        app.rest()
        app.sim.advance(by: 0.1)
        app.drag(from: 400, by: 12, over: 0.02)
        #expect(app.offset > 20 && app.offset < 200)
        app.rest()
        try app.sim.settle()
        #expect(app.offset == 0)
    }

    @Test func `the content scrolls first, and the card moves when the content is at its top`() throws {
        let app = try App()
        app.article.scrollView.contentOffset = CGPoint(x: 0, y: 100)
        app.drag(from: 300, by: 60)
        #expect(app.offset == 0 && app.article.scrollView.contentOffset.y < 100)
        app.sim.touchMove(to: CGPoint(x: 200, y: 520), over: 0.5)
        #expect(app.offset > 60)
        #expect(app.article.scrollView.contentOffset.y == 0)
        app.rest()
        try app.sim.settle()
        #expect(app.offset == 0 && app.host.presentedViewController === app.article)
    }

    @Test func `a finger that goes up scrolls and leaves the card where it is`() throws {
        let app = try App()
        app.drag(from: 600, by: -300)
        #expect(app.offset == 0 && app.article.scrollView.contentOffset.y > 250)
        app.rest()
        try app.sim.settle()
        #expect(app.host.presentedViewController === app.article)
    }

    @Test func `without content to scroll a card resists upwards`() throws {
        let app = try App()
        app.card?.trackedScrollView = nil
        app.article.scrollView.isScrollEnabled = false
        app.drag(from: 600, by: -300)
        #expect(app.offset < -50 && app.offset > -200)
        app.rest()
        try app.sim.settle()
        #expect(app.offset == 0)
    }

    @Test func `a card in hand is put down when the device turns`() throws {
        let app = try App()
        app.drag(by: 150)
        app.sim.rotate(to: .landscapeLeft)
        try app.sim.settle()
        let card = try #require(app.card)
        #expect(app.article.view.transform.isIdentity)
        #expect(app.article.view.frame == CGRect(x: 176, y: 0, width: 500, height: 393))
        #expect(card.shadeView.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
        #expect(card.log.suffix(2) == ["willTransition 852x393", "didTransition"])
        app.sim.touchUp()
        app.sim.rotate(to: .portrait)
        try app.sim.settle()
        #expect(app.article.view.frame == CGRect(x: 0, y: 60, width: 393, height: 792))
    }

    @Test func `the button in the card closes it`() throws {
        let app = try App()
        #expect(app.sim.tap("Close"))
        try app.sim.settle()
        #expect(app.host.presentedViewController == nil && app.owner.heard.count == 1)
    }

    @Test func `a card can be shown again after it has left`() throws {
        let app = try App()
        let first = app.card
        app.article.dismiss(animated: true)
        try app.sim.settle()
        app.host.present(app.article, animated: true)
        try app.sim.settle()
        #expect(app.card != nil && app.card !== first)
        #expect(app.article.view.frame == CGRect(x: 0, y: 60, width: 393, height: 792))
    }
}
