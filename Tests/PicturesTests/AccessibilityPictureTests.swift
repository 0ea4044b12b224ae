import PageFlowTesting
import Simulator
import Testing

/// Accessibility settings that affect pictures.
@MainActor
@Suite(.onStage) struct AccessibilityPictureTests {
    private final class Page: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemRed
            let label = UILabel(frame: CGRect(x: 20, y: 120, width: 300, height: 22))
            label.text = "Two teas"
            view.addSubview(label)
        }
    }

    private let sim = Simulator()
    private let stack = UINavigationController(rootViewController: Page())

    init() {
        sim.launch(stack)
    }

    @Test(arguments: [(false, "#FF3B30", "#D70015"), (true, "#FF453A", "#FF6961")])
    func `increased contrast has shades of its own`(isDark: Bool, usual: String, contrasting: String) {
        sim.setTraits { $0.userInterfaceStyle = isDark ? .dark : .light }
        #expect(sim.picture().svg.contains(usual))
        sim.setAccessibility(.darkerSystemColors, isOn: true)
        #expect(sim.picture().svg.contains(contrasting) && !sim.picture().svg.contains(usual))
        sim.setAccessibility(.darkerSystemColors, isOn: false)
        #expect(sim.picture().svg.contains(usual))
    }

    @Test func `bold text is heavier and wider`() throws {
        let text = /textLength="([0-9.]+)"[^>]*font-weight="600"[^>]*>Two teas</
        #expect(sim.picture().svg.firstMatch(of: text) == nil)
        let usual = ("Two teas" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
        sim.setAccessibility(.boldText, isOn: true)
        #expect(stack.traitCollection.legibilityWeight == .bold)
        let bold = try #require(sim.picture().svg.firstMatch(of: text)).1
        #expect(try #require(Double(bold)) > usual.width)
    }

    @Test func `pages fade where the user prefers that`() {
        sim.setAccessibility(.crossFadeTransitions, isOn: true)
        stack.pushViewController(Page(), animated: true)
        sim.advance(by: 0.1)
        let fading = sim.picture().svg
        #expect(fading.contains(#"opacity="0."#))
        #expect(!fading.contains("translate(-"))
    }
}
