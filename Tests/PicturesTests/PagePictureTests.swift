import PageFlowTesting
import Simulator
import Testing

/// The content of a page, as the nodes of its picture.
@MainActor
@Suite(.onStage) struct PagePictureTests {
    private final class Page: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Basket"
            view.backgroundColor = .systemBackground
            let label = UILabel(frame: CGRect(x: 20, y: 120, width: 200, height: 22))
            label.text = "Two teas"
            view.addSubview(label)
        }
    }

    private func launch() -> Simulator {
        let sim = Simulator()
        sim.launch(UINavigationController(rootViewController: Page()))
        return sim
    }

    @Test func `a page's texts are in its picture, where the page has them`() {
        let svg = launch().picture().svg
        #expect(svg.contains(">Two teas</text>") && svg.contains(">Basket</text>"))
        #expect(svg.contains("translate(20 120)"))
    }

    @Test func `nothing has changed, and nothing is different`() {
        let sim = launch()
        let first = sim.picture()
        #expect(sim.picture() == first)
        #expect(sim.picture().svg == first.svg)
    }

    @Test func `the dark style is another picture of the same texts`() {
        let sim = launch()
        let light = sim.picture()
        sim.setTraits { $0.userInterfaceStyle = .dark }
        let dark = sim.picture()
        #expect(dark != light && dark.svg.contains(">Two teas</text>"))
        sim.setTraits { $0.userInterfaceStyle = .light }
        #expect(sim.picture() == light)
    }

    @Test func `a push stops while the clock is held`() throws {
        let sim = launch()
        let stack = try #require(sim.window.rootViewController as? UINavigationController)
        stack.pushViewController(Page(), animated: true)
        sim.turn()
        sim.advance(by: 0.1)
        let onTheWay = sim.picture()
        #expect(onTheWay == sim.picture())
        sim.advance(by: 0.1)
        #expect(sim.picture() != onTheWay)
    }

    @Test func `a hidden view, and one without opacity, are not drawn`() throws {
        let sim = launch()
        let page = try #require((sim.window.rootViewController as? UINavigationController)?.topViewController)
        let label = try #require(page.view.subviews.first { $0 is UILabel })
        label.isHidden = true
        #expect(!sim.picture().svg.contains("Two teas"))
        label.isHidden = false
        label.alpha = 0
        #expect(!sim.picture().svg.contains("Two teas"))
        label.alpha = 0.5
        #expect(sim.picture().svg.contains("opacity=\"0.5\""))
    }

    @Test func `what an app draws is drawn`() {
        final class Dot: UIView {
            override func draw(_ rect: CGRect) {
                UIColor.red.setFill()
                UIBezierPath(ovalIn: rect).fill()
                "hello".draw(at: CGPoint(x: 1, y: 2), withAttributes: [.font: UIFont.systemFont(ofSize: 10)])
            }
        }
        let svg = Dot(frame: CGRect(x: 0, y: 0, width: 10, height: 10)).picture.svg
        #expect(svg.contains("fill=\"#FF0000\"") && svg.contains(">hello</text>"))
    }
}
